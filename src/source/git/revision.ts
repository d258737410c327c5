import { UserError } from '../../errors.ts';
import { quoted } from '../../quoted.ts';
import { GitFailure, type GitRepository, git, openRepository } from './git.ts';

/**
 * The commit that a revision names. The text may be anything a user types; it can not become an option of git.
 *
 * @throws UserError `unknown-revision`.
 */
export async function resolveRevision(repository: GitRepository, revision: string): Promise<string> {
  const commit = await commitOf(repository, revision);
  if (commit !== null) return commit;
  throw new UserError(
    'unknown-revision',
    `Git knows no revision ${quoted(revision)} here; check its name, and in a shallow clone fetch it first.`,
  );
}

/**
 * What `lockproof review` compares with when nobody says: the merge base with the default branch of `origin`, or with `main` or `master`;
 * on that branch itself, and where there is none, the current commit, so that uncommitted changes are reviewed.
 *
 * @param onNotice hears that there is none, because then what is committed is not reviewed
 * @returns a commit sha, or `null` in a repository without a commit.
 * @throws UserError `not-a-repository`; `unknown-revision` in a shallow clone that does not reach it.
 */
export async function defaultBase(
  directory: string,
  onNotice: (notice: string) => void = () => {},
): Promise<string | null> {
  const repository = await openRepository(directory);
  const current = await commitOf(repository, 'HEAD');
  if (current === null) return null;
  for (const branch of defaultBranches) {
    const tip = await commitOf(repository, branch);
    const base = tip === null ? null : await mergeBaseOf(repository, tip, current);
    if (base !== null) return base;
  }
  if ((await answerOf(repository, ['rev-parse', '--is-shallow-repository'])) === 'true')
    throw new UserError(
      'unknown-revision',
      'This shallow clone does not reach where the branch left the default branch; fetch the history, with the default branch in it, or name what is there with --base.',
    );
  onNotice(
    'No default branch is known here, so only what is not committed yet is reviewed; name another base with --base.',
  );
  return current;
}

const defaultBranches = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];

/** The best common ancestor of two commits; `null` where there is none, or a shallow clone does not reach it. */
export async function mergeBaseOf(
  repository: GitRepository,
  one: string,
  other: string,
): Promise<string | null> {
  return answerOf(repository, ['merge-base', one, other]);
}

async function commitOf(repository: GitRepository, revision: string): Promise<string | null> {
  if (revision === '' || revision.includes('\0')) return null;
  return answerOf(repository, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]);
}

async function answerOf(repository: GitRepository, args: readonly string[]): Promise<string | null> {
  try {
    return (await git(repository, args)).toString().trim() || null;
  } catch (error) {
    if (error instanceof GitFailure) return null;
    throw error;
  }
}
