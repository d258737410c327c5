import { chooseFrom } from '../../evidence/other-lock-files.ts';
import { evidenceKey, versionBefore } from '../../evidence/plan.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import type { Snapshot } from '../../source/source.ts';
import { SourceError } from '../../source/source-error.ts';

/** By {@link evidenceKey} of the version before: the paths of the lock files at head that are not under review and still have it. */
export type StillAt = ReadonlyMap<string, readonly string[]>;

/** A server is asked at most once more for them, so a repository with more lock files is not looked through. */
const most = { lockFiles: 50, files: 50, bytes: 1024 * 1024 };

/** The versions that the change leaves behind in other lock files, for the reader only; what cannot be read is left out. `null`: nothing was read. */
export async function findStillAt(
  { files, surroundings }: Pick<Snapshot, 'files' | 'surroundings'>,
  changes: readonly GroupedChange[],
): Promise<StillAt | null> {
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
