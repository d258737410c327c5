import { expect, it } from 'vitest';
import { modulesApart } from '../../../src/extensions/configuration/apart.ts';
import { readFiles } from '../../../src/subject/read-files.ts';
import * as around from '../../support/changes/around-the-lock-file.ts';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';

/* Texts that took minutes or gigabytes once. The budget is the bound: no clock decides, and what is said is right. */

const many = (count: number, name: (at: number) => string, text: PlantedFiles[string]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), text]));
const start = around.startOf({});
const long = `${'a'.repeat(240)}/${'a'.repeat(3_000)}`;
const overriding = 'resource "a" "b" {}\n'.repeat(6_000);
const calls = Array.from({ length: 400 }, (_, at) => `module "m${at}" {\n  source = "../../v/${at}/m"\n}\n`);

/** Each in the same change: what one costs is left of the budget for the others. */
const loads: Readonly<Record<string, PlantedFiles>> = {
  'line feeds in terragrunt.hcl': {
    'envs/prod/terragrunt.hcl': `terraform {\n  source = "../m"\n}\n${'\n'.repeat(255 * 1024)}`,
  },
  'a large blob with many paths, beside a new submodule': {
    ...many(100, (at) => `data/${at}.tf`, Buffer.alloc(257 * 1024, '# x\n')),
    ...around.vendored,
    vendor: around.commit('1'),
  },
  'two files that override each other': {
    'envs/prod/x.tf': overriding,
    'envs/prod/x_override.tf': overriding,
  },
  'many submodules, and many module calls': {
    ...many(2_000, (at) => `v/${at}`, around.commit('1')),
    'envs/prod/m.tf': calls.join(''),
  },
};

it(`the budget is enough for ${Object.keys(loads).join('; ')}`, async () => {
  const source = inMemorySource(start, Object.assign({}, ...Object.values(loads)));
  const snapshot = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'changed' });
  const { around: found } = await modulesApart(readFiles(snapshot), snapshot, { seconds: 15 });
  expect((found.beyond ?? []).filter(({ of }) => of === 'run')).toEqual([]);
  const called = calls.map((_, at) => `v/${at}`);
  expect(found.submodules.map(({ path }) => path).toSorted()).toEqual([...called, 'vendor'].sort());
});

it('a line of .gitignore that never ends against a long name is more than the processor time, and the change is incomplete (T68)', async () => {
  const base = {
    [`${long}/.terraform.lock.hcl`]: around.lock(around.one),
    [`${long}/main.tf`]: around.backend,
  };
  const head = { [`${long}/.terraform.lock.hcl`]: null, '.gitignore': `${'*a'.repeat(20)}b\n` };
  const source = inMemorySource({ 'README.md': 'x', ...base }, head);
  const snapshot = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'changed' });
  const { around: found } = await modulesApart(readFiles(snapshot), snapshot, { seconds: 1 });
  const why = 'everything around the lock files takes more than 1 seconds of processor time';
  expect(found.beyond).toMatchObject([{ of: 'run', why, byChange: true }]);
});
