import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { similarity } from '../../src/line-diff.ts';
import type { Content } from '../../src/source/content.ts';
import { followRenames } from '../../src/source/renames.ts';
import type { LockFileRevision } from '../../src/source/source.ts';

const nothing: Content = { kind: 'missing' };

function removed(path: string, text: string): LockFileRevision {
  return { path, status: 'removed', base: file(text), head: nothing };
}

function added(path: string, text: string): LockFileRevision {
  return { path, status: 'added', base: nothing, head: file(text) };
}

function file(text: string): Content {
  return { kind: 'file', bytes: Buffer.from(text) };
}

function told(files: readonly LockFileRevision[]): string[] {
  return followRenames(files).files.map(({ path, previousPath, status }) =>
    previousPath === undefined ? `${status} ${path}` : `${previousPath} → ${path}`,
  );
}

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `line ${100 + from + at}\n`).join('');

describe('pairs', () => {
  test('the same bytes win over a better path', () => {
    expect(
      told([removed('a/lock', lines(0, 10)), removed('b/lock', lines(0, 9)), added('c/lock', lines(0, 9))]),
    ).toEqual(['removed a/lock', 'b/lock → c/lock']);
  });

  test('the most similar of two wins', () => {
    expect(told([removed('a', lines(0, 10)), removed('b', lines(3, 13)), added('c', lines(1, 11))])).toEqual([
      'removed b',
      'a → c',
    ]);
  });

  test('line ends do not count, as in git, but the same bytes win', () => {
    const crlf = lines(0, 10).replaceAll('\n', '\r\n');
    expect(told([removed('a', lines(0, 10)), added('b', crlf)])).toEqual(['a → b']);
    expect(told([removed('a', lines(0, 10)), removed('b', crlf), added('c', crlf)])).toEqual([
      'removed a',
      'b → c',
    ]);
  });

  test('if two are equally good, none is taken', () => {
    expect(told([removed('a', lines(0, 10)), added('b', lines(0, 10)), added('c', lines(0, 10))])).toEqual([
      'removed a',
      'added b',
      'added c',
    ]);
  });

  test('a worse match does not win because better ones were tied', () => {
    const files = [
      removed('a', lines(0, 10)),
      added('b', lines(0, 10)),
      added('c', lines(0, 10)),
      added('d', lines(0, 8)),
    ];
    expect(told(files)).toEqual(['removed a', 'added b', 'added c', 'added d']);
  });

  test('half of the larger file is enough, less is not', () => {
    expect(told([removed('a', lines(0, 10)), added('b', lines(5, 15))])).toEqual(['a → b']);
    expect(told([removed('a', lines(0, 10)), added('b', lines(6, 16))])).toEqual(['removed a', 'added b']);
  });

  test('an entry that is not a file is not a rename', () => {
    const link: LockFileRevision = {
      path: 'b',
      status: 'added',
      base: nothing,
      head: { kind: 'not-a-file', what: 'symlink' },
    };
    expect(told([removed('a', ''), link])).toEqual(['removed a', 'added b']);
  });

  test('too many to compare are left unchanged, with a notice', () => {
    const files = Array.from({ length: 21 }, (_, at) => [
      removed(`a${at}`, `${at}`),
      added(`b${at}`, `x${at}`),
    ]).flat();
    const { notices, files: followed } = followRenames(files);
    expect(followed).toHaveLength(42);
    expect(notices).toEqual([expect.stringContaining('too many')]);
  });
});

describe('similarity', () => {
  test('is 1 for the same text and never more', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd'), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(similarity(one, one)).toBe(one === '' ? 0 : 1);
        expect(similarity(one, other)).toBeGreaterThanOrEqual(0);
        expect(similarity(one, other)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('gives up on large and on very different texts', () => {
    expect(similarity('x'.repeat(2 ** 20 + 1), 'x'.repeat(2 ** 20 + 1))).toBe(0);
    const shuffled = (step: number) =>
      Array.from({ length: 9_000 }, (_, at) => `${(at * step) % 9_001}\n`).join('');
    expect(similarity(shuffled(1), shuffled(4_001))).toBe(0);
  });
});
