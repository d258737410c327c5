import type { Configuration, ModuleCall, Place } from '../configuration/configuration.ts';
import type { Module } from '../configuration/module.ts';
import { localFolder } from '../configuration/module-folder.ts';
import { readLockFile } from '../lockfile/read.ts';
import { folderOf, stepsBetween } from '../paths.ts';
import { isConfiguration } from '../source/folder-reader.ts';
import { follow } from '../source/revision-tree.ts';
import { changesBetween } from '../source/tree-changes.ts';
import type { ReadSide, ReadSides } from './read-side.ts';
import { addressesOf, readingFor } from './required-entry.ts';
import type { ReviewedFile } from './subject.ts';

/** Whoever looks further than this finds no caller, and the lock file counts as needed: each folder costs requests to GitHub and time of the parser. */
const mostFoldersToSearch = 200;
const foldersAtATime = 25;

/**
 * Where the tree calls a folder as a module, so that Terraform never reads a lock file in it; nowhere where the folder keeps a state of its own, which
 * only a root module does. Files that the change touches come first, because most calls are there, then the nearest folders.
 *
 * @param where `changed` is enough for a folder that is new: nothing that stays as it is calls it
 */
export async function* callersOf(
  folder: string,
  { base, head }: ReadSides,
  where: 'changed' | 'anywhere',
): AsyncGenerator<Place> {
  if (keepsState(await head.configuration.readModule(folder))) return;
  const changed = (await changesBetween(base.tree, head.tree, isConfiguration)) ?? [];
  const all = where === 'changed' ? [] : [...(head.tree.whole?.values() ?? [])].filter(isConfiguration);
  const rest = [...new Set(all.map(({ path }) => folderOf(path)))].sort(nearestTo(folder));
  const folders = new Set([...changed.map(({ path }) => folderOf(path)), ...rest]);
  const searched = [...folders].slice(0, mostFoldersToSearch);
  for (const [at, other] of searched.entries()) {
    // The nearest are asked for first: most calls are there.
    if (at % foldersAtATime === 0) await head.bring(searched.slice(at, at + foldersAtATime), 'alone');
    const module = await head.configuration.readModule(other);
    if (module === null) return;
    const call = callTo(folder, other, module);
    if (call !== undefined) yield { path: call.path, line: call.line };
  }
}

/** The first of {@link callersOf}; `null` where there is none. */
export async function callerOf(
  folder: string,
  sides: ReadSides,
  where: 'changed' | 'anywhere',
): Promise<Place | null> {
  for await (const caller of callersOf(folder, sides, where)) return caller;
  return null;
}

function keepsState(module: Module | null): boolean {
  const signs = [module?.rootSign, module?.asTerraform?.rootSign];
  return signs.some((sign) => sign != null && sign.what !== 'provider');
}

/** Whether a file of the folder is not read, which may say where its state is. */
export async function mayHideState(folder: string, { head }: ReadSides): Promise<boolean> {
  const module = await head.configuration.readModule(folder);
  return [module, module?.asTerraform].some(
    (reading) => reading?.unseen.some(({ kind }) => kind === 'unreadable-file') === true,
  );
}

function callTo(folder: string, other: string, module: Module): ModuleCall | undefined {
  const calls = [...module.calls, ...(module.asTerraform?.calls ?? [])];
  return calls.find(({ source }) => other !== folder && localFolder(source, other) === folder);
}

function nearestTo(folder: string): (one: string, other: string) => number {
  return (one, other) => stepsBetween(folder, one) - stepsBetween(folder, other) || (one < other ? -1 : 1);
}

/** Whether the calling module called the folder before the change, too. */
export async function isOld({ path }: Place, folder: string, { base }: ReadSides): Promise<boolean> {
  const other = folderOf(path);
  const before = await base.configuration.readModule(other);
  return before !== null && callTo(folder, other, before) !== undefined;
}

/** Each costs requests too. Whoever has more of them between the folder and its caller restores the lock file. */
const mostRootsToAsk = 50;

/**
 * Whether a root module that reaches the folder has a lock file under review with an entry for each provider that the folder requires, or may require:
 * then what was locked there is locked where Terraform runs now.
 *
 * @param file whose lock file went
 * @param caller a call of the folder; its own module is asked first
 */
export async function isLockedByCaller(
  folder: string,
  caller: Place,
  { base }: ReviewedFile,
  { head }: ReadSides,
): Promise<boolean> {
  const child = (await head.configuration.readRoots([folder])).byFolder.get(folder);
  if (child === undefined) return false;
  const locked = [...head.lockFiles.keys()].filter((path) => folderOf(path) !== folder);
  const nearest = nearestTo(folder);
  const calling = locked.filter((path) => folderOf(path) === folderOf(caller.path));
  const others = locked
    .filter((path) => !calling.includes(path))
    .toSorted((one, other) => nearest(folderOf(one), folderOf(other)))
    .slice(0, mostRootsToAsk);
  for (const path of [...calling, ...others]) {
    if (path === others[0]) await head.bring(others.map(folderOf));
    if (!(await head.configuration.reaches(folderOf(path), folder))) continue;
    const had = base?.lockFile?.providers.map(({ address }) => address) ?? [];
    if (await hasEntriesFor(child, had, path, head)) return true;
  }
  return false;
}

/** @param had the addresses that were locked; they count where the configuration cannot be read whole */
async function hasEntriesFor(
  configuration: Configuration,
  had: readonly string[],
  path: string,
  { tree }: ReadSide,
): Promise<boolean> {
  const there = await follow(tree, path);
  if (there.kind !== 'found' || there.entry.kind !== 'file') return false;
  const [bytes] = await tree.read([there.entry]);
  const lockFile = bytes == null ? null : readLockFile(bytes, { path }).lockFile;
  if (lockFile === null) return false;
  const present = new Set(lockFile.providers.map(({ address }) => address));
  const { requirements, unseen } = readingFor(lockFile, configuration);
  return (
    requirements.every((each) => addressesOf(each).some((address) => present.has(address))) &&
    (unseen.length === 0 || had.every((address) => present.has(address)))
  );
}
