import type { Configuration, Place } from '../configuration/configuration.ts';
import { folderOf, pathIn } from '../paths.ts';
import { lockFileName } from '../source/glob.ts';
import { follow } from '../source/revision-tree.ts';
import { callerOf, callersOf, isLockedByCaller, isOld, mayHideState } from './callers.ts';
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
    return (await hasConfiguration(folder, sides.base))
      ? departed(folder, file, sides)
      : { kind: 'never-was' };
  const left = emptied
    ? configuration
    : (await sides.head.configuration.readRoots([folder])).byFolder.get(folder);
  if (left != null && requiresNothing(left)) return { kind: 'needs-nothing' };
  return childOf(folder, file, sides);
}

/**
 * Whether the folder of a lock file that went is a child module now. A call that the change itself brings is no proof that nobody runs Terraform there
 * any more; the entries go on where a root module that reaches the folder has them.
 */
async function childOf(folder: string, file: ReviewedFile, sides: ReadSides): Promise<RootModuleFate> {
  if (await mayHideState(folder, sides)) return { kind: 'stays' };
  let brought: Place | null = null;
  for await (const caller of callersOf(folder, sides, 'anywhere')) {
    if (await isOld(caller, folder, sides)) return { kind: 'child', caller };
    if (brought === null && (await isLockedByCaller(folder, caller, file, sides)))
      return { kind: 'child', caller };
    brought ??= caller;
  }
  return brought === null ? { kind: 'stays' } : { kind: 'unlocked-child', caller: brought };
}

/** A root module whose folder has no configuration any more: it is gone, or it went on without its lock file. */
async function departed(folder: string, file: ReviewedFile, sides: ReadSides): Promise<RootModuleFate> {
  const { head } = sides;
  const locked = new Set([...head.lockFiles.keys()].map(folderOf));
  for (const { folder: there, isWhole } of await sides.movedTo(folder)) {
    if (locked.has(there) && isWhole) return { kind: 'gone' };
    if (locked.has(there) || !head.matches(pathIn(there, lockFileName))) continue;
    const caller = await callerOf(there, sides, 'changed');
    if (
      caller === null ||
      (await mayHideState(there, sides)) ||
      !(await isLockedByCaller(there, caller, file, sides))
    )
      return { kind: 'left-behind', folder: there };
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
