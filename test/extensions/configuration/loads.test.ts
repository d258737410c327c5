import { expect, it } from 'vitest';
import { modulesApart } from '../../../src/extensions/configuration/apart.ts';
import { readFiles } from '../../../src/subject/read-files.ts';
import * as around from '../../support/changes/around-the-lock-file.ts';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';

/* Texts that took minutes or gigabytes once. The budget is the bound: no clock decides, and what is said is right. */

const many = (count: number, name: (at: number) => string, text: PlantedFiles[string]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), text]));
const [main, start] = ['envs/prod/main.tf', around.startOf({})];
const long = `${'a'.repeat(240)}/${'a'.repeat(3_000)}`;
const large = Buffer.alloc(2 * 1024 * 1024, '# x\n');

it.each<{ what: string; base?: PlantedFiles; head: PlantedFiles; told?: readonly string[] }>([
  {
    what: 'line feeds in terragrunt.hcl',
    head: { 'envs/prod/terragrunt.hcl': `terraform {\n  source = "../m"\n}\n${'\n'.repeat(255 * 1024)}` },
  },
  {
    what: 'a large blob with many paths, beside a submodule',
    base: { ...around.vendored, ...many(60, (at) => `data/${at}.tfvars`, large) },
    head: { ...around.vendored, vendor: around.commit('1') },
    told: ['vendor'],
  },
  {
    what: 'many submodules, and many module calls',
    head: {
      ...many(2_000, (at) => `v/${at}`, around.commit('1')),
      'envs/prod/m.tf': Array.from(
        { length: 400 },
        (_, at) => `module "m${at}" {\n  source = "../../v/${at}/m"\n}\n`,
      ).join(''),
    },
    told: Array.from({ length: 400 }, (_, at) => `v/${at}`),
  },
])('$what', async ({ base = {}, head, told = [] }) => {
  const source = inMemorySource({ ...start, ...base }, { [main]: `# touched\n${around.backend}`, ...head });
  const snapshot = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'changed' });
  const { around: found } = await modulesApart(readFiles(snapshot), snapshot, { seconds: 15 });
  expect((found.beyond ?? []).filter(({ of }) => of === 'run')).toEqual([]);
  expect(found.submodules.map(({ path }) => path).toSorted()).toEqual([...told].sort());
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
