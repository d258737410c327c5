import { consider } from '../../finding/fix.ts';
import { listed, say } from '../../finding/sentence.ts';
import { folderOf } from '../../paths.ts';
import { aboutFile, type Rule } from '../../rules/rule.ts';
import type { Hiding, Unseen } from './requirements/configuration.ts';
import type { ReadSide, Sides } from './requirements/read-configurations.ts';

/** Something that Lockproof did not read and Terraform may. */
export interface Beyond {
  readonly of: Hiding | 'run';
  /** The files that are the reason, the likeliest first. */
  readonly paths: readonly string[];
  readonly why: string;
  /** Before the change it could be read. */
  readonly byChange: boolean;
}

/** A file that a change makes unreadable may hide everything that the other rules look for, so the run is incomplete (T68). */
export const configurationUnread: Rule = {
  slug: 'configuration-unread',
  severity: 'error',
  after: 'entry-removed',
  meaning: 'Configuration that Lockproof cannot read and Terraform may.',
  ofMerge: true,
  headline: ({ who }) => `${who} cannot be read`,
  check: ({ around }) =>
    (around.beyond ?? []).map(({ of, paths, why, byChange }) =>
      aboutFile(paths[0] ?? '', {
        message: say`${listed(paths, 3)} ${paths.length === 1 ? 'was' : 'were'} not compared with the lock files, because ${why}. ${byChange ? 'Before the change, everything could be read.' : 'That was so before the change.'}`,
        cause: `${of}: ${why}`,
        fix: [consider(advice[of])],
        severity: byChange ? 'error' : 'notice',
        open: byChange,
      }),
    ),
};

const advice = {
  size: 'make the file smaller (at most 256 KiB, in JSON 1 MiB) and its expressions simpler; in JSON, write each name of an object once',
  link: 'make it a plain file, or a symlink to one in the repository',
  expression: 'write it as a plain name or string',
  run: 'split the change into smaller pull requests',
};

/** What hides from what was read, and whether the change is the reason: a change may not buy silence (T68). */
export async function hiddenIn({ base, head }: Sides<ReadSide>): Promise<readonly Beyond[]> {
  const now = [...head.configuration.hidden.values()];
  await base?.configuration.readModules(now.map(({ path }) => folderOf(path)));
  const fresh = now.filter(({ path }) => base?.configuration.hidden.has(path) === false);
  const idIn = (side: ReadSide | undefined, { hides, path }: Unseen) =>
    `${hides} ${side?.tree.whole?.get(path)?.sha ?? path}`;
  // A file that moved, or is called now, hid before only from what a lock file needs: a file that nobody read hid nothing.
  const reachedIn = async (side: ReadSide | undefined) => {
    const folders = now.length === 0 ? [] : [...(side?.lockFiles.keys() ?? [])].map(folderOf);
    const roots = (await side?.configuration.readRoots(folders)) ?? [];
    const parts = roots.flatMap((root) => root?.unseen ?? []);
    return new Set(parts.flatMap((part) => [part.path, idIn(side, part)]));
  };
  const [old, reached] = [await reachedIn(base), await reachedIn(base && head)];
  return now.flatMap((part) => {
    const { path, why = '', hides: of = 'size' } = part;
    const byChange =
      (fresh.includes(part) || reached.has(path)) && !old.has(path) && !old.has(idIn(head, part));
    return byChange || of === 'size' ? { of, paths: [path], why, byChange } : [];
  });
}
