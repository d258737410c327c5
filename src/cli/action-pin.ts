import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { invalidInput, quoted } from '../errors.ts';
import { answerOf, type GitRepository, openRepository } from '../source/git/git.ts';
import { released, toolVersion } from '../tool.ts';

/** How a workflow names the action. */
export interface ActionPin {
  /** `lockproof/lockproof` */
  readonly repository: string;
  readonly ref: string;
  /** The comment behind it: a tag, which Renovate and Dependabot update too, or the date of the commit. */
  readonly note: string;
  /** Whether a commit is among those before this one; left out where that is not known. */
  isAfter?(ref: string): Promise<boolean>;
  /** Why the ref is only a placeholder, and the next step, as sentences; left out where it is not. */
  readonly open?: string;
}

const own = 'lockproof/lockproof';

/** A text with this in place of a sha never runs. */
export const noCommit = '0'.repeat(40);

export const placeholder: ActionPin = {
  repository: own,
  ref: noCommit,
  note: `replace the zeros with the sha of ${released ?? 'a commit you have reviewed'}`,
};

/** @param text of `--action`, `OWNER/REPO@REF`. @throws UserError for anything else */
export function pinFrom(text: string): ActionPin {
  const [, repository = '', ref = ''] = /^([\w.-]+\/[\w.-]+(?:\/[\w./-]+)?)@([\w./-]+)$/.exec(text) ?? [];
  // The text of a message may be pasted as it is.
  if (ref !== '' && repository !== 'OWNER/REPO') return { repository, ref, note: '' };
  throw invalidInput(`--action: ${quoted(text)} is not allowed; allowed: OWNER/REPO@REF`);
}

/** The commit of the clone that this program runs from, or the tag of the installed package. */
export async function ownPin(): Promise<ActionPin> {
  const folder = dirname(realpathSync(process.argv[1] ?? '.'));
  const clone = await openRepository(folder).catch(() => null);
  const isOwn =
    clone !== null && (await answerOf(clone, ['ls-files', '--', 'dist/cli.js', 'action.yml'])) !== null;
  if (isOwn && realpathSync(clone.root) === dirname(folder)) return pinOfClone(clone);
  const version = `v${toolVersion}`;
  return released === version
    ? { repository: own, ref: version, note: '' }
    : open('This Lockproof is not a clone, so its commit is not known', nameIt);
}

const open = (reason: string, step: string) => ({ ...placeholder, open: `${reason}. ${step}.` });
const nameIt = 'Name a commit that GitHub has: `lockproof init --update --action OWNER/REPO@SHA`';

async function pinOfClone(clone: GitRepository): Promise<ActionPin> {
  const ask = (...args: readonly string[]) => answerOf(clone, args);
  const remote = (await ask('remote', 'get-url', 'origin')) ?? '';
  const [, repository] =
    /^(?:(?:https|ssh):\/\/)?(?:[^@/]+@)?(?:ssh\.)?github\.com(?::443)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(
      remote,
    ) ?? [];
  const ref = await ask('rev-parse', 'HEAD');
  if (ref === null) return open('The clone of Lockproof has no commit', nameIt);
  if ((await ask('status', '--porcelain', '--', 'dist', 'action.yml')) !== null)
    return open(
      'The clone of Lockproof has changes in dist/ or action.yml that are not committed',
      'Commit and push them, or discard them, then run `lockproof init --update`',
    );
  if (repository === undefined)
    return open('The remote origin of the clone of Lockproof is not on github.com', nameIt);
  const isPushed =
    (await ask('branch', '--remotes', '--contains', ref)) ?? (await ask('tag', '--contains', ref));
  if (isPushed === null)
    return open(
      'The commit of the clone of Lockproof is on no branch of its remote, so GitHub may not have it',
      'Push it, then run `lockproof init --update`',
    );
  const note =
    (await ask('tag', '--points-at', ref, 'v*'))?.split('\n').at(-1) ??
    (await ask('log', '-1', '--format=%cs', ref));
  const isAfter = async (old: string) => {
    const commit = await ask('rev-parse', '--verify', `${old}^{commit}`);
    return commit !== null && (await ask('merge-base', commit, ref)) === commit;
  };
  return { repository, ref, note: note ?? '', isAfter };
}

/** The line of a workflow, from `uses:` on. */
export function usesLine({ repository, ref, note }: ActionPin): string {
  return `uses: ${repository}@${ref}${note === '' ? '' : ` # ${note}`}`;
}
