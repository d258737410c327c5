import { describe, expect, it } from 'vitest';
import { withRootModules } from '../../../src/extensions/configuration/root-modules.ts';
import { isEmptied } from '../../../src/rules/lock-file-removed.ts';
import { readFiles } from '../../../src/subject/read-files.ts';
import type { RootModuleFate } from '../../../src/subject/subject.ts';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';

const file = '.terraform.lock.hcl';
const lock = (...names: readonly string[]) =>
  names.map((name) => `provider "registry.example.com/team/${name}" {\n  version = "1.0.0"\n}\n`).join('\n');
const uses = (name: string) =>
  `terraform {\n  required_providers {\n    ${name} = { source = "registry.example.com/team/${name}" }\n  }\n}\n`;
const calls = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;
const backend = 'terraform {\n  backend "s3" {}\n}\n';
const linkTo = (symlink: string) => ({ symlink });

/** What became of the root modules of the files, by path. */
async function fates(
  base: PlantedFiles,
  changes: PlantedFiles,
  patterns: readonly string[] = ['**/.terraform.lock.hcl'],
): Promise<readonly (readonly [path: string, fate: RootModuleFate | null])[]> {
  const snapshot = await inMemorySource(base, changes).read({ patterns, scope: 'changed' });
  const { files } = await withRootModules(readFiles(snapshot), snapshot);
  return files.map(({ revision, fate }) => [revision.path, fate ?? null]);
}

