import { describe, expect, it } from 'vitest';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';
import { findingsAbout, inShort } from '../../support/judged-change.ts';

const file = '.terraform.lock.hcl';
const host = 'registry.example.com/team';
const lock = (...names: readonly string[]) =>
  names.map((name) => `provider "${host}/${name}" {\n  version = "1.0.0"\n}\n`).join('\n');
const uses = (name: string) =>
  `terraform {\n  required_providers {\n    ${name} = { source = "${host}/${name}" }\n  }\n}\n`;
const calls = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;
const onlyBackend = 'terraform {\n  backend "s3" {}\n}\n';
const root = onlyBackend + uses('one');
const provider = 'provider "one" {\n  region = "x"\n}\n';

const at = `a/${file}`;
const module = { [at]: lock('one'), 'a/main.tf': uses('one') };
const removed = `error lock-file-removed ${at}`;
const link = { symlink: '../b/main.tf' };
const ignoring = { '.gitignore': `${file}\n` };
/** The root module goes, with its lock file. */
const gone = { [at]: null, 'a/main.tf': null };

async function findings(base: PlantedFiles, head: PlantedFiles, patterns?: readonly string[]) {
  const source = inMemorySource({ 'README.md': 'x', ...base }, head);
  return findingsAbout(source, ['lock-file-removed', 'lock-file-missing'], patterns);
}

describe('a new folder without a lock file', () => {
  const missing = (severity: string, folder = 'b/') => [`${severity} lock-file-missing ${folder}${file}`];

  const onlyB = (text: string) => ({ 'b/main.tf': text });
  const cloud = `terraform {\n  cloud {}\n}\n${uses('one')}`;
  it.each<[what: string, head: PlantedFiles, expected: readonly string[], base?: PlantedFiles]>([
    ['with a backend', onlyB(root), missing('warning')],
    ['with a cloud block', onlyB(cloud), missing('warning')],
    ['with a backend, in the root of the repository', { 'main.tf': root }, missing('warning', '')],
    [
      'with a backend, where the only lock file goes',
      { [at]: null, ...onlyB(root) },
      [removed, ...missing('warning')],
    ],
    [
      'with a backend, where the first lock file comes',
      { ...module, ...onlyB(root) },
      missing('warning'),
      {},
    ],
    [
      'with a backend, that calls a module which requires a provider',
      { ...onlyB(onlyBackend + calls('../m')), 'm/main.tf': uses('one') },
      missing('warning'),
    ],
    [
      'with a backend, that may require a provider',
      onlyB(onlyBackend + calls('acme/m/aws')),
      missing('notice'),
    ],
    ['with a backend in a file that a locked root module shares', { ...onlyB(root), 'a/x.tf': link }, []],
    [
      'with a backend in a file that no locked root module shares',
      { ...onlyB(root), 'c/x.tf': link },
      [...missing('warning'), ...missing('warning', 'c/')],
    ],
    ['with a backend, that requires none', onlyB(onlyBackend), []],
    [
      'with a backend, where .gitignore keeps lock files out',
      onlyB(root),
      missing('notice'),
      { ...module, ...ignoring },
    ],
    [
      'with a backend, and with a new line of .gitignore',
      { ...onlyB(root), ...ignoring },
      missing('warning'),
    ],
    ['that sets up a provider', onlyB(provider), missing('notice')],
    ['that sets up a provider, and is called', { ...onlyB(provider), 'c/main.tf': calls('../b') }, []],
    ['that has no sign of a root module', onlyB(uses('one')), []],
    ['of Terragrunt', { 'b/terragrunt.hcl': 'terraform {\n  source = "../a"\n}\n' }, []],
    ['in a folder of examples or tests', { 'examples/b/main.tf': root, 'tests/main.tf': root }, []],
    ['that was there before', onlyB(root), [], { ...module, 'b/x.tf': '' }],
    ['in a repository without lock files', onlyB(root), [], { 'a/main.tf': '' }],
    [
      'that moved, and had none before',
      { 'old/main.tf': null, ...onlyB(root) },
      [],
      { ...module, 'old/main.tf': root },
    ],
    ['that has one', { ...onlyB(root), [`b/${file}`]: lock('one') }, []],
  ])('%s', async (_, head, expected, base = module) => {
    expect(inShort(await findings(base, head))).toEqual(expected);
  });

  it('is none where the patterns do not select it', async () => {
    expect(await findings(module, { 'b/main.tf': root }, [`a/**/${file}`])).toEqual([]);
  });

  it('is one finding in the eyes of a reader, however many they are', async () => {
    const told = await findings(module, { 'b/main.tf': root, 'c/main.tf': root });
    expect(inShort(told)).toEqual([...missing('warning'), ...missing('warning', 'c/')]);
    expect(new Set(told.map(({ cause }) => cause)).size).toBe(1);
  });
});

