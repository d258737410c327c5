import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hunksOf, isInOneHunk } from '../../../src/extensions/conversation/hunks.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockproof-hunks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lines of each new file that git shows in its diff. */
function shownByGit(pairs: readonly { readonly base: string; readonly head: string }[]): Set<number>[] {
  for (const side of ['base', 'head'] as const) {
    mkdirSync(join(folder, side));
    for (const [at, texts] of pairs.entries()) writeFileSync(join(folder, side, String(at)), texts[side]);
  }
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', 'base', 'head'], options);
  const diffs = new Map(
    stdout.split(/^diff --git /m).map((diff) => [/^a\/base\/(\d+) /.exec(diff)?.[1], diff]),
  );
  return pairs.map((_, at) => {
    const headers = [...(diffs.get(String(at)) ?? '').matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)];
    return lines(
      headers.map(([, from, count = '1']) => ({ from: Number(from), to: Number(from) + Number(count) - 1 })),
    );
  });
}

function lines(hunks: ReturnType<typeof hunksOf>): Set<number> {
  return new Set(
    (hunks ?? []).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  );
}

describe('the lines that a diff shows', () => {
  it('are those that git shows, for lists of distinct lines such as hashes', () => {
    const list = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
    const text = (numbers: readonly number[]) =>
      [...numbers]
        .sort((a, b) => a - b)
        .map((one) => `hash ${one}\n`)
        .join('');
    const pairs = fc.sample(fc.record({ base: list.map(text), head: list.map(text) }), 100);
    const shown = shownByGit(pairs);
    for (const [at, { base, head }] of pairs.entries())
      expect(lines(hunksOf(base, head)), `${base}→${head}`).toEqual(shown[at]);
    expect(shown.filter(({ size }) => size > 0).length).toBeGreaterThan(50);
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
