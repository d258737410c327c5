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
const backend = 'terraform {\n  backend "s3" {}\n}\n';

const at = `a/${file}`;
const module = { [at]: lock('one'), 'a/main.tf': uses('one') };
/** The root module goes, with its lock file. */
const gone = { [at]: null, 'a/main.tf': null };
const error = [`error lock-file-removed ${at}`];
const notice = [`notice lock-file-removed ${at}`];
const slugs = ['lock-file-removed', 'lock-file-missing', 'missing-from-lock', 'entry-removed'];

async function findings(base: PlantedFiles, changes: PlantedFiles) {
  return findingsAbout(inMemorySource({ 'README.md': 'x', ...base }, changes), slugs);
}

describe('where a root module goes with its lock file, and the change brings', () => {
  it.each<[string, PlantedFiles, PlantedFiles, readonly string[]]>([
    ['nothing', module, gone, notice],
    ['the same module without a lock file', module, { ...gone, 'b/main.tf': uses('one') }, error],
    [
      'the same module, and the lock file is elsewhere',
      { ...module, [`z/${file}`]: lock('one') },
      { ...gone, 'b/main.tf': uses('one') },
      error,
    ],
    [
      'the module with a block more',
      module,
      { ...gone, 'b/main.tf': `${uses('one')}locals {\n  a = 1\n}\n` },
      error,
    ],
    ['a module that requires another provider', module, { ...gone, 'b/main.tf': uses('two') }, notice],
    ['a module that requires no provider', module, { ...gone, 'b/main.tf': 'locals {}\n' }, notice],
    [
      'a module that requires it through what it calls',
      module,
      { ...gone, 'b/main.tf': calls('./m'), 'b/m/main.tf': uses('one') },
      error,
    ],
    [
      'a module that requires it for Terraform alone',
      module,
      { ...gone, 'b/main.tf': uses('one'), 'b/main.tofu': '' },
      error,
    ],
    ['a module of which a part is elsewhere', module, { ...gone, 'b/main.tf': calls('acme/m/aws') }, error],
    [
      'a module that something calls which has its entries',
      module,
      { ...gone, 'b/main.tf': uses('one'), 'c/main.tf': calls('../b'), [`c/${file}`]: lock('two', 'one') },
      notice,
    ],
    [
      'a module that is called by a module of a root which has its entries',
      module,
      {
        ...gone,
        'b/main.tf': uses('one'),
        'd/main.tf': calls('../b'),
        'c/main.tf': calls('../d'),
        [`c/${file}`]: lock('two', 'one'),
      },
      notice,
    ],
    [
      'a module that is called by a module which nothing calls',
      module,
      { ...gone, 'b/main.tf': uses('one'), 'd/main.tf': calls('../b'), [`c/${file}`]: lock('one') },
      error,
    ],
    [
      'a module that something calls which has other entries',
      module,
      { ...gone, 'b/main.tf': uses('one'), 'c/main.tf': calls('../b'), [`c/${file}`]: lock('two') },
      [`error missing-from-lock c/${file}`, ...notice],
    ],
    [
      'a module that something calls which locks nothing',
      module,
      { ...gone, 'b/main.tf': uses('one'), 'c/main.tf': calls('../b') },
      error,
    ],
    [
      'a module that something calls which had no lock file before either',
      { ...module, 'c/main.tf': '# c\n' },
      { ...gone, 'b/main.tf': uses('one'), 'c/main.tf': calls('../b') },
      error,
    ],
    [
      'a module that an example calls',
      module,
      { ...gone, 'b/main.tf': uses('one'), 'examples/c/main.tf': calls('../../b') },
      error,
    ],
    [
      'a module that something calls whose lock file stays',
      { ...module, 'c/main.tf': uses('two'), [`c/${file}`]: lock('two') },
      { ...gone, 'b/main.tf': uses('one'), 'c/more.tf': calls('../b') },
      [`error missing-from-lock c/${file}`, ...notice],
    ],
    [
      'a module that something calls whose lock file stays and has the entries',
      { ...module, 'c/main.tf': uses('two'), [`c/${file}`]: lock('one', 'two') },
      { ...gone, 'b/main.tf': uses('one'), 'c/more.tf': calls('../b') },
      notice,
    ],
    ['a module that calls itself', module, { ...gone, 'b/main.tf': uses('one') + calls('../b') }, error],
    [
      'a module that keeps a state, though something calls it',
      module,
      {
        ...gone,
        'b/main.tf': uses('one') + backend,
        'c/main.tf': calls('../b'),
        [`c/${file}`]: lock('two', 'one'),
      },
      error,
    ],
    [
      'the module where a lock file is',
      { ...module, [`b/${file}`]: lock('one', 'two', 'three', 'four') },
      { ...gone, 'b/main.tf': uses('one') },
      notice,
    ],
    [
      'the module with its lock file',
      module,
      { ...gone, 'b/main.tf': uses('one'), [`b/${file}`]: lock('one') },
      [],
    ],
    [
      'the module with its lock file, and another root module',
      module,
      { ...gone, 'b/main.tf': uses('one'), [`b/${file}`]: lock('one'), 'c/main.tf': uses('one') + backend },
      [`warning lock-file-missing c/${file}`],
    ],
    [
      'the module, edited, with an empty lock file',
      module,
      { ...gone, 'b/main.tf': `# b\n${uses('one')}`, [`b/${file}`]: '' },
      [...notice, `error missing-from-lock b/${file}`].toSorted(),
    ],
    [
      'the same lock file elsewhere, and a module without one that requires its provider',
      module,
      {
        ...gone,
        'b/main.tf': `# b\n${uses('one')}`,
        [`b/${file}`]: lock('one'),
        'c/main.tf': `# c\n${uses('one')}`,
      },
      error,
    ],
    [
      'an example that requires the same',
      module,
      { ...gone, 'examples/b/main.tf': `# x\n${uses('one')}` },
      notice,
    ],
    ['the module as an example', module, { ...gone, 'examples/b/main.tf': uses('one') }, error],
    [
      'a root module that had no lock file before',
      { ...module, 'b/main.tf': uses('one') + backend },
      { ...gone, 'b/main.tf': null, 'c/main.tf': uses('one') + backend },
      notice,
    ],
  ])('%s', async (_, base, changes, expected) => {
    expect(inShort(await findings(base, changes)).toSorted()).toEqual(expected.toSorted());
  });

  it('one root module, the lock file with the likest path is the finding, whatever else went', async () => {
    const base = {
      [`infra/accounts/account/${file}`]: lock('one', 'two'),
      'infra/accounts/account/main.tf': uses('one'),
      [`infra/app/dev/${file}`]: lock('one'),
      'infra/app/dev/main.tf': uses('one'),
    };
    const removed = Object.fromEntries(Object.keys(base).map((path) => [path, null]));
    const told = await findings(base, { ...removed, 'infra/accounts/main.tf': uses('one') + backend });
    expect(inShort(told)).toEqual([
      `error lock-file-removed infra/accounts/account/${file}`,
      `notice lock-file-removed infra/app/dev/${file}`,
    ]);
    expect(told[0]?.message).toBe(
      'The change removes the lock file and adds infra/accounts, which requires registry.example.com/team/one and has no lock file: Terraform then picks any version that the constraints allow and checks no hash.',
    );
  });

  it('two, one finding names both', async () => {
    const told = await findings(module, { ...gone, 'b/main.tf': uses('one'), 'c/main.tf': uses('one') });
    expect(inShort(told)).toEqual(error);
    expect(told[0]?.message).toContain('adds b (and c)');
  });

  it('what could not be read of the lock file may have had anything', async () => {
    const told = await findings({ ...module, [at]: 'provider {' }, { ...gone, 'b/main.tf': uses('two') });
    expect(inShort(told)).toEqual(error);
  });
});

