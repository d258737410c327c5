import { Patience } from '../hcl/convert.ts';
import type { GroupedChange } from '../lockfile/group.ts';
import { readLockFile } from '../lockfile/read.ts';
import type { Snapshot } from '../source/source.ts';
import { SourceError } from '../source/source-error.ts';
import { chooseFrom, type OtherLockFile } from './other-lock-files.ts';
import { evidenceKey, type NamedVersion, versionBefore } from './plan.ts';

/** By {@link evidenceKey} of the version before: the paths of the lock files at head that are not under review and still have it. */
export type StillAt = ReadonlyMap<string, readonly string[]>;

/** A server is asked at most once more for them, so a repository with more lock files is not looked through. */
const most = { lockFiles: 50, files: 50, bytes: 1024 * 1024 };

/**
 * Looks for the versions that the change leaves behind in other lock files. It is for the reader only: nothing is refused by it, and what cannot be read
 * is left out.
 *
 * @returns `null` where nothing was read
 */
export async function findStillAt(
  { files, surroundings }: Pick<Snapshot, 'files' | 'surroundings'>,
  changes: readonly GroupedChange[],
): Promise<StillAt | null> {
  const left = changes.flatMap(({ change }) => (change.to === null ? [] : (versionBefore(change) ?? [])));
  if (surroundings === undefined || left.length === 0) return null;
  const { head } = surroundings;
  if (head.lockFiles.size > most.lockFiles + files.length) return null;
  try {
    const { chosen, covered, all } = await chooseFrom(head, files, most);
    if (covered < all) return null;
    const contents = await head.tree.read(chosen.map(({ entry }) => entry));
    const patience = new Patience();
    const found = chosen.flatMap((other, index) =>
      versionsIn(other, contents[index] ?? null, left, patience),
    );
    const places = Map.groupBy(found, ({ key }) => key);
    return new Map(
      left.map(({ address, version }) => {
        const key = evidenceKey(address, version);
        return [key, (places.get(key) ?? []).flatMap(({ paths }) => paths).toSorted()];
      }),
    );
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

/** Parses a file only if its text has one of the addresses. */
function versionsIn(
  { entry, paths }: OtherLockFile,
  bytes: Uint8Array | null,
  versions: readonly NamedVersion[],
  patience: Patience,
): readonly { readonly key: string; readonly paths: readonly string[] }[] {
  const text = bytes === null ? '' : Buffer.from(bytes).toString('latin1');
  const wanted = versions.filter(({ address, version }) => text.includes(address) && text.includes(version));
  if (bytes === null || wanted.length === 0) return [];
  const providers = readLockFile(bytes, { path: entry.path, patience }).lockFile?.providers ?? [];
  return wanted
    .filter(({ address, version }) =>
      providers.some((lock) => lock.address === address && lock.version === version),
    )
    .map(({ address, version }) => ({ key: evidenceKey(address, version), paths }));
}
