import { folderOf, pathIn, sharedSegments } from '../../paths.ts';
import { lockFileName } from '../../source/glob.ts';
import { filesMoved, moduleFilesIn } from '../../source/renames.ts';
import { configuredFolders } from '../../source/source.ts';
import type { ReviewedFile, UnlockedRoot } from '../../subject/subject.ts';
import type { ReadSide, ReadSides } from './requirements/read-configurations.ts';
import { examples, type RootTest } from './roots.ts';

/** The folders that a change brings without a lock file, and that are root modules by their blocks, or moved away from a lock file (T60, T67). */
export async function unlockedRootsIn(files: readonly ReviewedFile[], sides: ReadSides, isRoot: RootTest) {
  if (sides.base.lockFiles.size + sides.head.lockFiles.size === 0) return [];
  const { configuration } = sides.head;
  const places = await newPlaces(files, sides);
  const modules = await configuration.readModules(places.map(({ folder }) => folder));
  const asked = places
    .map((place, at) => ({ ...place, sign: modules[at]?.rootSign ?? null }))
    .filter(({ lost, sign }) => lost !== undefined || sign !== null);
  const required = await configuration.readRoots(asked.map(({ folder }) => folder));
  const roots: UnlockedRoot[] = [];
  for (const [at, { folder, lost, sign }] of asked.entries()) {
    const root = required[at] ?? null;
    // Read whole, it requires nothing: Terraform writes no lock file there.
    if (root === null || root.requirements.length + root.unseen.length === 0) continue;
    const isOne = await isRoot(folder, lost !== undefined);
    // Modules that others call configure providers, too.
    if (lost === undefined && !isOne) continue;
    const isShown = lost !== undefined || sign?.what !== 'provider';
    const isSure = isOne && isShown && root.requirements.length > 0;
    roots.push({ path: pathIn(folder, lockFileName), sign, isSure, ...(lost === undefined ? {} : { lost }) });
  }
  return roots;
}

/** New folders with configuration and no lock file, not those that moved and had none before; `lost` is the lock file of the folder whose configuration moved here whole. */
async function newPlaces(files: readonly ReviewedFile[], { base, head }: ReadSides) {
  const [before, now] = [configuredFolders(base.tree), configuredFolders(head.tree)];
  const locks = ({ lockFiles }: ReadSide) => new Set([...lockFiles.keys()].map(folderOf));
  const [lockedBefore, lockedNow] = [locks(base), locks(head)];
  const fresh = [...now].filter(
    (folder) => !before.has(folder) && !lockedNow.has(folder) && head.matches(pathIn(folder, lockFileName)),
  );
  const gone = fresh.length === 0 ? [] : [...before].filter((folder) => !now.has(folder));
  const [from, to] = [await moduleFilesIn(base.tree, gone), await moduleFilesIn(head.tree, fresh)];
  const followed = new Set(
    files.flatMap(({ revision }) => (revision.alone ? [] : (revision.previousPath ?? []))),
  );
  return fresh.flatMap((folder) => {
    const origins = gone.filter((each) => filesMoved(from(each), to(folder)) > 0);
    const locked = origins.filter((each) => lockedBefore.has(each));
    if (origins.length > 0 && locked.length === 0) return [];
    const [lost] = locked
      .toSorted((one, other) => sharedSegments(other, folder) - sharedSegments(one, folder))
      .map((each) => pathIn(each, lockFileName))
      .filter((path) => !followed.has(path));
    return lost === undefined && examples.test(folder) ? [] : [{ folder, lost }];
  });
}
