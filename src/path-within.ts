import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path lies in a folder, or is it. By the names alone: follow symlinks before. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
