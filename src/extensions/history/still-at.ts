import { publisherOf } from '../../address/publishers.ts';
import { evidenceKey, versionBefore } from '../../evidence/plan.ts';
import type { LearntFacts } from '../../evidence/step.ts';
import { Patience } from '../../hcl/convert.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import { readLockFile } from '../../lockfile/read.ts';
import type { Snapshot } from '../../source/source.ts';
import { SourceError } from '../../source/source-error.ts';

/** They may cost a server one more request at most, so a repository with more lock files is not looked through. */
const most = { files: 50, bytes: 1024 * 1024 };

/** About versions that the change leaves and providers that it adds: the other lock files that have them. Empty: nothing was read. */
export async function findStillAt(
  { files, surroundings }: Pick<Snapshot, 'files' | 'surroundings'>,
  changes: readonly GroupedChange[],
): Promise<LearntFacts> {
  const nothing = new Map();
  const asked = changes.flatMap(({ change }) => {
    const { kinds, provider: address, to } = change;
    const isNew = kinds.includes('provider-added') && publisherOf(address) === null;
    if (to === null) return [];
    return versionBefore(change) ?? (isNew ? { address, version: to.version } : []);
  });
  if (surroundings === undefined || asked.length === 0) return nothing;
  const { lockFiles, tree } = surroundings.head;
  const reviewed = new Set(files.map(({ path }) => path));
  const rest = [...lockFiles.values()].filter(({ kind, path }) => kind === 'file' && !reviewed.has(path));
  if (rest.length > most.files) return nothing;
  try {
    const others = await tree.measure(rest);
    const distinct = new Map(others.map(({ sha, path, size }) => [sha || path, size]));
    if ([...distinct.values()].reduce((sum, size) => sum + size, 0) > most.bytes) return nothing;
    const contents = await tree.read(others);
    const patience = new Patience();
    const locks = others.flatMap(({ path }, index) => {
      const { lockFile = null } = readLockFile(contents[index] ?? '', patience);
      return (lockFile?.providers ?? []).map(({ address, version }) => ({ address, version, path }));
    });
    return new Map(
      asked.map(({ address, version }) => {
        const others = locks.filter((lock) => lock.address === address);
        const same = others.filter((lock) => lock.version === version);
        const stillAt = same.map(({ path }) => path).toSorted();
        return [evidenceKey(address, version), { stillAt, isElsewhere: others.length > 0 }];
      }),
    );
  } catch (error) {
    if (error instanceof SourceError) return nothing;
    throw error;
  }
}
