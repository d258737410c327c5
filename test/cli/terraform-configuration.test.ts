import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheFolder, workingTreesOf } from '../../src/cli/paths.ts';
import { terraformConfiguration } from '../../src/cli/terraform-configuration.ts';

let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lockproof-cli-')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the CLI configuration file that TF_CLI_CONFIG_FILE names', () => {
  it('gives its credentials', async () => {
    const path = join(folder, 'good.tfrc');
    await writeFile(path, 'credentials "app.terraform.io" {\n  token = "abc"\n}\n');
    const { credentials } = terraformConfiguration({ TF_CLI_CONFIG_FILE: path }, [], () => {});
    expect([...credentials]).toEqual([['app.terraform.io', 'abc']]);
  });

  it('is not looked for where it is not named', () => {
    const nothing = { credentials: new Map(), installation: undefined };
    expect(terraformConfiguration({}, [], () => {})).toEqual(nothing);
    expect(terraformConfiguration({ TF_CLI_CONFIG_FILE: '' }, [], () => {})).toEqual(nothing);
  });

  it('says what it passed over, without the token', async () => {
    const path = join(folder, 'odd.tfrc');
    await writeFile(path, `credentials "x.example" {\n  token = "\${secret-name}"\n}\n`);
    const notices: string[] = [];
    terraformConfiguration({ TF_CLI_CONFIG_FILE: path }, [], (notice) => notices.push(notice));
    expect(notices).toEqual([expect.stringContaining('"x.example"')]);
    expect(notices.join()).not.toContain('secret-name');
  });

  it.each([
    ['does not exist', async () => join(folder, 'missing')],
    ['is a folder', async () => folder],
    ['has no end', async () => '/dev/zero'],
    [
      'is too large',
      async () => {
        const path = join(folder, 'large.tfrc');
        await writeFile(path, '#'.repeat(2 * 1024 * 1024));
        return path;
      },
    ],
  ])('is a notice where it %s, as it is a warning to Terraform', async (_name, path) => {
    const notices: string[] = [];
    const given = { TF_CLI_CONFIG_FILE: await path() };
    const { credentials } = terraformConfiguration(given, [], (notice) => notices.push(notice));
    expect(credentials.size).toBe(0);
    expect(notices).toEqual([expect.stringContaining('TF_CLI_CONFIG_FILE')]);
  });
});

describe('mirrors in it', () => {
  const both =
    'credentials "app.terraform.io" {\n  token = "abc"\n}\nprovider_installation {\n  network_mirror {\n    url = "https://mirror.example.com/"\n  }\n}\n';

  it('count where the file is not part of what is under review; its credentials count anyway', async () => {
    const path = join(folder, 'both.tfrc');
    await writeFile(path, both);
    const notices: string[] = [];
    const read = (reviewed: string) =>
      terraformConfiguration({ TF_CLI_CONFIG_FILE: path }, [reviewed], (notice) => notices.push(notice));
    expect(read(join(folder, 'repository'))).toMatchObject({
      credentials: new Map([['app.terraform.io', 'abc']]),
      installation: { methods: [{ kind: 'network-mirror' }] },
    });
    expect(notices).toEqual([]);
    expect(read(folder)).toEqual({
      credentials: new Map([['app.terraform.io', 'abc']]),
      installation: undefined,
    });
    expect(notices).toEqual([expect.stringContaining('is not used')]);
  });

  it('are held against the working tree of each path, or its folder where it is in none', async () => {
    const [tree, plain] = [join(folder, 'tree'), join(folder, 'plain')];
    for (const made of [join(tree, '.git'), join(tree, 'a/b'), plain]) await mkdir(made, { recursive: true });
    const lock = join(tree, 'a', '.terraform.lock.hcl');
    await writeFile(lock, '');
    expect(workingTreesOf([lock, join(tree, 'a/b'), tree, plain])).toEqual([tree, plain]);
  });

  it('are held against the repository around a submodule as well, which the same change could have written', async () => {
    const outer = join(folder, 'outer');
    const inner = join(outer, 'infra');
    for (const made of [join(outer, '.git'), inner]) await mkdir(made, { recursive: true });
    await writeFile(join(inner, '.git'), 'gitdir: ../.git/modules/infra\n');
    expect(workingTreesOf([inner])).toEqual([inner, outer]);
  });

  it('are held against the working tree behind a link as well', async () => {
    const [tree, link] = [join(folder, 'tree-behind'), join(folder, 'link')];
    for (const made of [join(tree, '.git'), join(tree, 'a')]) await mkdir(made, { recursive: true });
    await symlink(join(tree, 'a'), link);
    expect(workingTreesOf([link])).toEqual([link, tree]);
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
