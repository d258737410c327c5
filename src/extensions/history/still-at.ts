import { chooseFrom } from '../../evidence/other-lock-files.ts';
import { evidenceKey, versionBefore } from '../../evidence/plan.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import type { Snapshot } from '../../source/source.ts';
import { SourceError } from '../../source/source-error.ts';

/** They may cost a server one more request at most, so a repository with more lock files is not looked through. */
const most = { lockFiles: 50, files: 50, bytes: 1024 * 1024 };

/** By `evidenceKey` of a version that the change leaves: the other lock files at head that still have it. `null`: nothing was read. */
export async function findStillAt(
  { files, surroundings }: Pick<Snapshot, 'files' | 'surroundings'>,
  changes: readonly GroupedChange[],
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const left = changes.flatMap(({ change }) => (change.to === null ? [] : (versionBefore(change) ?? [])));
  if (surroundings === undefined || left.length === 0) return null;
  const { head } = surroundings;
  if (head.lockFiles.size > most.lockFiles + files.length) return null;
  try {
    const { read, covered, all } = await chooseFrom(head, files, most);
    if (covered < all) return null;
    const others = await read();
    return new Map(
      left.map(({ address, version }) => {
        const same = others.filter(
          ({ text, providers }) =>
            text.includes(address) &&
            text.includes(version) &&
            providers().some((lock) => lock.address === address && lock.version === version),
        );
        return [evidenceKey(address, version), same.flatMap(({ paths }) => paths).toSorted()];
      }),
    );
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}
