import { decodeUtf8 } from '../../hcl/text.ts';
import { foldersAbove, pathIn } from '../../paths.ts';
import { pathTest } from '../../source/glob.ts';
import type { RevisionTree } from '../../source/revision-tree.ts';
import type { IgnoringLine, Place } from '../../subject/subject.ts';
import type { ReadSides } from './sides.ts';

/** The plain line of a `.gitignore` that keeps each path out: of the base, or else one that the change adds. */
export async function ignoredAmong(
  paths: readonly string[],
  { base, head }: ReadSides,
): Promise<ReadonlyMap<string, IgnoringLine>> {
  const before = await ignoredIn(paths, base.tree);
  const left = paths.filter((path) => !before.has(path));
  const now = await ignoredIn(left, head.tree);
  return new Map([...before, ...[...now].map(([path, line]) => [path, { ...line, isNew: true }] as const)]);
}

async function ignoredIn(paths: readonly string[], tree: RevisionTree): Promise<ReadonlyMap<string, Place>> {
  const found = new Map<string, Place>();
  const read = new Map<string, readonly Line[]>();
  for (const path of paths) {
    for (const folder of foldersAbove(path)) {
      const lines = read.get(folder) ?? (await linesIn(folder, tree));
      read.set(folder, lines);
      const own = folder === '' ? path : path.slice(folder.length + 1);
      const last = lines.findLast(({ matches }) => matches(own));
      if (last?.keepsOut === true) found.set(path, { path: last.path, line: last.line });
      if (last?.keepsOut === false) found.delete(path);
    }
  }
  return found;
}

interface Line extends Place {
  readonly keepsOut: boolean;
  matches(path: string): boolean;
}

async function linesIn(folder: string, tree: RevisionTree): Promise<readonly Line[]> {
  const path = pathIn(folder, '.gitignore');
  const entry = await tree.at(path);
  const [bytes] = entry?.kind === 'file' ? await tree.read([entry]) : [];
  if (bytes == null) return [];
  return decodeUtf8(bytes)
    .split('\n')
    .flatMap((text, at): Line[] => {
      const [, not, pattern] = /^(!?)([\w./*?-]{1,200})\s*$/.exec(text) ?? [];
      if (pattern === undefined) return [];
      const inner = pattern.replace(/\/$/, '');
      const glob = inner.includes('/') ? inner.replace(/^\//, '') : `**/${inner}`;
      return [{ path, line: at + 1, keepsOut: not === '', matches: pathTest([glob, `${glob}/**`]) }];
    });
}