describe('what became of a root module', () => {
  const at = `a/${file}`;
  const module = { [at]: lock('one'), 'a/main.tf': uses('one') };

  it.each<[string, PlantedFiles, PlantedFiles, RootModuleFate | null]>([
    ['is not asked where its lock file stays', module, { [at]: lock('one', 'two') }, null],
    ['is that it stays', module, { [at]: null }, { kind: 'stays' }],
    ['is that it is gone', module, { [at]: null, 'a/main.tf': null }, { kind: 'gone' }],
    ['is that nothing is there, as before', { [at]: lock('one') }, { [at]: null }, { kind: 'gone' }],
    [
      'is that it needs nothing',
      module,
      { [at]: null, 'a/main.tf': 'locals {}\n' },
      { kind: 'needs-nothing' },
    ],
    [
      'is that it stays where something in it cannot be read',
      module,
      { [at]: null, 'a/main.tf': 'resource {{{' },
      { kind: 'stays' },
    ],
    [
      'is that it stays where Terraform needs something, and OpenTofu nothing',
      { ...module, 'a/main.tofu': '' },
      { [at]: null },
      { kind: 'stays' },
    ],
    [
      'is that it needs nothing for either tool',
      { ...module, 'a/main.tofu': '' },
      { [at]: null, 'a/main.tf': 'locals {}\n' },
      { kind: 'needs-nothing' },
    ],
    [
      'is that it is called, at this place, by a root module that has its entries',
      module,
      { [at]: null, 'b/main.tf': `# b\n${calls('../a')}`, [`b/${file}`]: lock('one') },
      { kind: 'new-child', caller: { path: 'b/main.tf', line: 2 } },
    ],
    [
      'is that it is called since now, by a root module that had its entries before',
      { ...module, 'b/main.tf': uses('one'), [`b/${file}`]: lock('one') },
      { [at]: null, 'b/more.tf': calls('../a') },
      { kind: 'new-child', caller: { path: 'b/more.tf', line: 1 } },
    ],
    [
      'is that it is called since now, by a module without a lock file',
      module,
      {
        [at]: null,
        'b/main.tf': calls('../a'),
        'c/main.tf': calls('../b'),
        [`c/${file}`]: lock('one', 'two'),
      },
      { kind: 'stays' },
    ],
    [
      'is that it is called since now, and by what was there before',
      { ...module, 'c/main.tf': calls('../a') },
      { [at]: null, 'b/main.tf': calls('../a') },
      { kind: 'child', caller: { path: 'c/main.tf', line: 1 } },
    ],
    [
      'is that it is called since now, without its entries anywhere',
      module,
      { [at]: null, 'b/main.tf': `# b\n${calls('../a')}` },
      { kind: 'stays' },
    ],
    [
      'is that it is called since now, and other entries are there',
      module,
      { [at]: null, 'b/main.tf': calls('../a'), [`b/${file}`]: lock('two') },
      { kind: 'stays' },
    ],
    [
      'is that it is called since now, and its entries are where nobody calls it',
      module,
      { [at]: null, 'b/main.tf': calls('../a'), 'c/main.tf': uses('one'), [`c/${file}`]: lock('one') },
      { kind: 'stays' },
    ],
    [
      'is that it is called since now, in a file that called another module before',
      { ...module, 'b/main.tf': calls('../c'), 'c/main.tf': '' },
      { [at]: null, 'b/main.tf': calls('../a') },
      { kind: 'stays' },
    ],
    [
      'is that it is called since now, and not all that was locked is there',
      { ...module, [at]: lock('one', 'two'), 'a/m.tf': calls('team/m/one') },
      { [at]: null, 'b/main.tf': calls('../a'), [`b/${file}`]: lock('one') },
      { kind: 'stays' },
    ],
    [
      'is that it is called since now, and all that was locked is there',
      { ...module, [at]: lock('one', 'two'), 'a/m.tf': calls('team/m/one') },
      { [at]: null, 'b/main.tf': calls('../a'), [`b/${file}`]: lock('one', 'two') },
      { kind: 'new-child', caller: { path: 'b/main.tf', line: 1 } },
    ],
    [
      'is that it stays where a file that cannot be read may say where its state is',
      {
        ...module,
        'b/main.tf': calls('../a'),
        'a/s.tf.json': '{"terraform": {"backend": {"s3": {}}}, "terraform": {}}',
      },
      { [at]: null },
      { kind: 'stays' },
    ],
    [
      'is that it stays where it keeps its state for Terraform alone',
      { ...module, 'b/main.tf': calls('../a'), 'a/s.tf': backend, 'a/s.tofu': '' },
      { [at]: null },
      { kind: 'stays' },
    ],
    [
      'is that it is called, by what was there before',
      { ...module, 'b/main.tf': calls('../a') },
      { [at]: null },
      { kind: 'child', caller: { path: 'b/main.tf', line: 1 } },
    ],
    [
      'is that it is called for Terraform alone',
      { ...module, 'b/main.tf': calls('../a'), 'b/main.tofu': '' },
      { [at]: null },
      { kind: 'child', caller: { path: 'b/main.tf', line: 1 } },
    ],
    [
      'is that it stays where it calls itself',
      { ...module, 'a/m.tf': calls('.') },
      { [at]: null },
      { kind: 'stays' },
    ],
    [
      'is that it stays where it calls itself from above',
      { ...module, 'a/m.tf': calls('../a') },
      { [at]: null },
      { kind: 'stays' },
    ],
    [
      'is that it stays where a module calls another one',
      { ...module, 'b/main.tf': calls('../c'), 'c/main.tf': '' },
      { [at]: null },
      { kind: 'stays' },
    ],
    [
      'is that it stays where it is called and has a state',
      { ...module, 'a/s.tf': backend },
      { [at]: null, 'b/main.tf': calls('../a') },
      { kind: 'stays' },
    ],
    [
      'is that it stays where it is called and sets up a provider',
      { ...module, 'a/s.tf': 'provider "one" {\n  x = 1\n}\n' },
      { [at]: null, 'b/main.tf': calls('../a'), [`b/${file}`]: lock('one') },
      { kind: 'stays' },
    ],
    [
      'is that it stays behind a link of its folder',
      module,
      { [at]: null, 'a/main.tf': null, a: linkTo('b'), 'b/main.tf': uses('one') },
      { kind: 'stays' },
    ],
    [
      'is that it stays behind a link of a folder above it',
      { [`x/a/${file}`]: lock('one'), 'x/a/main.tf': uses('one') },
      { [`x/a/${file}`]: null, 'x/a/main.tf': null, x: linkTo('b'), 'b/a/main.tf': uses('one') },
      { kind: 'stays' },
    ],
    [
      'is that it stays in a submodule',
      module,
      { [at]: null, 'a/main.tf': null, a: { submodule: '1'.repeat(40) } },
      { kind: 'stays' },
    ],
    [
      'is that it is gone where a file has the name of its folder above',
      { [`x/a/${file}`]: lock('one'), 'x/a/main.tf': uses('one') },
      { [`x/a/${file}`]: null, 'x/a/main.tf': null, x: 'a file' },
      { kind: 'stays' },
    ],
    ['is that it is emptied, and stays', module, { [at]: '' }, { kind: 'stays' }],
    [
      'is that it is emptied, and needs nothing',
      module,
      { [at]: '', 'a/main.tf': 'locals {}\n' },
      { kind: 'needs-nothing' },
    ],
    [
      'is that it is gone in the root of the repository',
      { [file]: lock('one'), 'main.tf': uses('one') },
      { [file]: null, 'main.tf': null },
      { kind: 'gone' },
    ],
  ])('%s', async (_, base, changes, expected) => {
    const [[, fate] = [null, null]] = await fates({ 'README.md': 'x', ...base }, changes);
    expect(fate).toEqual(expected);
  });

  it('is told of the old place of a lock file that moved without it', async () => {
    expect(await fates({ ...module, x: '' }, { [at]: null, [`b/${file}`]: lock('one') })).toEqual([
      [at, { kind: 'stays' }],
      [`b/${file}`, null],
    ]);
    const moved = { [at]: null, 'a/main.tf': null, [`b/${file}`]: lock('one'), 'b/main.tf': uses('one') };
    expect(await fates({ ...module, x: '' }, moved)).toEqual([[`b/${file}`, null]]);
  });

  it('is not asked where the lock file is read through a link of its folder', async () => {
    const moved = {
      [at]: null,
      'a/main.tf': null,
      a: linkTo('b'),
      [`b/${file}`]: lock('one'),
      'b/main.tf': uses('one'),
    };
    expect(await fates({ ...module, x: '' }, moved)).toEqual([[`b/${file}`, null]]);
  });

  it('is that it is gone where the patterns do not select where it went', async () => {
    const base = { ...module, x: '' };
    const changes = { [at]: null, 'a/main.tf': null, 'b/main.tf': uses('one') };
    expect(await fates(base, changes, [`a/**/${file}`])).toEqual([[at, { kind: 'gone' }]]);
  });
});

