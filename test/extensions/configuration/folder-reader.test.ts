import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderReader } from '../../../src/extensions/configuration/folder-reader.ts';
import type { FolderReader } from '../../../src/extensions/configuration/requirements/configuration.ts';
import { diskTree } from '../../../src/source/disk/on-disk.ts';
import type { Planted } from '../../support/github-double/repository.ts';
import { type Place, places, startTwoCommits, type TwoCommits } from '../../support/two-commits.ts';

const base: Readonly<Record<string, Planted>> = {
  'envs/prod/.terraform.lock.hcl': '# base\n',
  'README.md': 'x',
};
const head: Readonly<Record<string, Planted>> = {
  'envs/prod/.terraform.lock.hcl': '# head\n',
  'envs/prod/main.tf': 'one',
  'envs/prod/data.tf.json': '{}',
  'envs/prod/again.tf': 'one',
  'envs/prod/.hidden.tf': 'no',
  'envs/prod/notes.md': 'no',
  'envs/prod/linked.tf': { symlink: 'main.tf' },
  'envs/prod/gone.tf': { symlink: 'nothing.tf' },
  'envs/prod/loop.tf': { symlink: 'loop.tf' },
  'envs/prod/outside.tf': { symlink: '../../../main.tf' },
  'envs/prod/folder.tf/main.tf': 'deeper',
  'envs/prod/module.tf': { submodule: '1'.repeat(40) },
  'modules/link': { symlink: '../envs/prod' },
  'root.tf': 'root',
  ':(glob)*/main.tf': 'magic',
  '-rf/main.tf': 'dash',
  'übung "x"/main.tf': 'quoted',
};

let commits: TwoCommits;

beforeAll(async () => {
  commits = await startTwoCommits(base, head);
});
afterAll(() => commits.close());

/** Nothing changes between the tests, and each reading of the source is many processes. */
const readers = new Map<Place, Promise<FolderReader>>();

function readerOf(place: Place): Promise<FolderReader> {
  const known = readers.get(place) ?? openReader(place);
  readers.set(place, known);
  return known;
}

async function openReader(place: Place): Promise<FolderReader> {
  const selection = { patterns: ['**/.terraform.lock.hcl'], scope: 'changed' } as const;
  const { surroundings } = await commits.sourceFrom(place).read(selection);
  if (surroundings === undefined) throw new Error('no configuration');
  return folderReader(surroundings.head.tree);
}

describe.each(places)('the configuration from %s', (place) => {
  it('has the files of the folder with names that Terraform reads, symlinks within the repository included', async () => {
    const read = await readerOf(place);
    expect(await read('envs/prod')).toEqual([
      { path: 'envs/prod/again.tf', text: 'one' },
      { path: 'envs/prod/data.tf.json', text: '{}' },
      { path: 'envs/prod/gone.tf', unread: 'it is a symlink that leads to nothing' },
      { path: 'envs/prod/linked.tf', text: 'one' },
      { path: 'envs/prod/loop.tf', unread: 'it is a symlink that leads nowhere in the end' },
      { path: 'envs/prod/main.tf', text: 'one' },
      { path: 'envs/prod/outside.tf', unread: 'it is a symlink that leads out of the repository' },
    ]);
    expect(await read('')).toEqual([{ path: 'root.tf', text: 'root' }]);
  });

  it('is found behind a folder that is a symlink', async () => {
    const found = await (await readerOf(place))('modules/link');
    expect(found).toContainEqual({ path: 'modules/link/main.tf', text: 'one' });
    expect(found).toHaveLength(7);
  });

  it.each(['modules', 'none', 'envs/prod/main.tf', 'envs/prod/linked.tf'])(
    'is empty without such a folder: %s',
    async (folder) => {
      expect(await (await readerOf(place))(folder)).toEqual([]);
    },
  );

  it.each([':(glob)*', '-rf', 'übung "x"', 'envs/prod/folder.tf'])(
    'uses names literally: %s',
    async (folder) => {
      expect(await (await readerOf(place))(folder)).toMatchObject([{ path: `${folder}/main.tf` }]);
    },
  );
});

describe('the configuration from github', () => {
  it('is not read if the listing is truncated, and a symlink of a folder is among the changes', async () => {
    commits.github.faults.truncateTrees = 'recursive';
    await expect(openReader('github')).rejects.toThrow('GitHub does not list this repository completely');
    commits.github.faults.truncateTrees = 'never';
  });
});

describe('the configuration on disk', () => {
  it('may be reached through a symlink above the root and below it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lockproof-disk-'));
    mkdirSync(join(folder, 'real/module'), { recursive: true });
    writeFileSync(join(folder, 'real/module/main.tf'), 'text');
    symlinkSync('real', join(folder, 'alias'));
    symlinkSync('module', join(folder, 'real/also'));
    const read = folderReader(diskTree(join(folder, 'alias')));
    const text = 'text';
    expect(await read('module')).toEqual([{ path: 'module/main.tf', text }]);
    expect(await read('also')).toEqual([{ path: 'also/main.tf', text }]);
    rmSync(folder, { recursive: true });
  });
});
