import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { workingTreesOf } from '../../src/cli/paths.ts';
import { cacheFolder } from '../../src/extensions/cache/index.ts';

let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lockproof-cli-')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('the working trees under review', () => {
  it('are the tree of each path, or its folder where it is in no tree', async () => {
    const [tree, plain] = [join(folder, 'tree'), join(folder, 'plain')];
    for (const made of [join(tree, '.git'), join(tree, 'a/b'), plain]) await mkdir(made, { recursive: true });
    const lock = join(tree, 'a', '.terraform.lock.hcl');
    await writeFile(lock, '');
    expect(workingTreesOf([lock, join(tree, 'a/b'), tree, plain])).toEqual([tree, plain]);
  });

  it('without git are the current folder, where evidence and caches may lie that the change brought (T85)', async () => {
    const tree = join(folder, 'archive');
    await mkdir(join(tree, 'infra'), { recursive: true });
    vi.spyOn(process, 'cwd').mockReturnValue(tree);
    expect(workingTreesOf([join(tree, 'infra')])).toEqual([join(tree, 'infra'), tree]);
    // A path elsewhere, a clone in this folder, and a current folder that has all that the user has.
    expect(workingTreesOf([folder])).toEqual([folder]);
    await mkdir(join(tree, 'clone/.git'), { recursive: true });
    expect(workingTreesOf([join(tree, 'clone')])).toEqual([join(tree, 'clone')]);
    vi.stubEnv('HOME', join(tree, 'me'));
    expect(workingTreesOf([join(tree, 'infra')])).toEqual([join(tree, 'infra')]);
  });

  it('include the tree around a submodule, which the same change could have written', async () => {
    const outer = join(folder, 'outer');
    const inner = join(outer, 'infra');
    for (const made of [join(outer, '.git'), inner]) await mkdir(made, { recursive: true });
    await writeFile(join(inner, '.git'), 'gitdir: ../.git/modules/infra\n');
    expect(workingTreesOf([inner])).toEqual([inner, outer]);
  });

  it('include the tree behind a link', async () => {
    const [tree, link] = [join(folder, 'tree-behind'), join(folder, 'link')];
    for (const made of [join(tree, '.git'), join(tree, 'a')]) await mkdir(made, { recursive: true });
    await symlink(join(tree, 'a'), link);
    expect(workingTreesOf([link])).toEqual([link, tree]);
    // Also where the path does not exist.
    expect(workingTreesOf([join(link, 'gone.lock.hcl')])).toEqual([link, tree]);
  });
});

describe('the cache folder', () => {
  it.each([
    [{ XDG_CACHE_HOME: '/x/cache', HOME: '/home/a' }, 'linux', '/x/cache/lockproof'],
    [{ HOME: '/home/a' }, 'linux', '/home/a/.cache/lockproof'],
    [{ HOME: '/Users/a' }, 'darwin', '/Users/a/Library/Caches/lockproof'],
    [{ XDG_CACHE_HOME: 'relative' }, 'linux', null],
    [{}, 'win32', null],
  ] as const)('%j on %s: %s', (env, platform, expected) => {
    expect(cacheFolder(env, platform)).toBe(expected);
  });
});
