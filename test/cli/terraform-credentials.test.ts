import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheFolder } from '../../src/cli/cache-folder.ts';
import { terraformCredentials } from '../../src/cli/terraform-credentials.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lockproof-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the CLI configuration file that TF_CLI_CONFIG_FILE names', () => {
  it('gives its credentials', async () => {
    const path = join(folder, 'good.tfrc');
    await writeFile(path, 'credentials "app.terraform.io" {\n  token = "abc"\n}\n');
    const credentials = terraformCredentials({ TF_CLI_CONFIG_FILE: path }, () => {});
    expect([...credentials]).toEqual([['app.terraform.io', 'abc']]);
  });

  it('is not looked for where it is not named', () => {
    expect(terraformCredentials({}, () => {}).size).toBe(0);
    expect(terraformCredentials({ TF_CLI_CONFIG_FILE: '' }, () => {}).size).toBe(0);
  });

  it('says what it passed over, without the token', async () => {
    const path = join(folder, 'odd.tfrc');
    await writeFile(path, `credentials "x.example" {\n  token = "\${secret-name}"\n}\n`);
    const notices: string[] = [];
    terraformCredentials({ TF_CLI_CONFIG_FILE: path }, (notice) => notices.push(notice));
    expect(notices).toEqual([expect.stringContaining('"x.example"')]);
    expect(notices.join()).not.toContain('secret-name');
  });

  it.each([
    ['does not exist', async () => join(folder, 'missing')],
    ['is a folder', async () => folder],
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
    const credentials = terraformCredentials({ TF_CLI_CONFIG_FILE: await path() }, (notice) =>
      notices.push(notice),
    );
    expect(credentials.size).toBe(0);
    expect(notices).toEqual([expect.stringContaining('TF_CLI_CONFIG_FILE')]);
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
