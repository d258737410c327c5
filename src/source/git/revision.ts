import { quoted, UserError } from '../../errors.ts';
import { ambiguous } from '../source-error.ts';
import { answerOf, type GitRepository, git } from './git.ts';

/** The commit that a revision names. A name of a branch and a tag is refused: anybody who may push a tag could make a review compare a commit with itself (T96). @throws UserError `unknown-revision` */
export async function resolveRevision(repository: GitRepository, revision: string): Promise<string> {
  let isAmbiguous = false;
  const commit = await commitOf(repository, revision, (warnings) => {
    isAmbiguous = /^warning: refname '.*' is ambiguous/m.test(warnings);
  });
  if (isAmbiguous) throw ambiguous(revision, await namedAlike(repository, revision));
  if (commit !== null) return commit;
  throw new UserError(
    'unknown-revision',
    `Git knows no revision ${quoted(revision)} here; check its name, and in a shallow clone fetch it first.`,
  );
}

/** The branches and tags that the name at the beginning of a revision may mean. */
async function namedAlike(repository: GitRepository, revision: string): Promise<readonly string[]> {
  const [name = ''] = revision.split(/[~^:]|@\{/);
  const full = ['heads', 'remotes', 'tags'].map((kind) => `refs/${kind}/${name}`);
  const found = await Promise.all(full.map((each) => commitOf(repository, each)));
  return full.filter((_, at) => found[at] !== null);
}

/** The merge base with the default branch of `origin`, or `main` or `master`. `null` if there is no commit. @throws UserError without such a branch, or in a shallow clone that does not reach it: compared with itself, a commit would change nothing */
export async function defaultBase(repository: GitRepository, onNotice: (notice: string) => void = () => {}) {
  const current = await commitOf(repository, 'HEAD');
  if (current === null) return null;
  const format = '--format=%(refname) %(objectname) %(symref)';
  const found = (await git(repository, ['for-each-ref', format, ...defaultBranches])).toString();
  const branches = found.split(/\r?\n/).map((line) => line.split(' '));
  for (const branch of defaultBranches) {
    const [, tip, target] = branches.find(([ref]) => ref === branch) ?? [];
    if (tip === undefined) continue;
    const name = (target || branch).replace(/^refs\/(?:heads|remotes)\//, '');
    const [base, ...others] = await mergeBasesOf(repository, tip, current);
    if (base === undefined) continue;
    if (others.length === 0) return { commit: base, name };
    onNotice(
      `The branches have ${others.length + 1} merge bases, so the current commit is compared with the tip of ${branch}.`,
    );
    return { commit: tip, name };
  }
  if ((await answerOf(repository, ['rev-parse', '--is-shallow-repository'])) === 'true')
    throw new UserError(
      'unknown-revision',
      'This shallow clone does not have the commit where the branch left the default branch; fetch it with git fetch --unshallow origin "+refs/heads/*:refs/remotes/origin/*", or name an existing commit with --base.',
    );
  throw new UserError(
    'unknown-revision',
    'No default branch is known here, so Lockproof cannot tell what this branch changes; name the revision to compare with, such as --base origin/trunk (--base HEAD reviews only uncommitted changes).',
  );
}

const defaultBranches = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];

/** The best common ancestors of two commits. With several, one alone may hide what a merge brings (T69). */
export async function mergeBasesOf(repository: GitRepository, one: string, other: string) {
  const answer = await answerOf(repository, ['merge-base', '--all', one, other]);
  return answer === null ? [] : answer.split(/\r?\n/);
}

async function commitOf(repository: GitRepository, revision: string, onWarnings?: (text: string) => void) {
  // Git takes `^main` for all that is not in main, and `--verify` lets it pass.
  if (revision === '' || /^\^|\0/.test(revision)) return null;
  const args = ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`];
  return answerOf(repository, args, { onWarnings });
}
