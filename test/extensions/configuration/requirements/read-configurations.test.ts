import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FolderReader } from '../../../../src/extensions/configuration/requirements/configuration.ts';
import { ConfigurationReader } from '../../../../src/extensions/configuration/requirements/read-configurations.ts';
import { Patience } from '../../../../src/hcl/convert.ts';

type Repository = Readonly<Record<string, string>>;

/** Records which folders are read. */
function readerOf(files: Repository): { readonly read: FolderReader; readonly folders: string[] } {
  const folders: string[] = [];
  async function read(folder: string) {
    folders.push(folder);
    return Object.entries(files)
      .filter(([path]) => (posix.dirname(path) === '.' ? '' : posix.dirname(path)) === folder)
      .map(([path, text]) => ({ path, text }));
  }
  return { read, folders };
}

function call(source: string, name = 'm'): string {
  return `module "${name}" {\n  source = "${source}"\n}\n`;
}

async function unseenIn(files: Repository, root = 'root'): Promise<readonly string[]> {
  const { byFolder } = await new ConfigurationReader(readerOf(files).read).readRoots([root]);
  return (byFolder.get(root)?.unseen ?? []).map((each) => {
    return 'source' in each ? `${each.kind} ${each.source}` : `${each.kind} ${each.path}`;
  });
}

describe('the unseen part of a configuration', () => {
  it.each<[string, Repository, string]>([
    ['a remote module', { 'root/main.tf': call('a/b/c') }, 'remote-module a/b/c'],
    [
      'a remote module of a local one',
      { 'root/main.tf': call('../m'), 'm/main.tf': call('a/b/c') },
      'remote-module a/b/c',
    ],
    ['a folder without configuration', { 'root/main.tf': call('./none') }, 'local-module ./none'],
    ['a path out of the repository', { 'root/main.tf': call('../../other') }, 'local-module ../../other'],
    ['a path that is an expression', { 'root/main.tf': call(`./\${var.x}`) }, `local-module ./\${var.x}`],
    ['a file that is not HCL', { 'root/a.tf': '{', 'root/b.tf': '' }, 'unreadable-file root/a.tf'],
    [
      'the output of Terragrunt',
      { 'root/a.tf': '', 'root/terragrunt.hcl': '{{' },
      'generator root/terragrunt.hcl',
    ],
  ])('%s', async (_name, files, unseen) => {
    expect(await unseenIn(files)).toEqual([unseen]);
  });

  it.each([
    ['main.tf', 256 * 1024, '#'],
    ['main.tf.json', 1024 * 1024, ' '],
  ])(
    'is a file that is too large for its kind, %s, and the files beside it are read (T68)',
    async (name, most, filler) => {
      const other = { 'root/b.tf': call('a/b/c') };
      const text = (length: number) => `${name.endsWith('.json') ? '{}' : ''}`.padEnd(length, filler);
      expect(await unseenIn({ [`root/${name}`]: text(most), ...other })).toEqual(['remote-module a/b/c']);
      const tooLong = await unseenIn({ [`root/${name}`]: text(most + 1), ...other });
      expect(tooLong.toSorted()).toEqual(['remote-module a/b/c', `unreadable-file root/${name}`]);
    },
  );

  it('is empty for a local module that is named with backslashes, which Terraform takes for slashes', async () => {
    const files = { 'root/main.tf': call('.\\\\n') + call('../m\\\\n'), 'root/n/a.tf': '', 'm/n/a.tf': '' };
    expect(await unseenIn(files)).toEqual([]);
  });

  it('is empty if modules call each other in a circle', async () => {
    const files = { 'root/main.tf': call('../m'), 'm/main.tf': call('../root') };
    expect(await unseenIn(files)).toEqual([]);
  });
});

