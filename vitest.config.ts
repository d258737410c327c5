import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longRuns } from './vitest.long-runs.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/world/**', ...longRuns, 'node_modules/**'],
    // The scenarios spend more time waiting for processes and servers than computing.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
