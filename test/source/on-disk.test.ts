import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directorySource } from '../../src/source/disk/directory-source.ts';
import { diskTree, readDiskFile, readOnDisk, unreadable } from '../../src/source/disk/on-disk.ts';
import { encodePath } from '../../src/source/path-bytes.ts';
import { follow } from '../../src/source/revision-tree.ts';
import { blobSha, contentLimit, type TreeEntry } from '../../src/source/tree.ts';

/* Files on disk, in a folder that no test changes. */

let folder: string;
let root: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockproof-on-disk-'));
  root = join(folder, 'root');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('a/b/file', 'text\n');
  write('a/other', 'other');
  write('pointer', 'version https://git-lfs.github.com/spec/v1\n');
  write('large', '');
  truncateSync(join(root, 'large'), contentLimit + 1);
  write('full', '');
  truncateSync(join(root, 'full'), contentLimit);
  writeFileSync(join(folder, 'outside'), 'outside');
  symlinkSync('b/file', join(root, 'a/link'));
  symlinkSync('b', join(root, 'a/folder'));
  symlinkSync('../../outside', join(root, 'a/out'));
  symlinkSync('root', join(folder, 'alias'));
  symlinkSync('..', join(root, 'a/up'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a file on disk', () => {
  it.each([
    ['a/b/file', { kind: 'file', bytes: Buffer.from('text\n') }],
    ['a/link', { kind: 'not-a-file', what: 'symlink' }],
    ['a/b', { kind: 'not-a-file', what: 'directory' }],
    ['a/gone', { kind: 'missing' }],
    ['a/b/file/x', { kind: 'missing' }],
    ['a/folder/file', { kind: 'not-a-file', what: 'symlink' }],
    ['a/up/a/other', { kind: 'not-a-file', what: 'symlink' }],
    ['../outside', { kind: 'missing' }],
    ['a/../a/other', { kind: 'missing' }],
    ['pointer', { kind: 'not-a-file', what: 'lfs-pointer' }],
    ['large', { kind: 'too-large', bytes: contentLimit + 1, limit: contentLimit }],
  ])('at %s', async (path, expected) => {
    expect(await readDiskFile(root, path)).toEqual(expected);
    expect(await readDiskFile(join(folder, 'alias'), path)).toEqual(expected);
  });

  it('is read up to the limit', async () => {
    expect((await readOnDisk(join(root, 'full'))).bytes).toHaveLength(contentLimit);
    expect(await readOnDisk(join(root, 'large'))).toEqual({ size: contentLimit + 1, bytes: null });
    expect(await readOnDisk(join(root, 'a/link'))).toEqual({ size: 5, bytes: Buffer.from('text\n') });
  });

  it('that is none is told', async () => {
    for (const path of ['a/b', 'gone'])
      await expect(readOnDisk(join(root, path))).rejects.toMatchObject({
        code: 'unreadable-path',
        message: `"${join(root, path)}" cannot be read; check that it is a regular file or folder and that you may read it.`,
      });
    expect(unreadable('x', 'cause')).toMatchObject({ name: 'SourceError', cause: 'cause' });
    await expect(readDiskFile(root, 'a\0b')).rejects.toMatchObject({ code: 'unreadable-path' });
  });

  it('has a way that leads through no symlink', async () => {
    expect(await readDiskFile(root, 'a/b/file')).toMatchObject({ kind: 'file' });
    for (const path of ['a/folder/none', '..', 'a/..', 'gone/x'])
      expect(await readDiskFile(root, path)).toEqual({ kind: 'missing' });
  });
});

