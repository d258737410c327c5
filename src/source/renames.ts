import { folderOf, sharedSegments } from '../paths.ts';
import { isConfiguration } from './configuration-file.ts';
import type { RevisionTree } from './revision-tree.ts';
import type { LockFileRevision } from './source.ts';
import { blobSha, isSameContent } from './tree.ts';

/** Removed files times added files. Beyond it they are judged as removed and added: nobody moves five hundred root modules at once. */
const mostPairs = 250_000;

/** Finds the lock files that moved, with their module in git or alone if no configuration stays (T70). It decides what they are compared with; their hashes are proven again (T44). */
export async function followRenames(
  files: readonly LockFileRevision[],
  base: RevisionTree,
  head: RevisionTree,
): Promise<readonly LockFileRevision[]> {
  const removed = files.filter((file) => file.status === 'removed' && file.base.kind === 'file');
  const added = files.filter((file) => file.status === 'added' && file.head.kind === 'file');
  const pairs = removed.length * added.length;
  if (pairs === 0 || pairs > mostPairs || base.whole === null || head.whole === null) return files;
  const folders = [...removed, ...added].map(({ path }) => folderOf(path));
  const [before, now] = await Promise.all([moduleFilesIn(base, folders), moduleFilesIn(head, folders)]);
  const left = removed.filter(({ path }) => now(folderOf(path)).size === 0);
  const likely = added.map((file) => {
    const there = now(folderOf(file.path));
    const origins = left.flatMap((old): Origin[] => {
      const module = before(folderOf(old.path));
      const moved = filesMoved(module, there);
      const isSame = isSameContent(old.base, file.head);
      if (moved === 0 && !(isSame && (module.size > 0 || there.size === 0))) return [];
      const likeness = moved * mostSegments + sharedSegments(old.path, file.path);
      return [{ old, withModule: moved > 0, likeness: isSame ? likeness + 0.5 : likeness }];
    });
    return { file, origins: origins.sort((one, other) => other.likeness - one.likeness) };
  });
  const originOf = new Map<LockFileRevision, Origin>();
  const taken = new Set<LockFileRevision>();
  const most = ({ origins: [best] }: (typeof likely)[number]): number => best?.likeness ?? 0;
  for (const { file, origins } of likely.sort((one, other) => most(other) - most(one))) {
    const [best] = origins;
    if (best === undefined) continue;
    // Of two equal roots, one may now have the bytes that the other had.
    const free = origins.find(({ old, likeness }) => likeness > best.likeness - 1 && !taken.has(old));
    const origin = free ?? best;
    originOf.set(file, origin);
    taken.add(origin.old);
  }
  return files
    .filter((file) => !taken.has(file))
    .map((file): LockFileRevision => {
      const { old, withModule } = originOf.get(file) ?? {};
      if (old === undefined) return file;
      const moved = { ...file, status: 'renamed' as const, previousPath: old.path, base: old.base };
      return withModule ? moved : { ...moved, alone: true };
    });
}

/** @property likeness the files that moved count first, then the path, then the bytes: two roots may swap their lock files */
type Origin = Readonly<{ old: LockFileRevision; withModule: boolean; likeness: number }>;

const mostSegments = 10_000; // No path has as many.
type ModuleFiles = ReadonlySet<string>;

const noFiles: ModuleFiles = new Set();

/** The configuration of folders, all at once: one by one, each may cost a source a request of its own. */
export async function moduleFilesIn(tree: RevisionTree, folders: readonly string[]) {
  const entries = await Promise.all([...new Set(folders)].map((folder) => tree.within(folder)));
  const files = await tree.identify(entries.flat().filter(isConfiguration));
  const byFolder = new Map(
    [...Map.groupBy(files, ({ path }) => folderOf(path))].map(([folder, each]) => [
      folder,
      new Set(each.map(({ sha }) => sha)),
    ]),
  );
  return (folder: string): ModuleFiles => byFolder.get(folder) ?? noFiles;
}

/** How many files of the configuration of one folder git sees move to the other, with the same bytes: at least half, or none. */
export function filesMoved(from: ModuleFiles, to: ModuleFiles): number {
  const left = [...from].filter((sha) => !emptyFiles.has(sha));
  const shared = left.filter((sha) => to.has(sha)).length;
  return shared * 2 >= left.length ? shared : 0;
}

/** Empty files are the same everywhere. Their ids have 40 digits with SHA-1 and 64 with SHA-256. */
const emptyFiles = new Set([40, 64].map((digits) => blobSha(new Uint8Array(), '0'.repeat(digits))));
