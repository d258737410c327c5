import { posix } from 'node:path';

/** The folder of a path; empty for the root of the repository. */
export function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
}

/**
 * The folder that a source stands for; `null` for what is no local path, and for what leads out of the repository. A lock file that is
 * named by a path out of the working folder, or by an absolute one, may have its modules there too.
 *
 * @param folder the folder of the calling module; for tests the root module's.
 */
export function localFolder(source: string, folder: string): string | null {
  if (!isLocal(source) || source.includes('${')) return null;
  const path = posix.join(folder === '' ? '.' : folder, source).replace(/\/$/, '');
  if (isOutside(path) && !isOutside(folder)) return null;
  return path === '.' ? '' : path;
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../') || path.startsWith('/');
}

/** Whether Terraform takes a module source for a path. */
export function isLocal(source: string): boolean {
  return source.startsWith('./') || source.startsWith('../');
}
