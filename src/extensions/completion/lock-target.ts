import { accessSync, constants, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeInBrackets } from '../../errors.ts';
import { isWithin, leadsOut, possibleTrees, realPath, repositoryAround } from '../../paths.ts';
import { replaceFile } from '../../replace-file.ts';

/** The file to write, or why it is not written: a clause with the next step. */
export type Target =
  | { readonly kind: 'file'; readonly file: string; readonly before: Stats }
  | { readonly kind: 'refused'; readonly reason: string };

/** Looks at a file (relative to this folder) before any request: nothing is downloaded in vain. */
export function targetOf(path: string, { write }: { readonly write: boolean }): Target {
  if (!path.isWellFormed()) return refused('its path is no UTF-8; rename it, then run again');
  try {
    const file = realpathSync(path);
    // A symlink may lead anywhere in its repository, but a change must not choose a file outside (T25).
    if (isOutside(file, resolve(path)))
      return refused('a symlink leads out of the repository; name the file that it points to');
    const before = statSync(file);
    if (write) {
      // Root may write to every file, and a file without any such permission is not meant to be written.
      if ((before.mode & 0o222) === 0)
        return refused('it is read-only; allow writing to it (chmod u+w), then run again');
      accessSync(file, constants.W_OK);
      accessSync(dirname(file), constants.W_OK);
    }
    return { kind: 'file', file, before };
  } catch (error) {
    return refused(
      `this user may not write there${codeInBrackets(error)}; change the permissions, then run again`,
    );
  }
}

/** @returns why the file was not written; `null` where it was. It is then as before, whatever happened. */
export function writeTarget(
  { file, before }: Extract<Target, { kind: 'file' }>,
  read: Uint8Array,
  text: string,
): string | null {
  try {
    if (!readFileSync(file).equals(read)) return 'it changed during the run; run again';
    replaceFile(file, text, before);
    return null;
  } catch (error) {
    return `writing failed${codeInBrackets(error)} and the file is as before; free disk space or change the permissions of its folder, then run again`;
  }
}

function refused(reason: string): Target {
  return { kind: 'refused', reason };
}

/** Outside of this folder's repository if the path is in it, else of the path's, else of a tree that it may be in. */
function isOutside(file: string, path: string): boolean {
  const own = repositoryAround(process.cwd());
  const repository = own !== null && isWithin(path, own) ? own : repositoryAround(dirname(path));
  if (repository === null) return leadsOut(path, possibleTrees(dirname(path)));
  return !isWithin(file, realPath(repository));
}
