// Some libraries have a second form, for their development, that checks itself at every step: the Markdown of GitHub is rendered by one.
process.env.NODE_ENV = 'production';

/** A worker is copied for each program that it starts, git above all, so it keeps little memory, and that in large pages. Only glibc reads this, when a process begins. */
export const lightWorker = { GLIBC_TUNABLES: 'glibc.malloc.arena_max=1:glibc.malloc.hugetlb=1' };

// The programs that a test starts use memory as they do for a user.
if (process.env.VITEST_WORKER_ID !== undefined) delete process.env.GLIBC_TUNABLES;
