import { folderOf, sharedSegments } from '../paths.ts';
import { isConfiguration } from './configuration-file.ts';
import type { RevisionTree } from './revision-tree.ts';
import type { LockFileRevision } from './source.ts';
import { blobSha, isSameContent } from './tree.ts';

/** Removed files times added files. Beyond it they are judged as removed and added: nobody moves a thousand root modules at once. */
const mostPairs = 1_000_000;

/** Finds the lock files that moved, with their module in git or alone if no configuration stays (T70). Unless it is sure from where, every hash is checked (T44). */
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
  const left = removed
    .filter(({ path }) => now(folderOf(path)).size === 0)
    .map((old) => ({ old, module: before(folderOf(old.path)) }));
  const likely = added.map((file) => {
    const there = now(folderOf(file.path));
    const origins = left.flatMap(({ old, module }): Origin[] => {
      const moved = filesMoved(module, there);
      const isSame = isSameContent(old.base, file.head) && (module.size > 0 || there.size === 0);
      if (moved === 0 && !isSame) return [];
      const rank = 2 * (moved * mostSegments + sharedSegments(old.path, file.path)) + Number(isSame);
      return [{ old, module, withModule: moved > 0, rank }];
    });
    return { file, there, origins, rank: origins.reduce((most, one) => Math.max(most, one.rank), 0) };
  });
  const places = new Map<LockFileRevision, number>();
  const origins = new Map<LockFileRevision, Origin>();
  for (const { file, there, origins: each, rank } of likely.sort((one, other) => other.rank - one.rank)) {
    const likeliest = each.filter((one) => one.rank === rank);
    const origin = likeliest.find(({ old }) => !places.has(old)) ?? likeliest[0];
    if (origin === undefined) continue;
    const { old, module, withModule } = origin;
    places.set(old, (places.get(old) ?? 0) + 1);
    const isTied = each.some((one) => one.rank >= rank - 1 && !isSameContent(one.old.base, old.base));
    // Whatever else is at the place, or was, may be another root module's.
    const isWhole = before(folderOf(file.path)).size === 0 && [...there].every((sha) => module.has(sha));
    origins.set(file, { ...origin, isSure: isWhole && (withModule || module.size === 0) && !isTied });
  }
  return files
    .filter((file) => !places.has(file))
    .map((file): LockFileRevision => {
      const origin = origins.get(file);
      if (origin === undefined) return file;
      const { old, withModule, isSure } = origin;
      const moved = { ...file, status: 'renamed' as const, previousPath: old.path, base: old.base };
      const whole = isSure && places.get(old) === 1 ? {} : { whole: true };
      return { ...moved, ...whole, ...(withModule ? {} : { alone: true }) };
    });
}

interface Origin {
  readonly old: LockFileRevision;
  readonly module: ModuleFiles;
  readonly withModule: boolean;
  /** The highest is the likeliest: the files that moved count first, because two roots may swap their lock files. */
  readonly rank: number;
  readonly isSure?: boolean;
}

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
