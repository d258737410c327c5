import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globsBelow } from '../../src/cli/paths.ts';
import { openRepository } from '../../src/source/git/git.ts';
import { gitSource } from '../../src/source/git/git-source.ts';
import type { Source } from '../../src/source/source.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';

const live = 'envs/live/.terraform.lock.hcl';
const other = 'other/.terraform.lock.hcl';
const linked = 'linked/.terraform.lock.hcl';
const gone = 'gone/.terraform.lock.hcl';
/** The same file as `live`, where a symlink of a folder leads to it. */
const current = 'current/.terraform.lock.hcl';

let repository: Repository;
let root: string;
/** Of all tests: nothing changes between them, and each opening is many processes. */
let source: Source;
/** Outside of the repository, with links into it. */
let outside: string;

beforeAll(async () => {
  repository = createRepository();
  const planted = {
    [live]: 'x\n',
    [other]: 'y\n',
    [linked]: { symlink: '../other/.terraform.lock.hcl' },
    current: { symlink: 'envs/live' },
    away: { symlink: '/' },
  };
  repository.commit({ ...planted, [gone]: 'z\n' }, 'first');
  repository.commit({ ...planted, [live]: 'xx\n', [other]: 'yy\n', [gone]: null }, 'second');
  repository.checkOut('main');
  root = (await openRepository(repository.directory)).root;
  source = gitSource({ directory: root, base: 'HEAD~', head: 'HEAD' });
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-links-')));
  symlinkSync(repository.directory, join(outside, 'root'));
  symlinkSync(join(repository.directory, 'envs'), join(outside, 'envs'));
  symlinkSync(join(repository.directory, live), join(outside, 'file'));
});

afterAll(() => {
  repository.remove();
  rmSync(outside, { recursive: true, force: true });
});

/** The lock files of both commits that the paths select. */
async function selected(...paths: readonly string[]): Promise<readonly string[]> {
  const patterns = globsBelow(paths, root);
  return (await source.read({ patterns, scope: 'changed' })).files.map(({ path }) => path);
}

describe('a path of the command line', () => {
  it.each([
    // The lock file behind the link changes, so what Terraform reads by the link changes too.
    ['the repository itself', '', [current, live, gone, linked, other]],
    ['a folder', 'envs', [live]],
    ['a lock file', live, [live]],
    ['a removed lock file', gone, [gone]],
  ])('may lead to %s through a link to the repository', async (_, path, files) => {
    expect(await selected(join(repository.directory, path))).toEqual(files);
    expect(await selected(join(outside, 'root', path))).toEqual(files);
  });

  it('may lead through a link to a folder of the repository', async () => {
    expect(await selected(join(outside, 'envs'))).toEqual([live]);
    expect(await selected(join(outside, 'envs/live/.terraform.lock.hcl'))).toEqual([live]);
  });

  it('may lead through a link in the repository', async () => {
    expect(await selected(join(repository.directory, 'current'))).toEqual([current, live]);
    expect(await selected(join(outside, 'root/current'))).toEqual([current, live]);
  });

  it('selects a lock file that is a link, and not its target', () => {
    for (const place of [repository.directory, join(outside, 'root')])
      expect(globsBelow([join(place, linked)], root)).toEqual([linked]);
  });

  it.each(['', 'nowhere', 'root/../nowhere', 'file'])(
    'may not lead out of the repository: %j',
    async (path) => {
      await expect(selected(join(outside, path))).rejects.toMatchObject({
        code: 'invalid-input',
        message: expect.stringContaining('is outside the repository'),
      });
    },
  );

  it('that leads out by a link of the repository selects nothing, as in git, and is refused', async () => {
    await expect(selected(join(repository.directory, 'away'))).rejects.toMatchObject({
      name: 'UserError',
      code: 'invalid-input',
    });
  });
});
