import { describe, expect, test } from 'vitest';
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

  test('a symlink that goes is not a rename', () => {
    const link: LockFileRevision = {
      path: 'a',
      status: 'removed',
      base: { kind: 'not-a-file', what: 'symlink' },
      head: nothing,
    };
    expect(told([link, added('b', '')])).toEqual(['removed a', 'added b']);
  });

  test('a file that changed or stayed is neither end of a rename', () => {
    const same = file(lines(0, 10));
    const others: readonly LockFileRevision[] = [
      { path: 'm', status: 'modified', base: same, head: same },
      { path: 'u', status: 'unchanged', base: same, head: same },
    ];
    expect(told([...others, added('b', lines(0, 10))])).toEqual(['added b', 'modified m', 'unchanged u']);
    expect(told([...others, removed('b', lines(0, 10))])).toEqual(['removed b', 'modified m', 'unchanged u']);
  });

  test('of files with the same bytes those with the most of the path in common belong together', () => {
    const same = lines(0, 10);
    const pairs = (from: readonly string[], to: readonly string[]) =>
      told([...from.map((path) => removed(path, same)), ...to.map((path) => added(path, same))]);
    expect(pairs(['a/x/lock', 'a/y/lock'], ['b/x/lock', 'b/y/lock'])).toEqual([
      'a/x/lock → b/x/lock',
      'a/y/lock → b/y/lock',
    ]);
    expect(pairs(['a/x/1', 'b/x/2'], ['a/y/3', 'b/y/4'])).toEqual(['a/x/1 → a/y/3', 'b/x/2 → b/y/4']);
    expect(pairs(['lock', 'a/b/lock'], ['a/lock'])).toEqual(['a/b/lock → a/lock', 'removed lock']);
    expect(pairs(['a/lock'], ['a/lock/lock', 'b/lock'])).toEqual(['a/lock → a/lock/lock', 'added b/lock']);
  });

  test('the old content and its path come with the new file', () => {
    const { files } = followRenames([
      removed('a', lines(0, 10)),
      { ...added('b', lines(0, 9)), whole: true },
    ]);
    expect(files).toEqual([
      {
        path: 'b',
        previousPath: 'a',
        status: 'renamed',
        base: file(lines(0, 10)),
        head: file(lines(0, 9)),
        whole: true,
      },
    ]);
  });

  test('bytes that are not text are compared as they are', () => {
    const bytes = (...values: readonly number[]): Content => ({
      kind: 'file',
      bytes: Uint8Array.from(values),
    });
    const gone = { path: 'a', status: 'removed', base: bytes(0xff, 0x0a), head: nothing } as const;
    const come = (head: Content) => ({ path: 'b', status: 'added', base: nothing, head }) as const;
    expect(told([gone, come(bytes(0xff, 0x0a))])).toEqual(['a → b']);
    expect(told([gone, come(bytes(0xfe, 0x0a))])).toEqual(['removed a', 'added b']);
  });

  test('a root module that moved takes its lock file along, whatever that says now', () => {
    const modules = new Map([['old', ['new', 'newer']]]);
    const pairs = (...files: readonly LockFileRevision[]) =>
      followRenames(files, modules).files.map(({ path, previousPath, status }) =>
        previousPath === undefined ? `${status} ${path}` : `${previousPath} → ${path}`,
      );
    expect(pairs(removed('old/lock', lines(0, 10)), added('new/lock', lines(50, 60)))).toEqual([
      'old/lock → new/lock',
    ]);
    expect(
      pairs(removed('old/lock', lines(0, 10)), added('new/lock', ''), added('z/lock', lines(0, 10))),
    ).toEqual(['old/lock → new/lock', 'added z/lock']);
    expect(
      pairs(removed('old/lock', lines(0, 10)), added('new/lock', lines(0, 10)), added('newer/lock', '')),
    ).toEqual(['old/lock → new/lock', 'old/lock → newer/lock']);
    expect(pairs(removed('old/lock', lines(0, 10)), added('newer/lock', ''))).toEqual([
      'old/lock → newer/lock',
    ]);
    expect(pairs(removed('old/lock', lines(0, 10)), added('new/sub/lock', ''))).toEqual([
      'added new/sub/lock',
      'removed old/lock',
    ]);
    expect(pairs(removed('x/lock', lines(0, 10)), added('new/lock', ''))).toEqual([
      'added new/lock',
      'removed x/lock',
    ]);
    expect(
      pairs(removed('old/a', 'a'), removed('old/b', 'b'), added('new/a', 'x'), added('new/b', 'y')),
    ).toEqual(['old/a → new/a', 'old/b → new/b']);
  });

  test('400 pairs are compared, and not one more', () => {
    const many = (count: number, others: number) => [
      ...Array.from({ length: count }, (_, at) => removed(`a${at}`, `${at}\n`)),
      ...Array.from({ length: others }, (_, at) => added(`b${at}`, `x${at}\n`)),
    ];
    expect(followRenames(many(20, 20)).notices).toEqual([]);
    expect(followRenames(many(1, 401)).notices).toEqual([
      '1 lock files were removed and 401 added: too many to search for renames, so each is judged as removed or added.',
    ]);
    const similar = [removed('old', lines(0, 10)), added('new', lines(1, 11))];
    expect(followRenames([...many(19, 19), ...similar]).files.map(({ status }) => status)).toContain(
      'renamed',
    );
    expect(followRenames([...many(20, 20), ...similar]).files.map(({ status }) => status)).not.toContain(
      'renamed',
    );
    const exact = [removed('old', lines(0, 10)), added('new', lines(0, 10))];
    expect(followRenames([...many(21, 21), ...exact]).files.map(({ status }) => status)).toContain('renamed');
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
