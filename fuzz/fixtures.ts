import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** The files of `__fixtures__` that a pattern matches, in the order of their names. */
export function fixtures(pattern: string): readonly Uint8Array[] {
  return globSync(join('__fixtures__', pattern), { cwd: root })
    .sort()
    .map((path) => readFileSync(join(root, path)));
}
