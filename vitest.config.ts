import { defineConfig } from 'vitest/config';
import { longRuns } from './vitest.long-runs.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/world/**', ...longRuns, 'node_modules/**'],
    // The scenarios wait for processes and servers more than they compute.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
