import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noticesOfRoot, workingTreesOf } from '../../src/cli/paths.ts';
import { cacheFolder } from '../../src/extensions/cache/index.ts';
import { touches } from '../../src/paths.ts';

let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lockproof-cli-')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A folder that git takes for its own. */
async function makeRepository(at: string): Promise<void> {
  await mkdir(join(at, '.git'), { recursive: true });
  await writeFile(join(at, '.git/HEAD'), 'ref: refs/heads/main\n');
}

describe('the working trees under review', () => {
  it('are the tree of each path, or every folder that may be it where it is in no tree', async () => {
    const [tree, plain] = [join(folder, 'tree'), join(folder, 'plain')];
    for (const made of [join(tree, 'a/b'), plain]) await mkdir(made, { recursive: true });
    await makeRepository(tree);
    const lock = join(tree, 'a', '.terraform.lock.hcl');
    await writeFile(lock, '');
    expect(workingTreesOf([lock, join(tree, 'a/b'), tree, plain])).toEqual([tree, plain, folder]);
  });

  const home = userInfo().homedir;
  it.each([
    ['the folder of a job beside the one that was named', 'app', 'app', 'ci/evidence', true],
    ['the current folder beside the one that was named', 'ci', 'app', 'ci/evidence', true],
    ['a cache where HOME is in the tree', '', 'app', 'me/.cache/lockproof', true],
    ['the folder of a job beside a clone', '', 'clone', 'evidence', false],
    ['a different folder for temporary files', 'app', 'app', '../evidence', false],
    ["the user's cache", join(home, 'x/app'), join(home, 'x/app'), join(home, '.cache/lockproof'), false],
    ["the user's cache, from the root", '/', 'app', join(home, '.cache/lockproof'), false],
  ])('without git may have what the change brought (T41, T75): %s', async (_, here, named, kept, isThere) => {
    const tree = join(folder, 'archive');
    for (const each of ['app', 'ci', 'me']) await mkdir(join(tree, each), { recursive: true });
    await makeRepository(join(tree, 'clone'));
    vi.stubEnv('HOME', join(tree, 'me'));
    vi.stubEnv('TMPDIR', folder);
    vi.spyOn(process, 'cwd').mockReturnValue(resolve(tree, here));
    expect(touches(resolve(tree, kept), workingTreesOf([resolve(tree, named)]))).toBe(isThere);
  });

  it('include the tree around a submodule, which the same change could have written', async () => {
    const outer = join(folder, 'outer');
    const inner = join(outer, 'infra');
    await mkdir(inner, { recursive: true });
    await makeRepository(outer);
    await writeFile(join(inner, '.git'), 'gitdir: ../.git/modules/infra\n');
    expect(workingTreesOf([inner])).toEqual([inner, outer]);
  });

  it.each<[string, (app: string) => Promise<unknown>, boolean]>([
    ['an empty folder', (app) => mkdir(join(app, '.git')), true],
    ['an empty file', (app) => writeFile(join(app, '.git'), ''), true],
    ['the file of a submodule', (app) => writeFile(join(app, '.git'), 'gitdir: ../.git/modules/x\n'), true],
    ['a repository', makeRepository, false],
    ['the file of a worktree', (app) => writeFile(join(app, '.git'), `gitdir: ${folder}/main/.git\n`), false],
  ])(
    'without git may have what the change brought, also beside %s called .git (T41, T75)',
    async (_, make, isThere) => {
      const tree = await mkdtemp(join(folder, 'unpacked-'));
      for (const each of ['app', 'ci']) await mkdir(join(tree, each));
      await writeFile(join(tree, 'ci/HEAD'), '');
      await makeRepository(join(folder, 'main'));
      await make(join(tree, 'app'));
      expect(touches(join(tree, 'ci/evidence'), workingTreesOf([join(tree, 'app')]))).toBe(isThere);
    },
  );

  it('include the tree behind a link', async () => {
    const [tree, link] = [join(folder, 'tree-behind'), join(folder, 'link')];
    await mkdir(join(tree, 'a'), { recursive: true });
    await makeRepository(tree);
    await symlink(join(tree, 'a'), link);
    expect(workingTreesOf([link])).toEqual([link, folder, tree]);
    // Also where the path does not exist.
    expect(workingTreesOf([join(link, 'gone.lock.hcl')])).toEqual([link, folder, tree]);
  });
});

it('paths and commands are said to be those of the root, only in a folder below it', () => {
  const notice = 'Paths and commands are for the root of the repository: run "cd .." first.';
  expect([noticesOfRoot(resolve('..')), noticesOfRoot(resolve('.'))]).toEqual([[notice], []]);
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
