import { defineConfig } from 'vitest/config';
import { longRuns } from './vitest.long-runs.ts';

export default defineConfig({
  test: {
    // A snapshot or a golden file that is missing fails, on every machine; `npx vitest run FILE -u` writes it.
    update: 'none',
    include: ['test/world/**/*.test.ts', ...longRuns],
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 600_000 } },
  },
});
