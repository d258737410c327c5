import { folderOf, isWithin, pathIn, sharedSegments } from '../../paths.ts';
import { inTurns } from '../../semaphore.ts';
import { isConfiguration } from '../../source/configuration-file.ts';
import { lockFileName } from '../../source/glob.ts';
import { isMove, moduleFilesIn } from '../../source/renames.ts';
import { follow } from '../../source/revision-tree.ts';
import { changesBetween, configuredFolders, filesAtATime } from '../../source/source.ts';
import type { ReviewedFile, UnlockedRoot } from '../../subject/subject.ts';
import { isLost } from './fate.ts';
import type { ReadSide, ReadSides } from './read-side.ts';
import { addressesOf, readingFor, requiresNothing } from './required-entry.ts';
import type { Configuration } from './requirements/configuration.ts';
import { localFolder } from './requirements/module-folder.ts';
import { configurationIn } from './requirements/read-configurations.ts';

/** Each costs a part of a request and time of the parser. Nobody knows what further ones call, so nothing counts as called by them. */
const mostCallers = 200;
/** Of new roots that are compared with folders like them, and of those folders. */
const mostAlike = 20;
/** Folders that went times folders that came. Beyond it a folder counts as new. */
const mostPairs = 1_000_000;

/**
 * The root modules that a change brings without a lock file (T67), and which of them require a provider of
 * one that went (T60). A call in the same change proves nothing, unless its caller is reported instead.
 */
export async function unlockedRootsIn(files: readonly ReviewedFile[], sides: ReadSides) {
  const { base, head } = sides;
  if (base.lockFiles.size + head.lockFiles.size === 0) return [];
  const lost = files.filter(isLost);
  const places = await newPlaces(lost, sides);
  if (places.length === 0) return [];
  const folders = places.map(({ folder }) => folder);
  const modules = await head.configuration.readModules(folders);
  const isAsked = lost.length > 0 || modules.some((module) => module?.rootSign?.what === 'provider');
  const callersOf = isAsked ? await callersInChanges(sides) : () => [];
  const asked = folders.filter((_, at) => lost.length > 0 || modules[at]?.rootSign != null);
  const required = await head.configuration.readRoots(asked);
  const states = [...(head.tree.whole?.keys() ?? [])].filter((path) => /\.tfstate$/i.test(path));
  // `missing-from-lock`, or this rule, reports these if they lack what they call.
  const told = new Set([
    ...files.filter((file) => file.head?.lockFile != null).map(({ revision }) => folderOf(revision.path)),
    ...places.filter(({ isExample }) => !isExample).map(({ place }) => place),
  ]);
  const found = places.flatMap(({ place, folder, isExample, movedFrom }, at): UnlockedRoot[] => {
    const path = pathIn(place, lockFileName);
    const sign = modules[at]?.rootSign ?? null;
    const callers = sign === null || sign.what === 'provider' ? callersOf(place) : [];
    const from = isExample ? lost.filter((file) => movedFrom.has(folderOf(oldPath(file)))) : lost;
    const isLockedThere = lost.length === 0 || callers.some((caller) => told.has(caller));
    const configuration = configurationIn(folder, required);
    const heir = isLockedThere ? null : heirOf(from, path, configuration);
    if (heir !== null) return [{ path, sign, lost: { ...heir, moved: movedFrom.has(folderOf(heir.path)) } }];
    if (sign === null || isExample || callers.length > 0) return [];
    const hasState = states.some((each) => isWithin(each, place));
    return requiresNothing(configuration) && !hasState ? [] : [{ path, sign }];
  });
  if (found.length > mostAlike) return found;
  const isUsual = await inTurns(found, 1, ({ path }) => isAsUsual(folderOf(path), sides));
  return found.map((root, at) => ({ ...root, isAsUsual: isUsual[at] === true }));
}

/** Whether the base has two root modules in folders of the same shape, `apps/x/base` for `apps/y/base`, and no lock file there. */
async function isAsUsual(folder: string, { base, head }: ReadSides): Promise<boolean> {
  const names = folder.split('/');
  const isAlike = (other: readonly string[]): boolean =>
    other.at(-1) === names.at(-1) && other.filter((name, at) => name !== names[at]).length === 1;
  const alike = [...configuredFolders(base.tree)]
    .filter((other) => other.split('/').length === names.length && isAlike(other.split('/')))
    .slice(0, mostAlike);
  const locked = new Set([...lockedFolders(base), ...lockedFolders(head)]);
  const modules = await base.configuration.readModules(alike);
  const roots = modules.filter((module) => module?.rootSign != null);
  return roots.length > 1 && !alike.some((other) => locked.has(other));
}

function oldPath({ revision }: ReviewedFile): string {
  return revision.previousPath ?? revision.path;
}

