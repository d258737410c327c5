import { isAbsolute, relative, sep } from 'node:path';
import picomatch from 'picomatch';

export type PathTest = (path: string) => boolean;

/** Whether a path, relative to the repository, matches one of the globs. Dot files match like any other name. */
export function pathTest(globs: readonly string[]): PathTest {
  return picomatch(globs.map(fromRoot), options);
}

/** `s`: a line break in a path is a character like any other; without it such a path would match nothing and go unseen. */
const options = { dot: true, nonegate: true, flags: 's' };

function fromRoot(glob: string): string {
  return glob.startsWith('./') ? glob.slice(2) : glob;
}

/** Whether a path lies in a folder, or is it. By the names alone: follow symlinks before. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
