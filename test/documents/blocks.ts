import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A fenced block of a document. */
export interface Block {
  /** The document, relative to the repository. */
  readonly document: string;
  /** The line of the fence, 1-based. */
  readonly line: number;
  readonly language: string;
  readonly text: string;
  /** The file that the line above the block names, and nothing else: `` `.gitlab-ci.yml` ``; `null` where there is none. */
  readonly file: string | null;
  /** Why no test runs it, from the line above: `<!-- not run by a test: needs GitHub -->`; `null` where there is none. */
  readonly notRun: string | null;
}

/** Every fenced block of the documents that a reader may copy from, in order. */
export function blocksIn(...patterns: readonly string[]): readonly Block[] {
  return globSync([...patterns], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap(blocksOf);
}

function blocksOf(document: string): readonly Block[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)].map(
    ({ index, 1: indent = '', 2: language = '', 3: content = '' }) => {
      const before = text.slice(0, index).trimEnd().split('\n').at(-1) ?? '';
      return {
        document,
        line: text.slice(0, index).split('\n').length,
        language,
        text: content.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
        file: /^`([^`\s]+)`$/.exec(before.trim())?.[1] ?? null,
        notRun: /^<!-- not run by a test: (.+) -->$/.exec(before.trim())?.[1] ?? null,
      };
    },
  );
}
