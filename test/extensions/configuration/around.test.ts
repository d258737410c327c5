import { describe, expect, it } from 'vitest';
import { isPlugin } from '../../../src/extensions/configuration/around.ts';
import { localPlugin } from '../../../src/extensions/configuration/local-plugin.ts';
import { withRootModules } from '../../../src/extensions/configuration/root-modules.ts';
import type { TreeEntry } from '../../../src/source/tree.ts';
import { layOut } from '../../../src/subject/lay-out.ts';
import { readFiles } from '../../../src/subject/read-files.ts';
import {
  changedBy,
  inMemorySource,
  type PlantedFiles,
  snapshotBetween,
} from '../../support/in-memory-revision.ts';
import { settings } from '../../support/review-builders.ts';

const file = '.terraform.lock.hcl';
const lock = (...names: readonly string[]) =>
  names.map((name) => `provider "registry.example.com/team/${name}" {\n  version = "1.0.0"\n}\n`).join('\n');
const uses = (...names: readonly string[]) =>
  `terraform {\n  required_providers {\n${names.map((name) => `    ${name} = { source = "registry.example.com/team/${name}" }\n`).join('')}  }\n}\n`;
const calls = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;

async function modulesOf(
  base: PlantedFiles,
  changes: PlantedFiles,
  patterns: readonly string[] = ['**/.terraform.lock.hcl'],
) {
  const snapshot = await inMemorySource(base, changes).read({ patterns, scope: 'changed' });
  return withRootModules(readFiles(snapshot), snapshot);
}