describe('configuration that moves whole, without its lock file, which', () => {
  const notice = [`notice lock-file-removed ${at}`];
  const moved = { 'a/main.tf': null, 'b/main.tf': uses('one') };
  const goes = { ...moved, [at]: null };

  it.each<[what: string, head: PlantedFiles, expected: readonly string[], base?: PlantedFiles]>([
    ['goes', goes, [removed]],
    ['is left behind', moved, [removed]],
    ['moves elsewhere', { ...goes, [`docs/${file}`]: lock('one') }, [removed]],
    [
      'goes from a root with a backend',
      { ...gone, 'b/main.tf': root, 'c/m.tf': calls('../b') },
      [removed],
      { ...module, 'a/main.tf': root },
    ],
    [
      'goes, into a module that is called',
      { ...goes, 'c/main.tf': calls('../b'), [`c/${file}`]: lock('one') },
      notice,
    ],
    ['goes, where .gitignore keeps it out', goes, notice, { ...module, ...ignoring }],
    [
      'goes, and requires nothing',
      { ...gone, 'b/main.tf': '# x\n' },
      [],
      { ...module, 'a/main.tf': '# x\n' },
    ],
    ['goes, with an edit that leaves no file as it was', { ...gone, 'b/main.tf': `# b\n${uses('one')}` }, []],
    [
      'goes with a copy, and a second copy comes',
      { ...goes, [`b/${file}`]: lock('one'), 'c/main.tf': uses('one') },
      [],
    ],
  ])('%s (T60)', async (_, head, expected, base = module) => {
    expect(inShort(await findings(base, head))).toEqual(expected);
  });

  it('stays behind: the finding names the folder, and how to move it', async () => {
    const [left] = await findings(module, moved);
    expect(left?.message).toContain(
      'The change leaves the lock file where no configuration is left and moves its configuration to b,',
    );
    expect(left?.remedy).toContain(`git mv a/${file} b/${file}`);
    const [removed] = await findings(module, { ...moved, [at]: null });
    expect(removed?.message).toContain('The change removes the lock file and moves its configuration to b,');
  });

  it('goes to one of two folders like it: the likest is named', async () => {
    const both = ['dev', 'prod'].map((name) => `old/${name}`);
    const at = (folder: string) => ({
      [`${folder}/main.tf`]: uses('one'),
      [`${folder}/${file}`]: lock('one'),
    });
    const base = Object.assign({}, ...both.map(at));
    const head = Object.fromEntries([
      ...Object.keys(base).map((path) => [path, null]),
      ['new/dev/main.tf', uses('one')],
      ['new/prod/main.tf', uses('one')],
    ]);
    const told = await findings(base, head);
    expect(told.map(({ path, message }) => `${path} ${/to (\S+),/.exec(message)?.[1]}`)).toEqual([
      `old/dev/${file} new/dev`,
      `old/prod/${file} new/prod`,
    ]);
  });
});
