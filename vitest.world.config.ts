import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { builtThreads } from './test/support/built-threads.ts';
import { lightWorker } from './test/support/light-worker.ts';
import { temporaryFolder } from './test/support/temporary-folder.ts';

/** The files that take longest, many of them because they wait: whichever begins late is alone at the end. */
const long =
  /\/(?:commands|event-permission-outcome|hostile-load|hostile-rendering|line-ends|lockfile-vectors|next-steps|remedies|replay|same-snapshot|stories)\./;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId);
    return (await super.sort(files)).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

export default defineConfig({
  plugins: [builtThreads],
  test: {
    globalSetup: './test/support/built-threads.ts',
    // A snapshot or a golden file that is missing fails, on every machine; `npx vitest run FILE -u` writes it.
    update: 'none',
    env: { TMPDIR: temporaryFolder(), ...lightWorker },
    setupFiles: './test/support/light-worker.ts',
    include: ['test/world/**/*.test.ts', 'test/**/*.long.test.ts'],
    // Most of them wait for processes and servers.
    maxWorkers: 4,
    // As in vitest.config.ts; the programs that scenarios keep warm stay so from one file to the next.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 600_000 } },
  },
});