describe('what a change carries', () => {
  it.each<[string, boolean, TreeEntry['kind']?]>([
    ['a/terraform.d/plugins/x', true],
    ['.terraform.d/plugins/x', true],
    ['terraform.d/Plugins/x', true],
    ['terraform.d/plugin\u017f/x', true],
    ['terra\u200cform.d/plugins/x', true],
    ['xterraform.d/plugins/x', false],
    ['terraform.d/x/plugins/x', false],
    ['terraform.d', false],
    ['a/terraform.d', true, 'symlink'],
    ['a/.terraform/providers/x', true],
    ['a/.terraform/providers/x/LICENSE.txt', false],
    ['a/.terraform/modules/modules.json', false],
    ['a/readme.tfrc', true],
    ['.terraform', true, 'symlink'],
    ['.terraform', false, 'directory'],
    ['b/.terraform/providers/c', true, 'submodule'],
    ['b/.terraform', true, 'submodule'],
    ['terraform.d/plugins', true, 'submodule'],
    ['b/.terraform/modules/c', false, 'submodule'],
    ['vendor/terraform', false, 'submodule'],
    ['.terraformx/x', false],
    ['a/b.TFRC', true],
    ['a.tofurc.json', true],
    ['a.tfrc.yml', false],
    ['atfrc', false],
    ['.terraform.rc', true],
    ['terraformrc', false],
    ['a/tofu.rc', true],
    ['xterraform.rc', false],
  ])('%s is a plugin: %s', (path, expected, kind = 'file') => {
    expect(isPlugin({ path, kind, sha: '1', size: 0 })).toBe(expected);
  });

  it('is nothing that init wrote and git does not know', () => {
    const isOne = (path: string) => isPlugin({ path, kind: 'file', sha: '', size: 0 });
    expect(isOne('a/.Terraform/x')).toBe(false);
    expect(isOne('terraform.d/plugins/x')).toBe(true);
  });

  const mirror = 'provider_installation {\n}\n';
  it.each<[string, string, boolean]>([
    ['ci/settings', mirror, true],
    ['cli.json', '{"plugin_cache_dir": "x"}', true],
    ['ci.sh', `cat > ~/.terraformrc <<EOF\n${mirror}EOF\n`, true],
    ['main.tf', 'dev_overrides = {}\n', true],
    ['ci.sh', 'export TF_PLUGIN_CACHE_DIR=x my_plugin_cache_dir=x\n', false],
    ['README.md', mirror, false],
    ['docs/MIRRORS.RST', mirror, false],
    ['.terraform.lock.hcl', mirror, false],
  ])('is %s with %j: %s', async (path, text, expected) => {
    const base = { [`a/${file}`]: lock('one') };
    const plugins = async (before: PlantedFiles, changes: PlantedFiles) =>
      (await modulesOf({ ...base, ...before }, changes)).around.plugins;
    expect(await plugins({}, { [path]: text })).toEqual(expected ? [path] : []);
    expect(await plugins({ [path]: text }, { 'x.txt': 'x' })).toEqual([]);
  });

  it('is searched in new files first, and a notice tells of what was left out (T66)', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}.json`, '{}']));
    const around = async (before: PlantedFiles, changes: PlantedFiles) =>
      (await modulesOf({ [`a/${file}`]: lock('one'), ...before }, changes)).around;
    const hidden = { ...many(2_000), 'z.conf': mirror };
    expect((await around(many(2_000), hidden)).plugins).toEqual(['z.conf']);
    const found = await around({}, { ...hidden, 'big.cfg': mirror.padEnd(11_000_000) });
    expect(found).toMatchObject({ plugins: [], unsearched: ['z.conf', 'big.cfg'] });
    const subject = layOut({ files: [], changes: [], around: found, settings: settings() });
    expect(localPlugin.check(subject)).toMatchObject([{ path: 'z.conf', severity: 'notice' }]);
  });

  it('is known where the rest of a repository is not listed, but not what leads into a submodule', async () => {
    const entryAt = (path: string, kind: TreeEntry['kind']): TreeEntry => ({ path, kind, sha: '1', size: 0 });
    const entries = [entryAt('vendor', 'submodule'), entryAt('a.tfrc', 'file'), entryAt('main.tf', 'file')];
    const { surroundings: _, ...snapshot } = await snapshotBetween({ x: '' }, { [`a/${file}`]: lock('one') });
    const listed = await withRootModules(readFiles(snapshot), { ...snapshot, brought: entries });
    expect(listed.around).toMatchObject({ submodules: [], plugins: ['a.tfrc'], bystanders: [] });
    expect(listed.notices).toEqual([expect.stringContaining('could not be listed completely')]);
    const gone = await snapshotBetween({ [`a/${file}`]: lock('one') }, { x: '' });
    const { surroundings: __, ...removed } = gone;
    expect((await withRootModules(readFiles(removed), removed)).notices).toEqual([]);
  });
});

describe('a lock file that stays while the configuration beside it changes', () => {
  const at = `a/${file}`;
  const module = { [at]: lock('one'), 'a/main.tf': uses('one') };

  /** The paths, each with the addresses that were required before. */
  async function bystanders(base: PlantedFiles, changes: PlantedFiles) {
    const { around, notices } = await modulesOf({ 'README.md': 'x', ...base }, changes);
    const told = around.bystanders.map(({ revision, configurationBefore }) => [
      revision.path,
      configurationBefore?.requirements.map(({ address }) => address.split('/').at(-1)) ?? null,
    ]);
    return { told, notices };
  }

  const two = { ...module, 'a/more.tf': uses('two') };
  const called = { ...module, 'a/m.tf': calls('../m'), 'm/main.tf': uses('one') };
  const more = { 'a/main.tf': uses('two') };
  const empty = { 'a/x.tf': '' };
  const bounded = `${uses('one')}provider "one" {\n  version = "> 1.0"\n}\n`;
  const pointer = 'version https://git-lfs.github.com/spec/v1\n';
  const unit = { [at]: lock('one'), 'a/terragrunt.hcl': 'terraform {\n  source = "../m"\n}\n' };

  it.each<[string, PlantedFiles, PlantedFiles, readonly (readonly [string, readonly string[]])[]]>([
    ['and lacks what is new', module, { 'a/main.tf': uses('one', 'two') }, [[at, ['one']]]],
    ['and lacks nothing', module, { 'a/main.tf': `# x\n${uses('one')}` }, []],
    ['and changes itself', module, { 'a/main.tf': uses('one', 'two'), [at]: `# x\n${lock('one')}` }, []],
    ['in another folder', module, { 'b/main.tf': uses('one', 'two') }, []],
    ['in a folder below', module, { 'a/b/main.tf': uses('one', 'two') }, []],
    ['and something that is no configuration', module, { 'a/README.md': uses('one', 'two') }, []],
    ['and lacks what was missing before', two, empty, [[at, ['one', 'two']]]],
    ['and required nothing', { [at]: lock('one'), ...empty }, more, [[at, []]]],
    ['and a file of it goes', two, { 'a/main.tf': null }, [[at, ['one', 'two']]]],
    ['and something beside it that is no configuration', two, { 'a/README.md': 'x' }, []],
    ['and something elsewhere', two, { 'b/main.tf': '' }, []],
    ['in the root', { [file]: lock('one'), 'x.tf': '' }, { 'main.tf': uses('two') }, [[file, []]]],
    [
      'and is a symlink to one',
      { [at]: { symlink: '../locks' }, locks: lock('one'), ...empty },
      more,
      [[at, []]],
    ],
    ['and is a symlink to a folder', { [at]: { symlink: '../b' }, 'b/c': '', ...empty }, more, [[at, []]]],
    ['and is a symlink to nothing', { [at]: { symlink: '../b' }, ...empty }, more, [[at, []]]],
    ['and is the address of one in Git LFS', { [at]: pointer }, more, []],
    ['and is broken', { [at]: 'provider {' }, more, []],
    ['and has a version that is no longer allowed', module, { 'a/main.tf': bounded }, [[at, ['one']]]],
    [
      'and a module that it calls requires more',
      called,
      { 'm/main.tf': uses('one', 'two') },
      [[at, ['one']]],
    ],
    [
      'and a module that it calls changes, and requires the same',
      called,
      { 'm/main.tf': `# x\n${uses('one')}` },
      [],
    ],
    [
      'and Terragrunt runs a module there that requires more',
      { ...unit, 'm/main.tf': uses('one') },
      { 'm/main.tf': uses('one', 'two') },
      [[at, ['one']]],
    ],
  ])('%s', async (_, base, changes, expected) => {
    expect(await bystanders(base, changes)).toEqual({ told: expected, notices: [] });
  });

  it('is told with both of its sides, which are the same', async () => {
    const { around } = await modulesOf({ 'README.md': 'x', ...module }, { 'a/main.tf': uses('two') });
    const [one] = around.bystanders;
    expect(one?.revision).toMatchObject({ path: at, status: 'unchanged' });
    expect(one?.revision.base).toEqual({ kind: 'file', bytes: Buffer.from(lock('one')) });
    expect(one?.revision.head).toEqual(one?.revision.base);
    expect(one?.base).toEqual(one?.head);
    expect(one?.head?.lockFile?.providers).toHaveLength(1);
    expect(one?.configuration?.requirements.map(({ address }) => address)).toEqual([
      'registry.example.com/team/two',
    ]);
  });
});