describe('a lock file that goes while .gitignore keeps lock files out', () => {
  const line = { '.gitignore': `.terraform/\n${file}\n` };

  it('is a warning where the base has the line', async () => {
    const [told] = await findings({ ...module, ...line }, { [at]: null });
    expect(told?.severity).toBe('warning');
    expect(told?.message).toContain('and .gitignore:2 keeps lock files out of the repository');
  });

  it('is an error that names the line where the change adds it', async () => {
    const [told] = await findings(module, { [at]: null, ...line });
    expect(told?.severity).toBe('error');
    expect(told?.message).toContain(
      'The lock file was removed, and .gitignore:2, which the change adds, keeps lock files out of the repository',
    );
  });
});

describe('new root modules without a lock file', () => {
  it('are one finding in the eyes of a reader, however many they are', async () => {
    const told = await findings(module, {
      'b/main.tf': uses('two') + backend,
      'c/main.tf': uses('two') + backend,
    });
    expect(told.map(({ rule, path }) => [rule, path])).toEqual([
      ['lock-file-missing', `b/${file}`],
      ['lock-file-missing', `c/${file}`],
    ]);
    expect(new Set(told.map(({ cause }) => cause)).size).toBe(1);
  });
});

describe('a new root module without a lock file, in a folder like those of others', () => {
  const root = `${backend}${uses('one')}`;
  const apps = {
    'apps/a/base/main.tf': root,
    'apps/b/base/main.tf': root,
    [at]: lock('one'),
    'a/main.tf': uses('one'),
  };
  const level = async (base: PlantedFiles, more: PlantedFiles = {}, folder = 'apps/c/base') =>
    inShort(await findings({ ...apps, ...base }, { [`${folder}/main.tf`]: root, ...more }))
      .filter((each) => each.endsWith(` ${folder}/${file}`))
      .join();

  it('is a notice if none of them has one', async () => {
    expect(await level({})).toBe(`notice lock-file-missing apps/c/base/${file}`);
  });

  it.each<[string, PlantedFiles, PlantedFiles, string | undefined]>([
    ['one of them has a lock file', { [`apps/a/base/${file}`]: lock('one') }, {}, undefined],
    ['one of them gets one', {}, { [`apps/a/base/${file}`]: lock('one') }, undefined],
    ['one of them is a module', { 'apps/a/base/main.tf': uses('one') }, {}, undefined],
    ['one of them is new', { 'apps/a/base/main.tf': null }, { 'apps/a/base/main.tf': root }, undefined],
    ['the last name differs', {}, {}, 'apps/a/next'],
    ['two names differ', {}, {}, 'more/c/base'],
  ])('is a warning if %s', async (_, base, more, folder = 'apps/c/base') => {
    const planted = Object.fromEntries(Object.entries({ ...base }).filter(([, each]) => each !== null));
    const { 'apps/a/base/main.tf': own, ...others } = apps;
    const start = base['apps/a/base/main.tf'] === null ? others : { ...others, 'apps/a/base/main.tf': own };
    const found = await findings({ ...start, ...planted }, { [`${folder}/main.tf`]: root, ...more });
    expect(inShort(found)).toContain(`warning lock-file-missing ${folder}/${file}`);
  });
});

it('a line of .gitignore that the change adds is told once', async () => {
  const root = `${backend}${uses('two')}`;
  const change = { ...gone, '.gitignore': '.terraform.*\n', 'b/main.tf': uses('one'), 'c/main.tf': root };
  expect(inShort(await findings(module, change))).toEqual([...error, `notice lock-file-missing c/${file}`]);
  const { [at]: _, 'a/main.tf': __, ...alone } = change;
  expect(inShort(await findings(module, alone))).toContain(`warning lock-file-missing c/${file}`);
});
