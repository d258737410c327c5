import { defineConfig } from 'vitest/config';
import { longRuns } from './vitest.long-runs.ts';

export default defineConfig({
  test: {
    include: ['test/world/**/*.test.ts', ...longRuns],
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
