import { describe, expect, it } from 'vitest';
import { isEmptied } from '../../../src/rules/lock-file-removed.ts';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';
import { findingsAbout } from '../../support/judged-change.ts';

const file = '.terraform.lock.hcl';
const lock = (...names: readonly string[]) =>
  names.map((name) => `provider "registry.example.com/team/${name}" {\n  version = "1.0.0"\n}\n`).join('\n');
const uses = (name: string) =>
  `terraform {\n  required_providers {\n    ${name} = { source = "registry.example.com/team/${name}" }\n  }\n}\n`;
const calls = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;
const backend = 'terraform {\n  backend "s3" {}\n}\n';
const unit = (source: string) => `terraform {\n  source = "${source}"\n}\n`;
const linkTo = (symlink: string) => ({ symlink });

const at = `a/${file}`;
const module = { [at]: lock('one'), 'a/main.tf': uses('one') };
const inRoot = { [at]: null };
const variable = `\${var.x}`;

async function findings(base: PlantedFiles, head: PlantedFiles) {
  return findingsAbout(inMemorySource({ 'README.md': 'x', ...base }, head), ['lock-file-removed']);
}

describe('a lock file that is removed is an error', () => {
  const cloud = 'terraform {\n  cloud {}\n}\n';
  const elsewhere = {
    'b/m.tf': calls(`git::https://e.com/x?ref=${variable}`),
    'c/m.tf': calls('../b'),
    'd/terragrunt.hcl': unit('../b'),
  };
  it.each<[string, PlantedFiles, PlantedFiles?]>([
    ['beside configuration that requires a provider, where nothing leads', module],
    ['if it is emptied', module, { [at]: '' }],
    ['in the root of the repository', { [file]: lock('one'), 'main.tf': uses('one') }, { [file]: null }],
    ['if other configuration cannot be read', { ...module, 'a/x.tf': 'resource {{{' }],
    ['if modules from elsewhere are called', { ...module, 'a/m.tf': calls('acme/m/aws') }],
    [
      'if a module that it calls requires it',
      { ...module, 'a/main.tf': calls('./m'), 'a/m/m.tf': uses('one') },
    ],
    ['if it has a backend, whatever leads there', { ...module, 'a/b.tf': backend, 'b/m.tf': calls('../a') }],
    [
      'if it has a cloud block, and any call may lead there',
      { ...module, 'a/b.tf': cloud, 'b/m.tf': calls(`../${variable}`) },
    ],
    ['beside sources that lead elsewhere', { ...module, ...elsewhere }],
    ['beside a link to elsewhere', { ...module, 'live/x': linkTo('../b'), 'b/x.tf': '' }],
    ['where the change adds a unit', module, { ...inRoot, 'b/terragrunt.hcl': unit(`${variable}//a`) }],
    ['where the change adds a link', module, { ...inRoot, 'b/a': linkTo('../a') }],
    ['where the change adds a test', module, { ...inRoot, 'm.tf': '', 'tests/x.tftest.hcl': '' }],
    [
      'where the change adds a call that no lock file is beside',
      module,
      { ...inRoot, 'b/m.tf': calls('../a') },
    ],
    ['if it moves away alone', module, { [at]: null, [`docs/${file}`]: lock('one') }],
    ['if the change adds the line of .gitignore', module, { ...inRoot, '.gitignore': `${file}\n` }],
  ])('%s (T60)', async (_, base, head = inRoot) => {
    const [told, ...others] = await findings(base, head);
    expect(others).toEqual([]);
    expect(told).toMatchObject({ severity: 'error' });
    expect(told?.message).toContain(
      'Terraform will pick any version that the constraints allow for its provider',
    );
  });
});

describe('a lock file that is removed is a notice', () => {
  const tested = 'run "x" {\n  module {\n    source = "./a"\n  }\n}\n';
  const gone = { [at]: null, 'a/main.tf': null };
  it.each<[string, PlantedFiles, PlantedFiles?, string?]>([
    ['where a call leads', { ...module, 'b/m.tf': `\n${calls('../a')}` }],
    [
      'where a call of this change leads from beside a lock file',
      module,
      { ...inRoot, 'b/m.tf': calls('../a'), [`b/${file}`]: lock('one') },
    ],
    ['where a test above it may lead', { ...module, 'main.tf': '', 'tests/x.tftest.hcl': tested }],
    ['where a Terragrunt unit leads', { ...module, 'b/terragrunt.hcl': unit('..//a') }],
    ['where a link leads', { ...module, 'live/a': linkTo('../a') }],
    ['where a link to one of its files leads', { ...module, 'b/main.tf': linkTo('../a/main.tf') }],
    ['where a call with an expression may lead', { ...module, 'b/m.tf': calls(`../${variable}`) }],
    ['where Terragrunt may lead', { ...module, 'b/terragrunt.hcl': unit(`${variable}//a`) }],
    ['of a Terragrunt unit', { [at]: lock('one'), 'a/terragrunt.hcl': unit('../m'), 'm/m.tf': uses('one') }],
    ['if nothing that is read requires a provider', { [at]: lock('one'), 'a/main.tf': calls('acme/m/aws') }],
    ['if it was read whole and requires nothing', module, { ...inRoot, 'a/main.tf': 'locals {}\n' }],
    ['if no configuration was there', { [at]: lock('one') }],
    ['if its folder becomes a link', module, { ...gone, a: linkTo('b'), 'b/main.tf': uses('two') }],
    ['if its folder becomes a submodule', module, { ...gone, a: { submodule: '1'.repeat(40) } }],
    ['if it is emptied where no configuration is', module, { [at]: '', 'a/main.tf': null }],
    [
      'if .gitignore kept lock files out before',
      { ...module, '.gitignore': `.terraform/\n${file}\n` },
      inRoot,
      '.gitignore:2 keeps it out',
    ],
  ])('%s', async (_, base, head = inRoot, because = 'it is not known whether Terraform still needs it') => {
    const told = await findings(base, head);
    expect(told.filter(({ severity }) => severity !== 'notice')).toEqual([]);
    expect(told.find(({ path }) => path === at)?.message).toContain(because);
  });
});

it('a lock file of an example that is removed is a notice', async () => {
  const example = { [`examples/a/${file}`]: lock('one'), 'examples/a/x.tf': uses('one') };
  const told = await findings({ ...module, ...example }, { [`examples/a/${file}`]: null });
  expect(told).toMatchObject([{ severity: 'notice', path: `examples/a/${file}` }]);
});

describe('a lock file is no finding', () => {
  it.each<[string, PlantedFiles, PlantedFiles]>([
    ['if it stays', module, { [at]: lock('one', 'two') }],
    ['if it goes with its whole root module', module, { ...inRoot, 'a/main.tf': null }],
    [
      'if it goes with its root module, and another one comes',
      module,
      { ...inRoot, 'a/main.tf': null, 'b/main.tf': uses('one') + backend },
    ],
    [
      'if it moves with its root module',
      module,
      { ...inRoot, 'a/main.tf': null, [`b/${file}`]: lock('one'), 'b/main.tf': uses('one') },
    ],
    ['if it is left behind, and nobody knows where its root module went', module, { 'a/main.tf': null }],
  ])('%s', async (_, base, head) => {
    expect(await findings(base, head)).toEqual([]);
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
  ])('that %s is emptied: %s', (_, { base, head }, expected) => {
    expect(isEmptied({ revision, base, head })).toBe(expected);
  });

  it('that is new had none', () => {
    const added = { ...revision, status: 'added', base: { kind: 'missing' } } as const;
    expect(isEmptied({ revision: added, base: null, head: empty })).toBe(false);
  });
});
