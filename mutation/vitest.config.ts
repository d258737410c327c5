import { defineConfig } from 'vitest/config';

/** For `mutation/run.ts`, in its copy of the project. */
export default defineConfig({
  test: {
    include: [process.env.MUTATION_TEST ?? ''],
    runner: './mutation/runner.ts',
    maxWorkers: 1,
    testTimeout: Number(process.env.MUTATION_TIMEOUT ?? 10_000),
    hookTimeout: 60_000,
  },
});