describe('folders', () => {
  it('are read only once, even if several roots reach them', async () => {
    const roots = ['a', 'b', 'c'];
    const { read, folders } = readerOf({
      ...Object.fromEntries(roots.map((root) => [`${root}/main.tf`, call('../m')])),
      'm/main.tf': 'provider "aws" {}\n',
    });
    const { byFolder } = await new ConfigurationReader(read).readRoots(roots);
    expect([...byFolder.keys()]).toEqual(roots);
    expect(folders.filter((folder) => folder === 'm')).toHaveLength(1);
    expect(new Set(folders).size).toBe(folders.length);
  });

  describe('include the modules that the tests of the root call', () => {
    const native = `run "x" {\n  module {\n    source = "./m"\n  }\n}\n`;
    const json = JSON.stringify({ run: { x: { module: { source: './m' } } } });

    it.each([
      ['a.tftest.hcl', native],
      ['a.tofutest.hcl', native],
      ['a.tftest.json', json],
      ['a.tofutest.json', json],
    ])('from %s', async (name, test) => {
      for (const folder of ['', 'tests/']) {
        const files = {
          'main.tf': '',
          [`${folder}${name}`]: test,
          'tests/main.tf': 'provider "not-a-test" {}\n',
          'm/main.tf': 'provider "aws" {}\n',
        };
        const { byFolder } = await new ConfigurationReader(readerOf(files).read).readRoots(['']);
        expect(byFolder.get('')?.requirements.map(({ localNames }) => localNames)).toEqual([['aws']]);
        const unseen = name.includes('tofu') ? [{ kind: 'other-tool', path: `${folder}${name}` }] : [];
        expect(byFolder.get('')?.unseen).toEqual(unseen);
      }
    });

    it('and what is no JSON cannot be seen', async () => {
      const files = { 'root/main.tf': '', 'root/tests/a.tftest.json': '{' };
      expect(await unseenIn(files)).toEqual(['unreadable-file root/tests/a.tftest.json']);
    });
  });

  it('without configuration files give no configuration, such as for Terragrunt or a generator', async () => {
    const reader = new ConfigurationReader(readerOf({ 'x/terragrunt.hcl': '' }).read);
    expect((await reader.readRoots(['x'])).byFolder.size).toBe(0);
    expect(reader.beyond.size).toBe(0);
  });
});

describe('what is asked for at once', () => {
  const files = {
    'a/main.tf': [call('../m', 'x'), call('./sub', 'y'), call('acme/m/aws', 'z')].join(''),
    'a/sub/main.tf': '',
    'a/tests/x.tftest.hcl': 'run "x" {\n  module {\n    source = "./setup"\n  }\n}\n',
    'a/setup/main.tf': '',
    'm/main.tf.json': '{"module": {"n": {"source": "../n"}}}',
    'n/main.tf': call('../m'),
    'o/main.tf': '',
  };

  async function brought(act: (reader: ConfigurationReader) => Promise<unknown>, given = files) {
    const waves: (readonly string[])[] = [];
    const bring = async (folders: readonly string[]) => void waves.push(folders);
    await act(new ConfigurationReader(readerOf(given).read, { bring }));
    return waves;
  }

  it('is the configuration of root modules with their tests, then level by level what they call', async () => {
    expect(await brought((reader) => reader.readRoots(['a', 'o']))).toEqual([
      ['a', 'a/tests', 'o', 'o/tests'],
      ['m', 'a/sub', 'a/setup'],
      ['n'],
    ]);
  });

  it('is that of modules alone, and nothing twice', async () => {
    const waves = await brought(async (reader) => {
      await reader.readModules(['a', 'o', 'a']);
      await reader.readModules(['o', 'n']);
    });
    expect(waves).toEqual([['a', 'o'], ['n']]);
  });
});

describe('limits', () => {
  it('of levels end an endless chain of modules: what lies deeper is unseen', async () => {
    let folders = 0;
    const read: FolderReader = async (folder) => {
      folders += 1;
      return [{ path: `${folder}/main.tf`, text: `provider "aws" {}\n${call('./m')}` }];
    };
    const reader = new ConfigurationReader(read);
    const { byFolder } = await reader.readRoots(['a']);
    expect(byFolder.get('a')?.requirements).toHaveLength(1);
    expect(byFolder.get('a')?.unseen).toMatchObject([{ kind: 'deep-module', source: './m' }]);
    const path = `a${'/m'.repeat(20)}/main.tf`;
    const why = 'modules call each other more than 20 levels deep';
    expect([...reader.beyond.values()]).toEqual([{ path, why, root: 'a' }]);
    expect(folders).toBe(22);
  });

  it('of levels are no matter where the last one calls nothing', async () => {
    const chain = Array.from({ length: 20 }, (_, at) => [`m${at + 1}/a.tf`, call(`../m${at + 2}`)]);
    const files = Object.fromEntries([['m0/a.tf', call('../m1')], ...chain.slice(0, 19), ['m20/a.tf', '']]);
    const reader = new ConfigurationReader(readerOf(files).read);
    expect((await reader.readRoots(['m0'])).byFolder.get('m0')?.unseen).toEqual([]);
    expect(reader.beyond.size).toBe(0);
  });

  it('of time leave out files, and it is known which', async () => {
    const files = { 'a/1.tf': `x = <<EOT\n${'a\n'.repeat(60_000)}EOT\n`, 'a/2.tf': 'provider "aws" {}\n' };
    const patience = new Patience({ one: 1 });
    const reader = new ConfigurationReader(readerOf(files).read, { patience });
    await reader.readRoots(['a']);
    expect([...reader.beyond.values()][0]).toEqual({
      path: 'a/1.tf',
      why: 'the HCL parser gave no answer within 0.001 seconds',
    });
  });
});
