import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepContent, readContent } from '../../../src/extensions/offline/index-file.ts';
import { sha256 } from '../../../src/sha256.ts';

const bytes = new TextEncoder().encode('the bytes of a document');
const digest = sha256(bytes);
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockproof-content-'));
  path = join(folder, digest);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const others: readonly (readonly [what: string, put: () => void])[] = [
  ['one byte more', () => writeFileSync(path, `${Buffer.from(bytes)}.`)],
  ['one byte less', () => writeFileSync(path, bytes.subarray(1))],
  ['another byte', () => writeFileSync(path, bytes.toReversed())],
  ['nothing', () => writeFileSync(path, '')],
  [
    'a symlink to the same bytes',
    () => {
      writeFileSync(join(folder, 'other'), bytes);
      symlinkSync('other', path);
    },
  ],
  ['a symlink to nowhere', () => symlinkSync('nowhere', path)],
  ['a device', () => symlinkSync('/dev/zero', path)],
];

describe('a file that is named by its digest', () => {
  it('is written once, for its user alone, and read back', async () => {
    for (const _ of [1, 2]) expect(await keepContent(folder, bytes)).toBe(digest);
    expect(readdirSync(folder)).toEqual([digest]);
    expect(await readContent(path, digest, bytes.length)).toEqual({
      kind: 'whole',
      bytes: Buffer.from(bytes),
    });
  });

  it('is missing where there is none', async () => {
    expect(await readContent(path, digest, 100)).toEqual({ kind: 'missing' });
  });

  it('is not read beyond the limit', async () => {
    await keepContent(folder, bytes);
    expect(await readContent(path, digest, bytes.length - 1)).toEqual({ kind: 'odd' });
  });

  it.each(others)('is changed where there is %s, and written anew (T75, T77)', async (_what, put) => {
    put();
    expect(await readContent(path, digest, 100)).toEqual({ kind: 'odd' });
    expect(await keepContent(folder, bytes)).toBe(digest);
    expect(await readContent(path, digest, 100)).toMatchObject({ kind: 'whole' });
    if (existsSync(join(folder, 'other')))
      expect(readFileSync(join(folder, 'other'))).toEqual(Buffer.from(bytes));
  });

  it('is changed where there is a folder, and cannot be written', async () => {
    mkdirSync(path);
    expect(await readContent(path, digest, 100)).toEqual({ kind: 'odd' });
    await expect(keepContent(folder, bytes)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([digest]);
  });
});
