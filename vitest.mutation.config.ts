import { defineConfig } from 'vitest/config';

/** `MUTATION_TESTS=lockfile npm run mutation -- --mutate 'src/lockfile/*.ts'` takes one folder. */
const folders =
  process.env.MUTATION_TESTS ??
  'address,evidence,extensions/configuration,hcl,lockfile,openpgp,policy,registry,rules,source,subject,version';

/** What `npm run mutation` runs for each changed line: the tests that load the sources themselves, not those of the built program. */
export default defineConfig({
  test: {
    include: [folders.includes(',') ? `test/{${folders}}/**/*.test.ts` : `test/${folders}/**/*.test.ts`],
    exclude: ['**/*.long.test.ts', 'node_modules/**'],
    // Each mutant has a process of its own anyway; within it, no file of tests loads the sources again.
    isolate: false,
    // Only for what hangs: no test is meant to be that slow, on the busiest machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 600_000 } },
  },
});