describe('the root modules of lock files', () => {
  const module = { [`a/${file}`]: lock('one'), 'a/main.tf': uses('one') };

  it('are read at head, with no past where there is no base', async () => {
    const snapshot = await snapshotBetween(null, module);
    const { files, around, notices } = await withRootModules(readFiles(snapshot), snapshot);
    expect(files).toMatchObject([{ configuration: { requirements: [{ localNames: ['one'] }] } }]);
    expect(files.map((each) => ['fate' in each, 'configurationBefore' in each])).toEqual([[false, false]]);
    expect(around.bystanders).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('are read at base where a requirement lacks an entry on both sides', async () => {
    const requiredBefore = async (base: PlantedFiles, changes: PlantedFiles) => {
      const { files } = await modulesOf({ x: '', ...base }, changes);
      return files.map(({ configurationBefore: each = null }) => (each ? each.requirements.length : each));
    };
    const touched = { [`a/${file}`]: `# x\n${lock('one')}` };
    expect(await requiredBefore(module, touched)).toEqual([null]);
    expect(await requiredBefore({ ...module, 'a/more.tf': uses('two') }, touched)).toEqual([2]);
    expect(await requiredBefore(module, { ...touched, 'a/more.tf': uses('two') })).toEqual([1]);
    expect(await requiredBefore(module, { [`a/${file}`]: null })).toEqual([null]);
    const moved = {
      [`a/${file}`]: null,
      'a/main.tf': null,
      [`b/${file}`]: lock('one'),
      'b/main.tf': uses('one', 'two'),
    };
    expect(await requiredBefore(module, moved)).toEqual([1]);
  });

  it('that are not there have none, without a reason', async () => {
    const { files } = await modulesOf({ x: '' }, { [`a/${file}`]: lock('one') });
    expect(files).toMatchObject([{ configuration: null }]);
    expect(files.map((each) => 'configurationUnread' in each)).toEqual([false]);
  });

  /** What is asked for before it is read. */
  async function broughtBy(before: PlantedFiles, changes: PlantedFiles) {
    const brought: string[] = [];
    const snapshot = await snapshotBetween(before, changedBy(before, changes));
    const { surroundings } = snapshot;
    if (surroundings?.base === undefined) throw new Error('no surroundings');
    const noting = (side: string, view: typeof surroundings.head) => {
      const bring = async (entries: readonly TreeEntry[]) =>
        void brought.push(...entries.map(({ path }) => `${side} ${path}`));
      return { ...view, tree: { ...view.tree, bring } };
    };
    const [base, head] = [noting('base', surroundings.base), noting('head', surroundings.head)];
    await withRootModules(readFiles(snapshot), { ...snapshot, surroundings: { base, head } });
    return [...new Set(brought)].toSorted();
  }

  it('are brought here before they are read, at base and at head', async () => {
    const before = { ...module, 'c/main.tf': '', [`c/${file}`]: lock('one') };
    const touched = { [`a/${file}`]: `# x\n${lock('one')}`, 'a/more.tf': uses('two'), [`c/${file}`]: null };
    const expected = [
      'base a/main.tf',
      'base c/main.tf',
      'head a/main.tf',
      'head a/more.tf',
      'head c/main.tf',
    ];
    expect(await broughtBy(before, touched)).toEqual(expected);
  });

  it('are not all read where a unit of Terragrunt names another module, which nothing else calls', async () => {
    const unit = (source: string) => ({ 'u/terragrunt.hcl': `terraform {\n  source = "${source}"\n}\n` });
    const before = { ...module, ...unit('tfr:///m?version=1.0.0'), [`u/${file}`]: lock('one') };
    const brought = await broughtBy(before, unit('tfr:///m?version=2.0.0'));
    expect(brought.filter((each) => each.includes(file))).toEqual([`head u/${file}`]);
  });
});
