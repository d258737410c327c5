import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { directorySource } from '../../src/source/disk/directory-source.ts';

const selection = { patterns: ['**/.terraform.lock.hcl'], scope: 'all' } as const;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockproof-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text = 'x\n'): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function found(...paths: string[]) {
  const snapshot = await directorySource({ paths: paths.map((path) => join(folder, path)) }).read(selection);
  const inFolder = (text: string) => text.replaceAll(`${folder}/`, '').replaceAll(folder, '');
  return {
    files: snapshot.files.map(
      (file) => `${inFolder(file.path)} ${file.head.kind === 'not-a-file' ? file.head.what : file.head.kind}`,
    ),
    notices: snapshot.notices.map(inFolder),
  };
}

test('a folder is searched, except the folders of tools', async () => {
  write('a/.terraform.lock.hcl');
  write('.terraform.lock.hcl');
  write('a/.terraform/modules/m/.terraform.lock.hcl');
  write('node_modules/p/.terraform.lock.hcl');
  write('.git/.terraform.lock.hcl');
  expect(await found('')).toEqual({
    files: ['.terraform.lock.hcl file', 'a/.terraform.lock.hcl file'],
    notices: [],
  });
});

test('symlinks that lead out are not followed, but given symlinks are', async () => {
  write('real/.terraform.lock.hcl');
  mkdirSync(join(folder, 'here'));
  symlinkSync('../real', join(folder, 'here/linked'));
  symlinkSync('../real/.terraform.lock.hcl', join(folder, 'here/.terraform.lock.hcl'));
  expect((await found('here')).files).toEqual(['here/.terraform.lock.hcl symlink']);
  expect((await found('here/linked')).files).toEqual(['here/linked/.terraform.lock.hcl file']);
  expect((await found('here/.terraform.lock.hcl')).files).toEqual(['here/.terraform.lock.hcl file']);
});

test('a lock file may be a symlink to a file of the repository', async () => {
  write('.git/HEAD');
  write('real/shared.hcl');
  mkdirSync(join(folder, 'here'));
  symlinkSync('../real/shared.hcl', join(folder, 'here/.terraform.lock.hcl'));
  expect((await found('here')).files).toEqual(['here/.terraform.lock.hcl file']);
  for (const target of ['.terraform.lock.hcl', '../real', '../gone', tmpdir()]) {
    rmSync(join(folder, 'here/.terraform.lock.hcl'));
    symlinkSync(target, join(folder, 'here/.terraform.lock.hcl'));
    expect((await found('here')).files).toEqual(['here/.terraform.lock.hcl symlink']);
  }
});

test('a given file is read with any name', async () => {
  write('copy.hcl');
  expect((await found('copy.hcl')).files).toEqual(['copy.hcl file']);
});

test('a file that is given twice is read once', async () => {
  write('a/.terraform.lock.hcl');
  expect((await found('a', 'a/.terraform.lock.hcl')).files).toEqual(['a/.terraform.lock.hcl file']);
});

test('a Git LFS pointer, a folder and a huge file are recognised', async () => {
  write('a/.terraform.lock.hcl', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n');
  write('b/.terraform.lock.hcl/inner');
  write('c/.terraform.lock.hcl', 'x'.repeat(10 * 1024 * 1024 + 1));
  expect((await found('')).files).toEqual([
    'a/.terraform.lock.hcl lfs-pointer',
    'b/.terraform.lock.hcl directory',
    'c/.terraform.lock.hcl too-large',
  ]);
});

test('a folder without lock files causes a notice', async () => {
  mkdirSync(join(folder, 'empty'));
  expect(await found('empty')).toEqual({ files: [], notices: ['No lock file was found in "empty".'] });
});

test('paths that overlap are not called empty, and one without lock files beside them is', async () => {
  write('a/.terraform.lock.hcl');
  mkdirSync(join(folder, 'a/empty'));
  const files = ['a/.terraform.lock.hcl file'];
  for (const paths of [
    ['a', ''],
    ['', 'a'],
    ['a/.terraform.lock.hcl', 'a'],
  ])
    expect(await found(...paths)).toEqual({ files, notices: [] });
  expect(await found('a', 'a/empty')).toEqual({
    files,
    notices: ['No lock file was found in "a/empty".'],
  });
});

test('a path that does not exist is an error of the user', async () => {
  await expect(found('nowhere')).rejects.toMatchObject({ name: 'UserError', code: 'invalid-input' });
});

test('a pipe is refused without a wait', async () => {
  execFileSync('mkfifo', [join(folder, '.terraform.lock.hcl')]);
  await expect(found('')).rejects.toMatchObject({ code: 'unreadable-path' });
});
