import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { hashArchive, hashPackage } from '../../src/package/hash-archive.ts';
import { anyCharacter } from '../support/any-character.ts';
import { type ZipEntry, zipBytes } from './zip-bytes.ts';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lockproof-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function save(bytes: Uint8Array): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.zip`);
  await writeFile(path, bytes);
  return path;
}

async function hashOf(entries: readonly ZipEntry[]) {
  return hashArchive(await save(zipBytes(entries)));
}

/** A second implementation of Go's Hash1. */
function h1(files: readonly (readonly [name: string | Uint8Array, content: string])[]): string {
  const lines = files.map(([name, content]) => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { name: Buffer.from(name), line: Buffer.concat([Buffer.from(`${sha256}  `), Buffer.from(name)]) };
  });
  const digest = createHash('sha256');
  for (const { line } of lines.sort((a, b) => Buffer.compare(a.name, b.name)))
    digest.update(line).update('\n');
  return `h1:${digest.digest('base64')}`;
}

describe('both hashes agree', () => {
  it('for an ordinary package in any order and with any compression', async () => {
    const expected = h1([
      ['LICENSE.txt', 'MIT'],
      ['terraform-provider-x_v1.0.0', 'binary'],
    ]);
    const licence = { name: 'LICENSE.txt', content: 'MIT' };
    const binary = { name: 'terraform-provider-x_v1.0.0', content: 'binary' };
    const both = { archive: expected, directory: expected };
    expect(await hashOf([licence, binary])).toEqual(both);
    expect(await hashOf([binary, { ...licence, stored: true }])).toEqual(both);
  });

  it('for an archive made by another writer', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('one'), 'a/b');
    zip.addBuffer(Buffer.from('two'), 'a.b');
    zip.end();
    const pieces: Buffer[] = [];
    for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece));
    const expected = h1([
      ['a/b', 'one'],
      ['a.b', 'two'],
    ]);
    expect(await hashArchive(await save(Buffer.concat(pieces)))).toEqual({
      archive: expected,
      directory: expected,
    });
  });

  it('for any names and contents, sorted by their bytes', async () => {
    const name = fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 8 })
      .filter((text) => !/[\n\0/\\.]/.test(text) && text.isWellFormed());
    const content = fc.dictionary(name, fc.string(), { minKeys: 1, maxKeys: 8, noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(content, async (files) => {
        const entries = Object.entries(files);
        const expected = h1(entries);
        const got = await hashOf(entries.map(([each, text]) => ({ name: each, content: text })));
        expect(got).toEqual({ archive: expected, directory: expected });
      }),
      { numRuns: 50 },
    );
  });

  it('for names that are not UTF-8, by their raw bytes (T27)', async () => {
    const name = Buffer.from([0x61, 0x81, 0xff]);
    const expected = h1([[name, 'x']]);
    expect(await hashOf([{ name, content: 'x' }])).toEqual({ archive: expected, directory: expected });
  });
});

/** Files whose content is their place in the list. */
function named(...names: readonly string[]): readonly ZipEntry[] {
  return names.map((name, at) => ({ name, content: `${at}` }));
}

describe('the hashes differ', () => {
  const folder = (0o040755 << 16) >>> 0;
  const of = (files: string) => h1(files.split(' ').map((file) => file.split('=') as [string, string]));
  it.each<[string, readonly ZipEntry[], string, string]>([
    ['folders have their own entries', [{ name: 'd/' }, { name: 'd/a', content: 'x' }], 'd/= d/a=x', 'd/a=x'],
    ['a name is repeated', named('a', 'a'), 'a=1 a=1', 'a=1'],
    ['two names are one path', named('./a', 'a'), './a=0 a=1', 'a=1'],
    ['a name is absolute', named('/etc//a'), '/etc//a=0', 'etc/a=0'],
    ['only the mode marks a folder', [{ name: 'd', attributes: folder }, ...named('b')], 'b=0 d=', 'b=0'],
    [
      'only the DOS attribute does',
      [{ name: 'd', madeBy: 20, attributes: 16 }, ...named('b')],
      'b=0 d=',
      'b=0',
    ],
  ])('if %s (T26)', async (_, entries, archive, directory) => {
    expect(await hashOf(entries)).toEqual({ archive: of(archive), directory: of(directory) });
  });
});

it('a symbolic link is a file with the target as its text, a backslash is a character', async () => {
  const link = { name: 'link', content: 'target', attributes: (0o120777 << 16) >>> 0 };
  const expected = h1([
    ['link', 'target'],
    ['a\\b', 'x'],
  ]);
  expect(await hashOf([link, { name: 'a\\b', content: 'x' }])).toEqual({
    archive: expected,
    directory: expected,
  });
});

describe('bytes around an archive', () => {
  const entries = [
    { name: 'a', content: 'one' },
    { name: 'b/c', content: 'two' },
  ];
  const expected = h1([
    ['a', 'one'],
    ['b/c', 'two'],
  ]);
  const some = fc.uint8Array({ maxLength: 3000 });

  it('do not count, before it or behind it, as in Go', async () => {
    await fc.assert(
      fc.asyncProperty(some, some, fc.stringMatching(/^[a-z ]{0,30}$/), async (before, after, comment) => {
        const bytes = Buffer.concat([before, zipBytes(entries, { comment }), after]);
        expect(await hashArchive(await save(bytes))).toEqual({ archive: expected, directory: expected });
      }),
      { numRuns: 100 },
    );
  });

  it('may be 65 KiB behind it, and any number before it', async () => {
    const bytes = Buffer.concat([
      Buffer.alloc(300_000, 0x50),
      zipBytes(entries),
      Buffer.alloc(65 * 1024 - 22, 0x4b),
    ]);
    expect(await hashArchive(await save(bytes))).toEqual({ archive: expected, directory: expected });
  });

  it('may be another archive: the last one is the one that Terraform unpacks', async () => {
    const other = zipBytes([{ name: 'a', content: 'the other one, which is longer' }]);
    const bytes = Buffer.concat([other, zipBytes(entries)]);
    expect(await hashArchive(await save(bytes))).toEqual({ archive: expected, directory: expected });
  });
});

/** The end of an archive whose directory has so many bytes at this offset. */
function endOf(directoryBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** An archive behind another one, whose directory is at the very offset that the second one gives for its own. */
function twoDirectories(): Buffer {
  return Buffer.concat([
    zipBytes([{ name: 'a', content: 'good', stored: true }]),
    zipBytes([{ name: 'a', content: 'evil', stored: true }]),
  ]);
}

/** An archive with another number in two bytes. @param at from its start; below zero from its end */
function written(entries: readonly ZipEntry[], at: number, value: number): Buffer {
  const bytes = zipBytes(entries);
  bytes.writeUInt16LE(value, at < 0 ? bytes.length + at : at);
  return bytes;
}

describe('an archive is refused', () => {
  const file = { name: 'a', content: 'content' };
  const cases: readonly (readonly [string, string, Uint8Array])[] = [
    ['that is not an archive', 'not-an-archive', Buffer.from('<html>not found</html>')],
    ['that is empty bytes', 'not-an-archive', Buffer.alloc(0)],
    ['that is cut off', 'not-an-archive', zipBytes([file]).subarray(0, -8)],
    ['with a newline in a name', 'unsafe-name', zipBytes([{ ...file, name: 'a\nb' }])],
    ['with a NUL in a name', 'unsafe-name', zipBytes([{ ...file, name: 'a\0b' }])],
    ['with .. in a name', 'unsafe-name', zipBytes([{ ...file, name: '../evil' }])],
    ['with .. between backslashes', 'unsafe-name', zipBytes([{ ...file, name: 'a\\..\\evil' }])],
    ['with another name before the content', 'ambiguous-archive', zipBytes([{ ...file, localName: 'b' }])],
    ['with another compression before the content', 'ambiguous-archive', written([file], 8, 0)],
    [
      'with a directory that reaches into its end',
      'ambiguous-archive',
      written([file], -46 - 1 + 32 - 22, 22),
    ],
    [
      'without entries, with bytes after its end',
      'ambiguous-archive',
      Buffer.concat([zipBytes([]), Buffer.alloc(9)]),
    ],
    [
      'with a record in the bytes after its end that is longer than they are',
      'ambiguous-archive',
      zipBytes([file], { after: Buffer.concat([endOf(0, 0), Buffer.alloc(4)]).fill(9, 20, 21) }),
    ],
    ['with an empty archive after its end', 'ambiguous-archive', zipBytes([file], { after: endOf(0, 0) })],
    [
      'with the end of an empty archive in its comment',
      'ambiguous-archive',
      zipBytes([file], { comment: `a${endOf(0, 0).toString('latin1')} b` }),
    ],
    [
      'with more bytes after its end than Go searches',
      'not-an-archive',
      zipBytes([file], { after: Buffer.alloc(65 * 1024 - 21) }),
    ],
    [
      'with a second directory where the first would begin without the bytes before its start',
      'ambiguous-archive',
      twoDirectories(),
    ],
    ['with a directory that begins before the file', 'ambiguous-archive', zipBytes([file]).subarray(1)],
    ['with bytes before its end record', 'ambiguous-archive', zipBytes([file], { before: Buffer.alloc(20) })],
    [
      'that counts fewer entries than it lists',
      'ambiguous-archive',
      zipBytes([file, { name: 'hidden', content: 'x' }], { countedEntries: 1 }),
    ],
    [
      'with a file and a folder of the same name',
      'ambiguous-archive',
      zipBytes([file, { name: 'a/b', content: 'x' }]),
    ],
    ['with a wrong CRC-32', 'corrupt-entry', zipBytes([{ ...file, crc: 1 }])],
    ['with a CRC-32 of zero', 'corrupt-entry', zipBytes([{ ...file, crc: 0 }])],
    ['with less content than announced', 'corrupt-entry', zipBytes([{ ...file, inflatedSize: 8 }])],
    ['with more content than announced', 'corrupt-entry', zipBytes([{ ...file, inflatedSize: 1 }])],
    ['with a folder that has content', 'corrupt-entry', zipBytes([{ ...file, name: 'a/' }])],
    ['with an encrypted entry', 'unsupported-entry', zipBytes([{ ...file, flags: 1 }])],
    ['with an unknown compression', 'unsupported-entry', zipBytes([{ ...file, method: 12 }])],
    [
      'with too many entries',
      'too-many-entries',
      zipBytes(Array.from({ length: 20_001 }, (_, index) => ({ name: `${index}`, stored: true }))),
    ],
    [
      'that announces too much',
      'too-large',
      zipBytes([1, 2].map((each) => ({ name: `${each}`, inflatedSize: 0xfffffffe }))),
    ],
    ['that is a bomb', 'too-large', zipBytes([{ name: 'zeros', content: Buffer.alloc(20 * 1024 ** 2) }])],
  ];
  it.each(cases)('%s: %s (T26, T27)', async (_name, code, bytes) => {
    await expect(hashArchive(await save(bytes))).rejects.toMatchObject({ name: 'PackageError', code });
  });

  // Only the announced sizes are large: an archive that passes is refused as soon as it has not the announced content.
  describe('that inflates to much more than its size', () => {
    const mebibyte = 1024 ** 2;
    const noise = randomBytes(7 * mebibyte);
    it.each([
      ['more than 256 MiB, above 40 times', 257, 6, 'too-large'],
      ['more than 256 MiB, below 40 times', 257, 7, 'corrupt-entry'],
      ['less than 256 MiB, above 40 times', 256, 6, 'corrupt-entry'],
      ['less than 256 MiB, above 200 times', 256, 1, 'too-large'],
      ['less than 16 MiB, whatever the ratio', 16, 0, 'corrupt-entry'],
    ])('%s', async (_name, inflated, packed, code) => {
      const entry = {
        name: 'a',
        content: noise.subarray(0, packed * mebibyte),
        level: 0,
        inflatedSize: inflated * mebibyte,
      };
      await expect(hashArchive(await save(zipBytes([entry])))).rejects.toMatchObject({ code });
    });
  });

  it('with a second directory in zip64 form', async () => {
    const honest = zipBytes([file]);
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50);
    const bytes = zipBytes([file], { before: locator });
    expect(bytes.length).toBe(honest.length + 20);
    await expect(hashArchive(await save(bytes))).rejects.toMatchObject({ code: 'ambiguous-archive' });
  });

  it('with overlapping entries', async () => {
    const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 7919) % 251));
    const bytes = zipBytes([{ name: 'a', content, stored: true }]);
    const end = bytes.subarray(-22);
    const start = end.readUInt32LE(16);
    const central = bytes.subarray(start, -22);
    const record = Buffer.from(end);
    record.writeUInt16LE(3, 8);
    record.writeUInt16LE(3, 10);
    record.writeUInt32LE(central.length * 3, 12);
    const overlapping = Buffer.concat([bytes.subarray(0, start), central, central, central, record]);
    await expect(hashArchive(await save(overlapping))).rejects.toMatchObject({ code: 'ambiguous-archive' });
  });

  it('with a message that repeats nothing from it', async () => {
    const path = await save(zipBytes([{ name: '::error::\n', content: 'x' }]));
    await expect(hashArchive(path)).rejects.toThrow(/^The archive has a file name with a newline$/);
  });
});

it('no cut or changed byte of an archive causes a crash', async () => {
  const honest = zipBytes(
    [
      { name: 'a', content: 'some content' },
      { name: 'b/', content: '' },
    ],
    { comment: 'note' },
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(honest.length - 1), fc.nat(255), fc.boolean(), async (at, value, cut) => {
      const bytes = Buffer.from(cut ? honest.subarray(0, at) : honest);
      if (!cut) bytes[at] = value;
      const path = await save(bytes);
      const outcome = await hashArchive(path).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome.name).toBe('PackageError');
    }),
    { numRuns: 300 },
  );
});

it('a package has the hash of its bytes and those of its content', async () => {
  const bytes = zipBytes([{ name: 'a', content: 'x' }]);
  expect(await hashPackage(await save(bytes))).toEqual({
    zh: `zh:${createHash('sha256').update(bytes).digest('hex')}`,
    h1: { archive: h1([['a', 'x']]), directory: h1([['a', 'x']]) },
  });
});

it('a missing file gives the error of the file system', async () => {
  await expect(hashArchive(join(folder, 'none.zip'))).rejects.toMatchObject({ code: 'ENOENT' });
});
