import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Planted } from '../../../support/github-double/repository.ts';
import { readFolder } from '../../../support/read-folder.ts';
import { places, startTwoCommits, type TwoCommits } from '../../../support/two-commits.ts';

/* The configuration of a folder is the same from every source. */

const base = { 'envs/prod/.terraform.lock.hcl': '# base\n' };
const head: Readonly<Record<string, Planted>> = {
  'envs/prod/.terraform.lock.hcl': '# head\n',
  'envs/prod/main.tf': 'one',
  'envs/prod/data.tf.json': '{}',
  'envs/prod/.hidden.tf': 'no',
  'envs/prod/notes.md': 'no',
  'envs/prod/linked.tf': { symlink: 'main.tf' },
  'envs/prod/outside.tf': { symlink: '../../../main.tf' },
  'envs/prod/folder.tf/main.tf': 'deeper',
  'envs/prod/module.tf': { submodule: '1'.repeat(40) },
  'modules/link': { symlink: '../envs/prod' },
  ':(glob)*/main.tf': 'magic',
  '-rf/main.tf': 'dash',
  'übung "x"/main.tf': 'quoted',
};
const selection = { patterns: ['**/.terraform.lock.hcl'], scope: 'changed' } as const;

let commits: TwoCommits;
beforeAll(async () => {
  commits = await startTwoCommits({ 'README.md': 'x', ...base }, head);
});
afterAll(() => commits.close());

it.each(places)('from %s', async (place) => {
  const { surroundings } = await commits.sourceFrom(place).read(selection);
  if (surroundings === undefined) throw new Error('no configuration');
  const read = (folder: string) => readFolder(surroundings.head.tree, folder);
  const unread = 'it is a symlink that leads out of the repository';
  const filesIn = (folder: string) => [
    { path: `${folder}/data.tf.json`, text: '{}' },
    { path: `${folder}/linked.tf`, text: 'one' },
    { path: `${folder}/main.tf`, text: 'one' },
    { path: `${folder}/outside.tf`, unread, hides: 'link' },
  ];
  for (const folder of ['envs/prod', 'modules/link']) expect(await read(folder)).toEqual(filesIn(folder));
  for (const folder of ['modules', 'none', 'envs/prod/main.tf', 'envs/prod/linked.tf'])
    expect(await read(folder)).toEqual([]);
  for (const folder of [':(glob)*', '-rf', 'übung "x"', 'envs/prod/folder.tf'])
    expect(await read(folder)).toMatchObject([{ path: `${folder}/main.tf` }]);
});

it('not from GitHub if the listing is truncated, and a symlink of a folder is among the changes', async () => {
  commits.github.faults.truncateTrees = 'recursive';
  await expect(commits.sourceFrom('github').read(selection)).rejects.toThrow('does not list this repository');
});
