import { UserError } from '../../errors.ts';
import { quoted } from '../../quoted.ts';
import { answerOf, type GitRepository, openRepository } from './git.ts';

/**
 * The commit that a revision names. The text may be any input of a user; it cannot become an option of git.
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
 * The default base of `lockproof review`: the merge base with the default branch of `origin`, or with `main` or `master`. On that branch
 * itself, or without one, it is the current commit, so that uncommitted changes are reviewed.
 *
 * @param onNotice receives a notice if there is no such branch, because then committed changes are not reviewed
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
      'This shallow clone does not have the commit where the branch left the default branch; fetch more history, including the default branch, or name an existing commit with --base.',
    );
  onNotice(
    'No default branch is known here, so only uncommitted changes are reviewed; name another base with --base.',
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

/** The best common ancestor of two commits; `null` if there is none, or if a shallow clone does not have it. */
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