/** The lock file that has a provider which the configuration requires, or may require; of several the one whose path is most alike. */
function heirOf(
  lost: readonly ReviewedFile[],
  path: string,
  configuration: Configuration | null,
): Omit<Required<UnlockedRoot>['lost'], 'moved'> | null {
  const read = configuration === null ? null : readingFor({ providers: [] }, configuration);
  const required = read?.requirements.flatMap(addressesOf) ?? [];
  const heirs = lost.flatMap((file) => {
    const had = file.base?.lockFile?.providers.map(({ address }) => address) ?? null;
    const provider = required.find((address) => had?.includes(address) !== false) ?? null;
    const isHeir = provider !== null || read === null || read.unseen.length > 0;
    return isHeir ? [{ path: oldPath(file), provider: had === null ? null : provider }] : [];
  });
  const [first = null] = heirs.toSorted(
    (one, other) => sharedSegments(path, other.path) - sharedSegments(path, one.path),
  );
  return first;
}

interface NewPlace {
  /** The folder that Terraform runs in. */
  readonly place: string;
  /** The folder with the configuration: for a symlink, the one that it leads to. */
  readonly folder: string;
  /** In the standard layout of a module: run for a moment, to lock nothing. */
  readonly isExample: boolean;
  /** The folders from which git sees configuration move here. */
  readonly movedFrom: ReadonlySet<string>;
}

/** New folders with configuration and no lock file, not those that moved; a new symlink is one, too. */
async function newPlaces(lost: readonly ReviewedFile[], sides: ReadSides): Promise<readonly NewPlace[]> {
  const { base, head } = sides;
  const [before, now] = [configuredFolders(base.tree), configuredFolders(head.tree)];
  const [lockedBefore, lockedNow] = [lockedFolders(base), lockedFolders(head)];
  const fresh = [...now].filter((folder) => !before.has(folder) && !lockedNow.has(folder));
  const left = fresh.length === 0 ? [] : [...before].filter((folder) => !now.has(folder));
  const gone = left.slice(0, mostPairs / fresh.length);
  const [from, to] = [await moduleFilesIn(base.tree, gone), await moduleFilesIn(head.tree, fresh)];
  const links = await newLinks(before, now, sides);
  const places = [...fresh.map((folder) => ({ place: folder, folder })), ...links];
  return places.flatMap(({ place, folder }) => {
    const movedFrom = new Set(gone.filter((each) => isMove(from(each), to(folder))));
    const isExample = place.split('/').some((name) => name === 'examples' || name === 'tests');
    const isNew = movedFrom.size === 0 || [...movedFrom].some((each) => lockedBefore.has(each));
    const counts = isNew && head.matches(pathIn(place, lockFileName)) && (lost.length > 0 || !isExample);
    return counts ? [{ place, folder, isExample, movedFrom }] : [];
  });
}

/** New symlinks of folders that were there before and have no lock file. */
async function newLinks(before: ReadonlySet<string>, now: ReadonlySet<string>, { base, head }: ReadSides) {
  const changed = await changesBetween(base.tree, head.tree, ({ kind }) => kind === 'symlink');
  const fresh = (changed ?? []).filter((change) => change.base === null && !before.has(change.path));
  const found = await inTurns(fresh, filesAtATime, async ({ path }) => {
    const there = await follow(head.tree, path);
    const folder = there.kind === 'found' && there.entry.kind === 'directory' ? there.entry.path : null;
    // One that is new as well is reported by its own path.
    if (folder === null || !before.has(folder) || !now.has(folder)) return [];
    return (await head.tree.at(pathIn(folder, lockFileName))) === null ? [{ place: path, folder }] : [];
  });
  return found.flat();
}

/** The folders with changes that call each folder as a module. Nothing else calls a folder that is new. */
async function callersInChanges({ base, head }: ReadSides): Promise<(place: string) => readonly string[]> {
  const changed = (await changesBetween(base.tree, head.tree, isConfiguration)) ?? [];
  const folders = [...new Set(changed.map(({ path }) => folderOf(path)))].slice(0, mostCallers);
  const modules = await head.configuration.readModules(folders);
  const calls = folders.flatMap((caller, at) => {
    const { calls = [], place = caller } = modules[at] ?? {};
    return calls.map(({ source }) => ({ caller, called: localFolder(source, place) }));
  });
  const byCalled = Map.groupBy(calls, ({ called }) => called);
  return (place) => {
    const callers = new Set([place]);
    // A set goes through what is added on the way, too: the lock file may be that of a caller's caller.
    for (const each of callers) for (const { caller } of byCalled.get(each) ?? []) callers.add(caller);
    return [...callers].slice(1);
  };
}

export function lockedFolders({ lockFiles }: ReadSide): ReadonlySet<string> {
  return new Set([...lockFiles.keys()].map(folderOf));
}
