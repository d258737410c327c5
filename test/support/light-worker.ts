import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

/** A worker is copied for each program that it starts, git above all, so it keeps little memory, and that in large pages. Only glibc reads this, when a process begins. */
export const lightWorker = { GLIBC_TUNABLES: 'glibc.malloc.arena_max=1:glibc.malloc.hugetlb=1' };

if (process.env.VITEST_WORKER_ID === undefined) {
  // Some libraries have a second form, for their development, that checks itself at every step: the Markdown of GitHub is rendered by one.
  process.env.NODE_ENV = 'production';
} else {
  // The programs that a test starts run as they do for a user.
  delete process.env.GLIBC_TUNABLES;
  delete process.env.NODE_ENV;
  // A second thread that hashes packages takes longer to start than all packages of a test to hash. The tests of the pool ask for several.
  os.availableParallelism = () => 1;
  syncBuiltinESMExports();
}
