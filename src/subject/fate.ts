import type { Configuration, Place } from '../configuration/configuration.ts';
import { localFolder } from '../configuration/module-folder.ts';
import { folderOf, pathIn, stepsBetween } from '../paths.ts';
import { isConfiguration } from '../source/folder-reader.ts';
import { lockFileName } from '../source/glob.ts';
import { follow } from '../source/revision-tree.ts';
import { changesBetween } from '../source/tree-changes.ts';
import type { ReadSide, ReadSides } from './read-side.ts';
import type { ReviewedFile, RootModuleFate } from './subject.ts';

/** A lock file that is there and has no entry, where it had some or nobody knows: for Terraform it is as good as gone. */
export function isEmptied({ base, head, revision }: ReviewedFile): boolean {
  if (head?.lockFile?.providers.length !== 0) return false;
  const had = base?.lockFile == null ? revision.base.kind !== 'missing' : base.lockFile.providers.length > 0;
  return had && !head.problems.some(({ severity }) => severity === 'error');
}

/**
 * What became of the root module whose lock file was removed, emptied or moved; `null` for any other file. A removal is fine where nobody can run
 * Terraform there any more, or has anything to lock.
 */
export async function fateOf(file: ReviewedFile, sides: ReadSides): Promise<RootModuleFate | null> {
  const { revision, configuration } = file;
  const emptied = isEmptied(file);
  if (revision.head.kind !== 'missing' && !emptied && revision.previousPath === undefined) return null;
  const path = emptied ? revision.path : (revision.previousPath ?? revision.path);
  const folder = folderOf(path);
  const there = emptied ? null : await follow(sides.head.tree, path);
  // Only what is under review counts: elsewhere the lock file may hold anything.
  if (there?.kind === 'found' && there.entry.path !== path && sides.head.lockFiles.has(there.entry.path))
    return { kind: 'behind-link', path: there.entry.path };
  if (await leadsElsewhere(folder, sides.head)) return { kind: 'stays' };
  if (!(await hasConfiguration(folder, sides.head)))
    return (await hasConfiguration(folder, sides.base)) ? departed(folder, sides) : { kind: 'never-was' };
  const left = emptied
    ? configuration
    : (await sides.head.configuration.readRoots([folder])).byFolder.get(folder);
  if (left != null && requiresNothing(left)) return { kind: 'needs-nothing' };
  const caller = await callerOf(folder, sides, 'anywhere');
  return caller === null ? { kind: 'stays' } : { kind: 'child', caller };
}

/** A root module whose folder has no configuration any more: it is gone, or it went on without its lock file. */
async function departed(folder: string, sides: ReadSides): Promise<RootModuleFate> {
  const { head } = sides;
  const locked = new Set([...head.lockFiles.keys()].map(folderOf));
  for (const { folder: there, isWhole } of await sides.movedTo(folder)) {
    if (locked.has(there) && isWhole) return { kind: 'gone' };
    if (locked.has(there) || !head.matches(pathIn(there, lockFileName))) continue;
    if ((await callerOf(there, sides, 'changed')) === null) return { kind: 'left-behind', folder: there };
  }
  return { kind: 'gone' };
}

/** No file may be read, so a folder that answers with none has none. */
const nothing = { files: 0, bytes: 0 };

async function hasConfiguration(folder: string, { readFolder }: ReadSide): Promise<boolean> {
  return (await readFolder(folder, nothing)) === null;
}

/** Whether the way to a folder leads through a symlink or a submodule. Then the content is not known, or belongs to another repository (T44). */
async function leadsElsewhere(folder: string, { tree }: ReadSide): Promise<boolean> {
  const names = folder === '' ? [] : folder.split('/');
  const way = names.map((_, index) => names.slice(0, index + 1).join('/'));
  // On disk a submodule is a folder; only the index tells it from one.
  const isSubmodule = (path: string): boolean => tree.whole?.get(path)?.kind === 'submodule';
  const found = await Promise.all(way.map((path) => tree.at(path)));
  return way.some(isSubmodule) || found.some((entry) => entry !== null && entry.kind !== 'directory');
}

function requiresNothing({ requirements, unseen, asTerraform }: Configuration): boolean {
  const here = requirements.length === 0 && unseen.length === 0;
  return here && (asTerraform === undefined || requiresNothing(asTerraform));
}

/** Whoever looks further than this finds no caller, and the lock file counts as needed: each folder costs requests to GitHub and time of the parser. */
const mostFoldersToSearch = 200;
const foldersAtATime = 25;

/**
 * Where the tree calls a folder as a module, so that Terraform never reads a lock file in it; `null` where nobody does, and where the folder keeps a
 * state of its own, which only a root module does. Files that the change touches come first, because most calls are there, then the nearest folders.
 *
 * @param where `changed` is enough for a folder that is new: nothing that stays as it is calls it
 */
export async function callerOf(
  folder: string,
  { base, head }: ReadSides,
  where: 'changed' | 'anywhere',
): Promise<Place | null> {
  const sign = (await head.configuration.readModule(folder))?.rootSign ?? null;
  if (sign !== null && sign.what !== 'provider') return null;
  const changed = (await changesBetween(base.tree, head.tree, isConfiguration)) ?? [];
  const all = where === 'changed' ? [] : [...(head.tree.whole?.values() ?? [])].filter(isConfiguration);
  const rest = [...new Set(all.map(({ path }) => folderOf(path)))].sort(nearestTo(folder));
  const folders = new Set([...changed.map(({ path }) => folderOf(path)), ...rest]);
  const searched = [...folders].slice(0, mostFoldersToSearch);
  for (const [at, other] of searched.entries()) {
    // The nearest are asked for first: most calls are there.
    if (at % foldersAtATime === 0) await head.bring(searched.slice(at, at + foldersAtATime), 'alone');
    const module = await head.configuration.readModule(other);
    if (module === null) return null;
    const calls = [...module.calls, ...(module.asTerraform?.calls ?? [])];
    const call = calls.find(({ source }) => other !== folder && localFolder(source, other) === folder);
    if (call !== undefined) return { path: call.path, line: call.line };
  }
  return null;
}

function nearestTo(folder: string): (one: string, other: string) => number {
  return (one, other) => stepsBetween(folder, one) - stepsBetween(folder, other) || (one < other ? -1 : 1);
}
