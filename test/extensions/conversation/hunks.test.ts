import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInOneHunk } from '../../../src/extensions/conversation/hunks.ts';
import { hunksOf } from '../../../src/line-diff.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockproof-hunks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lines of the new file that git shows in its diff. */
function shownByGit(base: string, head: string): Set<number> {
  writeFileSync(join(folder, 'base'), base);
  writeFileSync(join(folder, 'head'), head);
  const diff = (() => {
    try {
      return execFileSync('git', ['diff', '--no-index', '--no-color', 'base', 'head'], {
        cwd: folder,
        encoding: 'utf8',
      });
    } catch (error) {
      return String((error as { stdout?: string }).stdout);
    }
  })();
  const headers = [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)];
  return new Set(
    headers.flatMap(([, start, count = '1']) =>
      Array.from({ length: Number(count) }, (_, index) => Number(start) + index),
    ),
  );
}

function lines(hunks: ReturnType<typeof hunksOf>): Set<number> {
  return new Set(
    (hunks ?? []).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  );
}

describe('the lines that a diff shows', () => {
  it('are those that git shows, for lists of distinct lines such as hashes', () => {
    const list = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const text = (numbers: readonly number[]) =>
          [...numbers]
            .sort((a, b) => a - b)
            .map((one) => `hash ${one}\n`)
            .join('');
        const [base, head] = [text(before), text(after)];
        expect(lines(hunksOf(base, head))).toEqual(shownByGit(base, head));
      }),
      { numRuns: 100 },
    );
  });

  it('are all lines of a new file, and none of an equal one', () => {
    expect(hunksOf(null, 'a\nb\n')).toEqual([{ from: 1, to: 2 }]);
    expect(hunksOf(null, 'a\nb')).toEqual([{ from: 1, to: 2 }]);
    expect(hunksOf(null, '')).toEqual([]);
    expect(hunksOf('a\n', 'a\n')).toEqual([]);
  });

  it('are not known for texts that are too large or too different', () => {
    const many = (name: string) => Array.from({ length: 6_000 }, (_, index) => `${name} ${index}\n`).join('');
    expect(hunksOf(many('a'), many('b'))).toBeNull();
    expect(hunksOf('', 'x'.repeat(2 * 1024 * 1024))).toBeNull();
  });

  it('include a range only if both ends are in one hunk', () => {
    const hunks = [
      { from: 1, to: 4 },
      { from: 9, to: 12 },
    ];
    expect(isInOneHunk(hunks, 2, 4)).toBe(true);
    expect(isInOneHunk(hunks, 4, 9)).toBe(false);
    expect(isInOneHunk(hunks, 5, 5)).toBe(false);
  });
});
