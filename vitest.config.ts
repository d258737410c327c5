import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longRuns } from './vitest.long-runs.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/world/**', ...longRuns, 'node_modules/**'],
    // The scenarios spend more time waiting for processes and servers than computing.
    maxWorkers: Math.max(2, availableParallelism()),
    // Files share their modules, because loading these takes longer than most tests; what a test changes it puts back.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
