import { decodeUtf8 } from '../../hcl/text.ts';
import { openMemory } from '../../memory.ts';
import { foldersAbove, pathIn } from '../../paths.ts';
import { pathTest } from '../../source/glob.ts';
import type { RevisionTree } from '../../source/revision-tree.ts';
import type { IgnoringLine, Place } from '../../subject/subject.ts';
import type { ReadSides } from './requirements/read-configurations.ts';

/** The plain line of a `.gitignore` that keeps each path out: of the base, or else one that the change adds. */
export async function ignoredAmong(paths: readonly string[], { base, head }: ReadSides) {
  const found = new Map<string, IgnoringLine>();
  for (const { tree } of [head, base]) {
    const isNew = tree === head.tree ? { isNew: true as const } : {};
    const known = openMemory<Promise<readonly Line[]>>();
    for (const path of paths) {
      const lines = foldersAbove(path).map((folder) => known(folder, () => linesIn(folder, tree)));
      const last = (await Promise.all(lines)).flat().findLast(({ matches }) => matches(path));
      if (last?.keepsOut === true) found.set(path, { path: last.path, line: last.line, ...isNew });
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
  return decodeUtf8(bytes ?? new Uint8Array())
    .split('\n')
    .flatMap((text, at): Line[] => {
      const [, not, pattern = ''] = /^(!?)\/?([\w./*?-]{1,200}?)\/?\s*$/.exec(text) ?? [];
      if (pattern === '') return [];
      const glob = /\/./.test(text.trim()) ? pattern : `**/${pattern}`;
      const matches = pathTest([glob, `${glob}/**`]);
      const inFolder = (each: string) => (folder === '' ? each : each.slice(folder.length + 1));
      return [{ path, line: at + 1, keepsOut: not === '', matches: (each) => matches(inFolder(each)) }];
    });
}
