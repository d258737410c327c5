import { posix } from 'node:path';
import { folderOf, sharedSegments } from '../paths.ts';
import { isConfiguration, kindOfFile } from './configuration-file.ts';
import type { RevisionTree } from './revision-tree.ts';
import type { LockFileRevision } from './source.ts';
import { blobSha, isSameContent, type TreeEntry } from './tree.ts';

/** Removed files times added files. Beyond it they are judged as removed and added: nobody moves five hundred root modules at once. */
const mostPairs = 250_000;

/** Finds the lock files that moved, with their module in git or alone if no configuration stays (T70). Unless it is sure that the root module is the same, every hash is checked (T44). */
export async function followRenames(
  files: readonly LockFileRevision[],
  base: RevisionTree,
  head: RevisionTree,
): Promise<readonly LockFileRevision[]> {
  const gone = files.filter(({ status }) => status === 'removed');
  const added = files.filter((file) => file.status === 'added' && file.head.kind === 'file');
  const pairs = gone.length * added.length;
  if (pairs === 0 || pairs > mostPairs || base.whole === null || head.whole === null) return files;
  const folders = [...gone, ...added].map(({ path }) => folderOf(path));
  const [before, now] = await Promise.all([moduleFilesIn(base, folders), moduleFilesIn(head, folders)]);
  const left = gone.filter((old) => old.base.kind === 'file' && now(folderOf(old.path)).size === 0);
  const likely = added.map((file) => {
    const there = now(folderOf(file.path));
    const origins = left.flatMap((old): Origin[] => {
      const module = before(folderOf(old.path));
      const moved = filesMoved(module, there);
      const isSame = isSameContent(old.base, file.head) && (module.size > 0 || there.size === 0);
      if (moved === 0 && !isSame) return [];
      const rank = 2 * (moved * mostSegments + sharedSegments(old.path, file.path)) + Number(isSame);
      return [{ old, withModule: moved > 0, rank }];
    });
    return { file, origins, rank: origins.reduce((most, one) => Math.max(most, one.rank), 0) };
  });
  const places = new Map<LockFileRevision, number>();
  const originOf = new Map<LockFileRevision, Origin>();
  for (const { file, origins, rank } of likely.sort((one, other) => other.rank - one.rank)) {
    const likeliest = origins.filter((one) => one.rank === rank);
    const origin = likeliest.find(({ old }) => !places.has(old)) ?? likeliest[0];
    if (origin === undefined) continue;
    originOf.set(file, origin);
    places.set(origin.old, (places.get(origin.old) ?? 0) + 1);
  }
  /** Whether every file at the place came from there, and no other root module that lost its lock file can have moved there, whatever the paths are called. */
  const isSure = ({ path }: LockFileRevision, { old, withModule }: Origin): boolean => {
    const [folder, there] = [folderOf(path), now(folderOf(path))];
    const isRival = (one: LockFileRevision): boolean => {
      const module = before(folderOf(one.path));
      const isLike = () => module.size > 0 && (there.isSubsetOf(module) || module.isSubsetOf(there));
      return !isSameContent(one.base, old.base) && (!places.has(one) || isLike());
    };
    const leadsOn = [...there].some((each) => each.startsWith('symlink ')); // Elsewhere than before.
    const isWhole = withModule && there.isSubsetOf(before(folderOf(old.path))) && !leadsOn;
    // No configuration was at the place, and no link or submodule with some.
    const isNew = before(folder).size === 0 && (base.whole?.get(folder)?.kind ?? 'directory') === 'directory';
    return isWhole && isNew && places.get(old) === 1 && !gone.some(isRival);
  };
  return files
    .filter((file) => !places.has(file))
    .map((file): LockFileRevision => {
      const origin = originOf.get(file);
      if (origin === undefined) return file;
      const { old, withModule } = origin;
      const moved = { ...file, status: 'renamed' as const, previousPath: old.path, base: old.base };
      const whole = isSure(file, origin) ? {} : { whole: true };
      return { ...moved, ...whole, ...(withModule ? {} : { alone: true }) };
    });
}

/** @property rank the highest is the likeliest: the files that moved count first, because two roots may swap their lock files */
type Origin = Readonly<{ old: LockFileRevision; withModule: boolean; rank: number }>;

const mostSegments = 10_000; // No path has as many.
/** The files of a folder: what each is to Terraform, and the id of its bytes. */
type ModuleFiles = ReadonlySet<string>;

/** The configuration of folders, all at once: one by one, each may cost a source a request of its own. Empty files are the same everywhere, so they are left out. */
export async function moduleFilesIn(tree: RevisionTree, folders: readonly string[]) {
  const entries = await Promise.all([...new Set(folders)].map((folder) => tree.within(folder)));
  const files = await tree.identify(entries.flat().filter(isConfiguration));
  const byFolder = new Map(
    [...Map.groupBy(files, ({ path }) => folderOf(path))].map(([folder, each]) => [
      folder,
      new Set(each.filter(({ sha }) => !emptyFiles.has(sha)).map(meaningOf)),
    ]),
  );
  return (folder: string): ModuleFiles => byFolder.get(folder) ?? new Set();
}

const meaningOf = ({ path, kind, sha }: TreeEntry): string =>
  `${kind === 'symlink' ? kind : kindOfFile(posix.basename(path))} ${sha}`;

/** How many files of the configuration of one folder git sees move to the other, with the same bytes: at least half, or none. */
export function filesMoved(from: ModuleFiles, to: ModuleFiles): number {
  const shared = [...from].filter((file) => to.has(file)).length;
  return shared * 2 >= from.size ? shared : 0;
}

/** The ids of a file without bytes have 40 digits with SHA-1 and 64 with SHA-256. */
const emptyFiles = new Set([40, 64].map((digits) => blobSha(new Uint8Array(), '0'.repeat(digits))));