describe('the tree of a folder', () => {
  const entry = (path: string, kind: TreeEntry['kind'] = 'file'): TreeEntry => ({
    path,
    kind,
    sha: '',
    size: 0,
  });

  it('has entries by path, with sizes of files', async () => {
    const tree = diskTree(root);
    expect(tree.whole).toBeNull();
    expect(await tree.at('a/b/file')).toEqual({ ...entry('a/b/file'), size: 5 });
    expect(await tree.at('a/link')).toEqual(entry('a/link', 'symlink'));
    expect(await tree.at('a/b')).toEqual(entry('a/b', 'directory'));
    expect(await tree.at('a/gone')).toBeNull();
    expect(await tree.at('a/folder/file')).toBeNull();
    expect(await tree.measure([entry('a/other'), entry('gone')])).toEqual([
      { ...entry('a/other'), size: 5 },
      entry('gone'),
    ]);
  });

  it('has entries by folder', async () => {
    const tree = diskTree(root);
    const within = async (path: string) =>
      (await tree.within(path)).map((each) => `${each.kind} ${each.path}`).sort();
    expect(await within('a')).toEqual([
      'directory a/b',
      'file a/other',
      'symlink a/folder',
      'symlink a/link',
      'symlink a/out',
      'symlink a/up',
    ]);
    expect(await within('')).toEqual(['directory a', 'file full', 'file large', 'file pointer']);
    for (const path of ['a/folder', 'gone', 'a/other', 'a/up']) expect(await within(path)).toEqual([]);
    expect((await diskTree(join(folder, 'alias')).within('a/b')).map(({ path }) => path)).toEqual([
      'a/b/file',
    ]);
  });

  it('has the bytes of files and the targets of symlinks', async () => {
    const read = async (path: string, kind: TreeEntry['kind']) => {
      const [bytes] = await diskTree(root).read([entry(path, kind)]);
      return bytes === null ? null : Buffer.from(bytes ?? []).toString();
    };
    expect(await read('a/b/file', 'file')).toBe('text\n');
    expect(await read('a/link', 'symlink')).toBe('b/file');
    expect(await read('a/b', 'directory')).toBeNull();
    expect(await read('a/b', 'submodule')).toBeNull();
    expect(await read('large', 'file')).toBeNull();
  });

  it.each(['0'.repeat(40), '0'.repeat(64)])('has the ids that git gives, like %s', async (like) => {
    const wanted = ['a/b/file', 'a/link', 'a/b', 'gone', 'large'].map((path) => entry(path));
    const ids = await diskTree(root, like).identify(wanted);
    expect(ids.map(({ path, sha }) => [path, sha])).toEqual([
      ['a/b/file', blobSha(Buffer.from('text\n'), like)],
      ['a/link', blobSha(Buffer.from('b/file'), like)],
      ['a/b', ''],
      ['large', blobSha(Buffer.alloc(contentLimit + 1), like)],
    ]);
  });

  it('follows symlinks as the file system does', async () => {
    const tree = diskTree(root);
    expect(await follow(tree, 'a/folder/file')).toMatchObject({ entry: { path: 'a/b/file' } });
    expect(await follow(tree, 'a/out')).toEqual({ kind: 'nowhere', why: 'leads out of the repository' });
  });

  it.runIf(process.getuid?.() !== 0)('is empty where nobody may look', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(join(closed, 'x'), { recursive: true });
    chmodSync(join(closed, 'x'), 0);
    expect(await diskTree(closed).within('x')).toEqual([]);
    await expect(diskTree(closed).at('x/y')).rejects.toMatchObject({ code: 'unreadable-path' });
    chmodSync(join(closed, 'x'), 0o700);
  });
});

describe.runIf(process.platform === 'linux')('a name that is no UTF-8', () => {
  const place = 'odd\udcff';

  it('leads to its own entry', async () => {
    const odd = join(folder, place);
    mkdirSync(encodePath(odd));
    writeFileSync(encodePath(`${odd}/f\udc80`), 'bytes');
    writeFileSync(join(folder, 'plain'), 'x');
    symlinkSync(encodePath(`${place}/f\udc80`), join(folder, 'to-bytes'));
    const tree = diskTree(folder);
    expect((await tree.within('')).map(({ path }) => path)).toContain(place);
    expect((await tree.within(place)).map(({ path }) => path)).toEqual([`${place}/f\udc80`]);
    expect(await tree.at(`${place}/f\udc80`)).toMatchObject({ kind: 'file', size: 5 });
    expect(await tree.at(`${place}/f\ufffd`)).toBeNull();
    const there = await follow(tree, 'to-bytes');
    expect(there).toMatchObject({ entry: { path: `${place}/f\udc80` } });
    const [bytes] = await tree.read(there.kind === 'found' ? [there.entry] : []);
    expect(Buffer.from(bytes ?? []).toString()).toBe('bytes');
    expect(await readDiskFile(folder, `${place}/f\udc80`)).toMatchObject({ kind: 'file' });
    const { files } = await directorySource({ paths: [folder] }).read({ patterns: ['**/f?'], scope: 'all' });
    expect(files.map(({ path }) => path)).toEqual([`${odd}/f\udc80`]);
  });
});

describe('the lock files of a folder', () => {
  const selection = { patterns: ['**/file', '!**/b/**'], scope: 'all' } as const;

  it('are sorted, and have nothing to compare with', async () => {
    const lockFiles = join(folder, 'locks');
    for (const path of ['z/file', 'a/file', 'b/file', '.terraform/file', 'a/.git/file']) {
      mkdirSync(dirname(join(lockFiles, path)), { recursive: true });
      writeFileSync(join(lockFiles, path), path);
    }
    const snapshot = await directorySource({ paths: [join(lockFiles, 'z'), lockFiles] }).read(selection);
    expect(snapshot).toMatchObject({ base: null, head: null, notices: [] });
    expect(snapshot.files).toEqual(
      ['a/file', 'z/file'].map((path) => ({
        path: `${lockFiles}/${path}`,
        status: 'unchanged',
        base: { kind: 'missing' },
        head: { kind: 'file', bytes: Buffer.from(path) },
      })),
    );
    expect([...(snapshot.surroundings?.head.lockFiles ?? [])]).toEqual([]);
    expect(await snapshot.surroundings?.head.attributesOf('x')).toEqual({ found: [], unread: [] });
  });

  it('are shown without a leading dot, and the policy is read from its own folder', async () => {
    const given = relative(process.cwd(), join(root, 'a/other'));
    const snapshot = await directorySource({ paths: [`./${given}`], policyRoot: root }).read(selection);
    expect(snapshot.files.map(({ path }) => path)).toEqual([given]);
    expect(snapshot.folder).toBe(relative(root, process.cwd()));
    expect(await snapshot.readFile?.('a/other', 'head')).toEqual({
      kind: 'file',
      bytes: Buffer.from('other'),
    });
    const here = await directorySource({ paths: [given] }).read(selection);
    expect(here.folder).toBe('');
  });
});
