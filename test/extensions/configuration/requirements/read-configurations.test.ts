import { describe, expect, it } from 'vitest';
import { openReadings } from '../../../../src/extensions/configuration/requirements/module.ts';
import { ConfigurationReader } from '../../../../src/extensions/configuration/requirements/read-configurations.ts';
import { Patience } from '../../../../src/hcl/convert.ts';
import { type PlantedFiles, treeOf } from '../../../support/in-memory-revision.ts';
import { readFolder } from '../../../support/read-folder.ts';

function call(source: string, name = 'm'): string {
  return `module "${name}" {\n  source = "${source}"\n}\n`;
}

async function unseenIn(files: PlantedFiles) {
  const [read] = await new ConfigurationReader(treeOf(files)).readRoots(['root']);
  return (read?.unseen ?? []).map(({ kind, what }) => `${kind}: ${what}`);
}

describe('the unseen part of a configuration', () => {
  const [elsewhere, nowhere] = ['(not in this repository)', '(not read)'];

  it.each<[string, PlantedFiles, string]>([
    [
      'a remote module',
      { 'root/main.tf': call('a/b/c') },
      `remote-module: the module "m" from a/b/c ${elsewhere}`,
    ],
    [
      'a remote module of a local one',
      { 'root/main.tf': call('../m'), 'm/main.tf': call('a/b/c"\n  version = "1.0') },
      `remote-module: the module "m" from a/b/c 1.0 ${elsewhere}`,
    ],
    [
      'a folder without configuration',
      { 'root/main.tf': call('./none') },
      `local-module: the module "m" at ./none ${nowhere}`,
    ],
    [
      'a path out of the repository',
      { 'root/main.tf': call('../../x') },
      `local-module: the module "m" at ../../x ${nowhere}`,
    ],
    [
      'a path that is an expression',
      { 'root/main.tf': call(`./\${var.x}`) },
      `local-module: the module "m" at ./\${var.x} ${nowhere}`,
    ],
    [
      'a file that is not HCL',
      { 'root/a.tf': '{', 'root/b.tf': '' },
      'file: the blocks of root/a.tf (unreadable)',
    ],
    [
      'what tests require',
      { 'root/a.tf': '', 'root/tests/a.tftest.json': '{' },
      'test: the tests in root/tests/a.tftest.json',
    ],
    [
      'the output of Terragrunt',
      { 'root/a.tf': '', 'root/terragrunt.hcl': '{{' },
      'generator: the files that root/terragrunt.hcl generates',
    ],
    ['of a tool', { 'root/a.tofu': '' }, 'other-tool: root/a.tofu, which is for OpenTofu alone'],
    [
      'an entry that is an expression',
      { 'root/a.tf': 'terraform {\n  required_providers {\n    x = { source = var.x }\n  }\n}\n' },
      'unclear: the entry "x" of required_providers (root/a.tf:3)',
    ],
  ])('%s', async (_name, files, unseen) => {
    expect(await unseenIn(files)).toEqual([unseen]);
  });

  it.each([
    ['main.tf', 256 * 1024, '#'],
    ['main.tf.json', 1024 * 1024, ' '],
  ])('is a file that is too large for its kind, %s', async (name, most, filler) => {
    const text = (length: number) => `${name.endsWith('.json') ? '{}' : ''}`.padEnd(length, filler);
    expect(await unseenIn({ [`root/${name}`]: text(most) })).toEqual([]);
    expect(await unseenIn({ [`root/${name}`]: text(most + 1) })).toEqual([
      `file: the blocks of root/${name} (unreadable)`,
    ]);
  });

  it.each<[string, PlantedFiles]>([
    [
      'a path with backslashes, which Terraform takes for slashes',
      { 'root/main.tf': call('.\\\\n') + call('../m\\\\n'), 'root/n/a.tf': '', 'm/n/a.tf': '' },
    ],
    [
      'modules that call each other in a circle',
      { 'root/main.tf': call('../m'), 'm/main.tf': call('../root') },
    ],
    [
      'the tests of a module that is called',
      { 'root/main.tf': call('../m'), 'm/a.tf': '', 'm/a.tftest.hcl': '' },
    ],
    ['tests alone', { 'root/a.tftest.hcl': '', 'root/terragrunt.hcl': '' }],
  ])('is none: %s', async (_, files) => {
    expect(await unseenIn(files)).toEqual([]);
  });
});

it('a blob that is too large is no text, whatever a listing says of its size (T68)', async () => {
  const [large, most] = [257, 256].map((kilobytes) => '#'.repeat(kilobytes * 1024));
  const tree = treeOf({ 'a/1.tf': large ?? '', 'a/2.tf': most ?? '' });
  const within: typeof tree.within = async (folder) =>
    (await tree.within(folder)).map((entry) => ({ ...entry, size: 0 }));
  expect(await readFolder({ ...tree, within }, 'a')).toMatchObject([
    { path: 'a/1.tf', unread: 'it is too large', hides: 'size' },
    { path: 'a/2.tf', text: most },
  ]);
});

describe('folders', () => {
  const files = {
    'a/main.tf': [call('../m', 'x'), call('./sub', 'y'), call('acme/m/aws', 'z')].join(''),
    'a/sub/main.tf': '',
    'm/main.tf.json': '{"module": {"n": {"source": "../n"}}}',
    'n/main.tf': call('../m'),
    'o/main.tf': call('../m'),
  };

  it('are asked for at once, level by level, and none is read twice', async () => {
    const waves: (readonly string[])[] = [];
    const bring: ReturnType<typeof treeOf>['bring'] = async (entries) =>
      void (entries.length > 0 && waves.push(entries.map(({ path }) => path)));
    const reader = new ConfigurationReader({ ...treeOf(files), bring });
    await reader.readRoots(['a', 'o']);
    await reader.readModules(['o', 'n', 'a']);
    expect(waves).toEqual([['a/main.tf', 'o/main.tf'], ['m/main.tf.json', 'a/sub/main.tf'], ['n/main.tf']]);
  });

  it.each([
    [20, false],
    [21, true],
  ])('are followed for %i levels', async (levels, isTooDeep) => {
    const chain = Array.from({ length: levels }, (_, at) => [`m${at}/a.tf`, call(`../m${at + 1}`)]);
    const deep = { ...Object.fromEntries(chain), [`m${levels}/a.tf`]: '' };
    const reading = new ConfigurationReader(treeOf(deep)).readRoots(['m0']);
    if (isTooDeep)
      await expect(reading).rejects.toMatchObject({ message: '20 levels of modules', cause: ['m0'] });
    else expect((await reading)[0]?.unseen).toEqual([]);
  });

  it('leave out files for which there is no time, and it is known which', async () => {
    const slow = { 'a/1.tf': `x = <<EOT\n${'a\n'.repeat(60_000)}EOT\n`, 'a/2.tf': '' };
    const reader = new ConfigurationReader(treeOf(slow), openReadings(new Patience({ one: 1 })));
    await reader.readRoots(['a']);
    expect(reader.hidden.get('a/1.tf')?.why).toBe('the HCL parser gave no answer within 0.001 seconds');
  });
});
