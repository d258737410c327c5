import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { builtThreads } from './test/support/built-threads.ts';
import { lightWorker } from './test/support/light-worker.ts';
import { temporaryFolder } from './test/support/temporary-folder.ts';

export default defineConfig({
  plugins: [builtThreads],
  test: {
    globalSetup: './test/support/built-threads.ts',
    // A snapshot or a golden file that is missing fails, on every machine; `npx vitest run FILE -u` writes it.
    update: 'none',
    env: { TMPDIR: temporaryFolder(), ...lightWorker },
    setupFiles: './test/support/light-worker.ts',
    include: ['test/**/*.test.ts'],
    // The others are `npm run test:world`.
    exclude: ['test/world/**', '**/*.long.test.ts', 'node_modules/**'],
    // The scenarios spend more time waiting for processes and servers than computing.
    maxWorkers: Math.max(4, availableParallelism()),
    // The parser of HCL is compiled fast: to compile it well takes longer than all that the tests parse.
    execArgv: ['--liftoff-only'],
    // Files share their modules, because loading these takes longer than most tests; what a test changes it puts back.
    isolate: false,
    // Only for what hangs: no test is meant to be that slow, on the busiest machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 600_000 } },
  },
});
