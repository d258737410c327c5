import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './test/support/temporary-folder.ts';

export default defineConfig({
  test: {
    // A snapshot or a golden file that is missing fails, on every machine; `npx vitest run FILE -u` writes it.
    update: 'none',
    env: { TMPDIR: temporaryFolder() },
    include: ['test/world/**/*.test.ts', 'test/**/*.long.test.ts'],
    // Most of them wait for processes and servers.
    maxWorkers: 4,
    // As in vitest.config.ts; the programs that scenarios keep warm stay so from one file to the next.
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 600_000 } },
  },
});
