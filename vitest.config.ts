import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longRuns } from './vitest.long-runs.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/world/**', ...longRuns, 'node_modules/**'],
    // The scenarios wait for processes and servers more than they compute.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