describe('a lock file without entries', () => {
  const empty = { lockFile: { providers: [] }, problems: [], canonical: true };
  const full = { ...empty, lockFile: { providers: [{ address: 'a' } as never] } };
  const content = { kind: 'file', bytes: Buffer.of() } as const;
  const revision = { path: file, status: 'modified', base: content, head: content } as const;
  const error = { severity: 'error' } as never;
  const warning = { severity: 'warning' } as never;

  it.each([
    ['had some', { base: full, head: empty }, true],
    ['had none', { base: empty, head: empty }, false],
    ['still has some', { base: full, head: full }, false],
    ['may have had some, unread', { base: null, head: empty }, true],
    ['may have had some, in part unread', { base: { ...empty, lockFile: null }, head: empty }, true],
    ['is broken', { base: full, head: { ...empty, problems: [error] } }, false],
    ['has a fault that breaks nothing', { base: full, head: { ...empty, problems: [warning] } }, true],
    ['cannot be read', { base: full, head: null }, false],
    ['has nothing to read', { base: full, head: { ...empty, lockFile: null } }, false],
  ])('that %s is emptied: %s', (_, { base, head }, expected) => {
    expect(isEmptied({ revision, base, head })).toBe(expected);
  });

  it('that is new had none', () => {
    const added = { ...revision, status: 'added', base: { kind: 'missing' } } as const;
    expect(isEmptied({ revision: added, base: null, head: empty })).toBe(false);
  });
});
