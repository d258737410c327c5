import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '../errors.ts';

/**
 * Globs, relative to the repository, that select what stands at or below the given paths.
 *
 * @param paths as the user wrote them, relative to the current folder
 * @param root the repository's working tree
 * @throws UserError for a path outside the repository
 */
export function globsBelow(paths: readonly string[], root: string): string[] {
  return paths.map((path) => {
    const inside = relative(root, resolve(path));
    if (inside === '..' || inside.startsWith(`..${sep}`))
      throw new UserError(
        'invalid-input',
        `The path ${JSON.stringify(path)} is outside the repository ${root}; name one inside.`,
      );
    const literal = inside
      .split(sep)
      .join('/')
      .replaceAll(/[\\*?[\]{}()!+@|^$]/g, '\\$&');
    if (isFile(path)) return literal;
    return literal === '' ? '**/.terraform.lock.hcl' : `${literal}/**/.terraform.lock.hcl`;
  });
}

/** A path that is gone from the working tree may still name a lock file of the base; a lock file's name says so. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? path.endsWith('.lock.hcl');
}

/** The git working tree that each path lies in; where it lies in none, its own folder. */
export function workingTreesOf(paths: readonly string[]): string[] {
  return paths.map((path) => {
    const folder = isFile(path) ? dirname(resolve(path)) : resolve(path);
    for (let at = folder; at !== dirname(at); at = dirname(at)) if (existsSync(join(at, '.git'))) return at;
    return folder;
  });
}
