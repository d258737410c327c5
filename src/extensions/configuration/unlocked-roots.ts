import { folderOf, pathIn, sharedSegments } from '../../paths.ts';
import { lockFileName } from '../../source/glob.ts';
import { isMove, moduleFilesIn } from '../../source/renames.ts';
import { configuredFolders } from '../../source/source.ts';
import type { ReviewedFile, UnlockedRoot } from '../../subject/subject.ts';
import { requiresNothing } from './required-entry.ts';
import type { TestRoot } from './roots.ts';
import type { ReadSide, ReadSides } from './sides.ts';

/** The folders that a change brings without a lock file, and that are root modules by their blocks, or moved away from a lock file (T60, T67). */
export async function unlockedRootsIn(
  files: readonly ReviewedFile[],
  sides: ReadSides,
  testRoot: TestRoot,
): Promise<readonly UnlockedRoot[]> {
  const { base, head } = sides;
  if (base.lockFiles.size + head.lockFiles.size === 0) return [];
  const places = await newPlaces(files, sides);
  const folders = places.map(({ folder }) => folder);
  const modules = await head.configuration.readModules(folders);
  const asked = folders.filter((_, at) => places[at]?.lost !== undefined || modules[at]?.rootSign != null);
  const required = await head.configuration.readRoots(asked);
  const roots: UnlockedRoot[] = [];
  for (const [at, { folder, lost }] of places.entries()) {
    const sign = modules[at]?.rootSign ?? null;
    const configuration = required[asked.indexOf(folder)] ?? null;
    if (configuration === null || requiresNothing(configuration)) continue;
    const { kind } = await testRoot(folder, lost !== undefined);
    // Modules that others call configure providers, too.
    if (lost === undefined && kind === 'child') continue;
    const isRoot = kind === 'root' && (lost !== undefined || sign?.what !== 'provider');
    const isSure = isRoot && configuration.requirements.length > 0;
    roots.push({ path: pathIn(folder, lockFileName), sign, isSure, ...(lost === undefined ? {} : { lost }) });
  }
  return roots;
}

interface NewPlace {
  readonly folder: string;
  /** The lock file of the folder whose configuration moved here whole. */
  readonly lost?: string;
}

/** New folders with configuration and no lock file, not those that moved and had none before. */
async function newPlaces(
  files: readonly ReviewedFile[],
  { base, head }: ReadSides,
): Promise<readonly NewPlace[]> {
  const [before, now] = [configuredFolders(base.tree), configuredFolders(head.tree)];
  const [lockedBefore, lockedNow] = [lockedFolders(base), lockedFolders(head)];
  const fresh = [...now].filter(
    (folder) => !before.has(folder) && !lockedNow.has(folder) && head.matches(pathIn(folder, lockFileName)),
  );
  const gone = fresh.length === 0 ? [] : [...before].filter((folder) => !now.has(folder));
  const [from, to] = [await moduleFilesIn(base.tree, gone), await moduleFilesIn(head.tree, fresh)];
  const followed = new Set(
    files.flatMap(({ revision }) => (revision.alone ? [] : (revision.previousPath ?? []))),
  );
  return fresh.flatMap((folder) => {
    const origins = gone.filter((each) => isMove(from(each), to(folder)));
    const locked = origins.filter((each) => lockedBefore.has(each));
    if (origins.length > 0 && locked.length === 0) return [];
    const [lost] = locked
      .toSorted((one, other) => sharedSegments(other, folder) - sharedSegments(one, folder))
      .map((each) => pathIn(each, lockFileName))
      .filter((path) => !followed.has(path));
    // In the standard layout of a module they are run for a moment, to lock nothing.
    const isExample = folder.split('/').some((name) => name === 'examples' || name === 'tests');
    if (lost === undefined) return isExample ? [] : [{ folder }];
    return [{ folder, lost }];
  });
}

function lockedFolders({ lockFiles }: ReadSide): ReadonlySet<string> {
  return new Set([...lockFiles.keys()].map(folderOf));
}
