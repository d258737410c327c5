import { evidenceKey, versionBefore } from '../../evidence/plan.ts';
import { Patience } from '../../hcl/convert.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import { readLockFile } from '../../lockfile/read.ts';
import type { Snapshot } from '../../source/source.ts';
import { SourceError } from '../../source/source-error.ts';

/** They may cost a server one more request at most, so a repository with more lock files is not looked through. */
const most = { files: 50, bytes: 1024 * 1024 };

/** By `evidenceKey` of a version that the change leaves: the other lock files at head that still have it. `null`: nothing was read. */
export async function findStillAt(
  { files, surroundings }: Pick<Snapshot, 'files' | 'surroundings'>,
  changes: readonly GroupedChange[],
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const left = changes.flatMap(({ change }) => (change.to === null ? [] : (versionBefore(change) ?? [])));
  if (surroundings === undefined || left.length === 0) return null;
  const { lockFiles, tree } = surroundings.head;
  const reviewed = new Set(files.map(({ path }) => path));
  const rest = [...lockFiles.values()].filter(({ kind, path }) => kind === 'file' && !reviewed.has(path));
  if (rest.length > most.files) return null;
  try {
    const others = await tree.measure(rest);
    const distinct = new Map(others.map(({ sha, path, size }) => [sha || path, size]));
    if ([...distinct.values()].reduce((sum, size) => sum + size, 0) > most.bytes) return null;
    const contents = await tree.read(others);
    const patience = new Patience();
    const locks = others.flatMap(({ path }, index) => {
      const { lockFile = null } = readLockFile(contents[index] ?? '', { path, patience });
      return (lockFile?.providers ?? []).map(({ address, version }) => ({ address, version, path }));
    });
    return new Map(
      left.map(({ address, version }) => {
        const same = locks.filter((lock) => lock.address === address && lock.version === version);
        return [evidenceKey(address, version), same.map(({ path }) => path).toSorted()];
      }),
    );
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}
