import { existsSync, realpathSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from 'node:path';

/** Whether a path is in a folder, or is that folder. Compares names only: follow symlinks first. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Whether a path is in one of the folders, or is one of them, with symlinks followed. */
export function isReallyWithin(path: string, folders: readonly string[]): boolean {
  const place = realPath(path);
  return folders.some((folder) => isWithin(place, realPath(folder)));
}

/** Whether a path enters one of the folders and leaves it by a (committed) symlink (T85, T94). */
export function leadsOut(path: string, folders: readonly string[]): boolean {
  const left = folders.filter((folder) => !isReallyWithin(path, [folder]));
  for (let at = dirname(resolve(path)); at !== dirname(at); at = dirname(at)) {
    if (isReallyWithin(at, left)) return true;
  }
  return false;
}

/** Whether a path contains a folder or is in it, as written or with symlinks followed. */
export function touches(path: string, folders: readonly string[]): boolean {
  const places = [resolve(path), realPath(path)];
  return folders
    .flatMap((folder) => [resolve(folder), realPath(folder)])
    .some((folder) => places.some((place) => isWithin(place, folder) || isWithin(folder, place)));
}

/** The path with symlinks followed, as far as it exists. */
export function realPath(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch {
    const above = dirname(whole);
    return above === whole ? whole : join(realPath(above), basename(whole));
  }
}

/** The working tree of git around a folder; `null` outside of every repository. */
export function repositoryAround(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return folder;
  return folder === dirname(folder) ? null : repositoryAround(dirname(folder));
}

/** The trees that a folder may be in where there is no `.git`, the smallest first: nothing shows where an unpacked archive begins. None has the user's home, or is the folder for temporary files. The current folder around it is the smallest. */
export function possibleTrees(folder: string): readonly string[] {
  const [home, here] = [homeOfUser(), process.cwd()];
  const temporary = [resolve(tmpdir()), realPath(tmpdir())];
  const isShared = (at: string) => at === dirname(at) || isWithin(home, at) || temporary.includes(at);
  const smallest = isWithin(folder, here) && !isShared(here) ? here : folder;
  const trees = [smallest];
  for (let at = smallest; !isShared(at) && !isShared(dirname(at)); at = dirname(at)) trees.push(dirname(at));
  return trees;
}

/** By the system: the variable `HOME` may name a folder of the tree. */
function homeOfUser(): string {
  try {
    return realPath(userInfo().homedir);
  } catch {
    return sep;
  }
}

/** The folders that a path is in, the root first: empty and `a` for `a/b`. */
export function foldersAbove(path: string): readonly string[] {
  return ['', ...[...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))];
}

/** The folder of a path; empty for the root of the repository. */
export function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
}

/** The path of a name in a folder; the name itself in the root of the repository. */
export function pathIn(folder: string, name: string): string {
  return posix.join(folder, name);
}

/** How many names two paths share, in whatever order: `dev/app/lock` and `app/dev/lock` share three. */
export function sharedSegments(path: string, other: string): number {
  const names = new Set(other.split('/'));
  return path.split('/').filter((name) => names.delete(name)).length;
}
