import { describe, expect, it } from 'vitest';
import { withRootModules } from '../../../src/extensions/configuration/root-modules.ts';
import { readFiles } from '../../../src/subject/read-files.ts';
import * as around from '../../support/changes/around-the-lock-file.ts';
import * as emptied from '../../support/changes/emptied.ts';
import { scenarios } from '../../support/changes/root-modules.ts';
import * as attributes from '../../support/changes/what-git-writes.ts';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';
import { findingsAbout, inShort } from '../../support/judged-change.ts';

/* The tables of changes, judged in memory; that real git and GitHub show the same revisions is tested with the long runs. */

/** `severity rule path`. */
async function said(base: PlantedFiles, head: PlantedFiles, slugs: readonly string[]) {
  return inShort(await findingsAbout(inMemorySource(base, head), slugs));
}

describe('a change that brings', () => {
  it.each(around.variants)('$what', async ({ head, said: expected, ...variant }) => {
    expect(await said(around.startOf(variant), head, around.slugs)).toEqual(expected);
  });
});

describe.each([
  { about: 'an entry that', variants: emptied.entries },
  { about: 'a lock file', variants: emptied.files },
])('$about', ({ variants }) => {
  it.each(variants)('$what', async ({ base, head, said: expected, because = '' }) => {
    const findings = await findingsAbout(inMemorySource(base, head), emptied.slugs);
    expect(inShort(findings).map((each) => each.replace(new RegExp(` ${emptied.path}$`), ''))).toEqual(
      expected,
    );
    for (const { message } of findings) expect(message).toContain(because);
  });
});

it('a lock file whose folder becomes a root module lacks what that requires', async () => {
  const { [around.path]: locked = '', 'envs/prod/main.tf': main = '' } = around.startOf({});
  const base = { 'README.md': 'x', [around.path]: locked };
  const more = String(main).replaceAll('/one', '/two');
  expect(await said(base, { 'envs/prod/main.tf': main }, around.slugs)).toEqual([]);
  expect(await said(base, { 'envs/prod/main.tf': more }, around.slugs)).toEqual([
    `warning missing-from-lock ${around.path}`,
  ]);
});

describe('root modules', () => {
  it.each(scenarios)('$what', async ({ base, head, said: expected }) => {
    const snapshot = await inMemorySource({ 'README.md': 'x', ...base }, head).read({
      patterns: ['**/.terraform.lock.hcl'],
      scope: 'changed',
    });
    const { notices } = await withRootModules(readFiles(snapshot), snapshot);
    expect(notices).toEqual([]);
    const told = await said({ 'README.md': 'x', ...base }, head, ['lock-file-removed', 'missing-from-lock']);
    expect(told.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual(expected);
  });
});

describe('an attribute for', () => {
  // In a working tree the digits of an expanded keyword count too.
  const inCommits = attributes.variants.filter(({ from }) => from !== 'working tree');

  it.each(inCommits)('$what', async (variant) => {
    const { base, head } = attributes.onBase(variant);
    const told = await said(base, head, attributes.slugs);
    expect(told.toSorted()).toEqual(variant.said.toSorted());
  });
});

describe('a lock file in a folder that is called as a module', () => {
  const locked = 'm/.terraform.lock.hcl';
  const { [around.path]: lock = '', 'envs/prod/main.tf': main = '' } = around.startOf({});
  const calling = { ...around.startOf({}), 'envs/prod/m.tf': around.calls('../../m'), [locked]: lock };
  const more = String(main).replaceAll('/one', '/two');
  const slugs = [...around.slugs, 'version-outside-constraints'];

  it('is a notice beside what its caller lacks, and counts if it has a backend', async () => {
    const base = { ...calling, 'm/main.tf': main };
    expect(await said(base, { 'm/main.tf': more }, slugs)).toEqual([
      `warning missing-from-lock ${around.path}`,
      `notice missing-from-lock ${locked}`,
    ]);
    const root = { 'm/main.tf': more, 'm/b.tf': 'terraform {\n  backend "s3" {}\n}\n' };
    expect(await said(base, root, slugs)).toEqual([`warning missing-from-lock ${locked}`]);
  });

  it('has versions that nothing decides about', async () => {
    const asking = (version: string) => String(main).replace('" }', `", version = "${version}" }`);
    const base = { ...calling, 'm/main.tf': asking('1.0.0'), 'envs/prod/main.tf': asking('1.0.0') };
    const head = { 'm/main.tf': asking('2.0.0'), 'envs/prod/main.tf': asking('2.0.0') };
    expect(await said(base, head, slugs)).toEqual([
      `error version-outside-constraints ${around.path}`,
      `notice version-outside-constraints ${locked}`,
    ]);
  });
});

it('an entry that init refused before the change already is no news of it', async () => {
  const slugs = ['version-outside-constraints'];
  const entry = (name: string, version = '1.0.0') =>
    `provider "registry.example.com/team/${name}" {\n  version = "${version}"\n}\n`;
  const asking = (version: string) =>
    `terraform {\n  required_providers {\n    one = { source = "registry.example.com/team/one", version = "${version}" }\n  }\n}\n`;
  const [path, error] = ['a/.terraform.lock.hcl', 'error version-outside-constraints a/.terraform.lock.hcl'];
  const sound = { [path]: entry('one'), 'a/main.tf': asking('1.0.0') };
  const refused = { ...sound, 'a/main.tf': asking('2.0.0') };
  const more = { [path]: `${entry('one')}\n${entry('two')}` };
  expect(await said(refused, more, slugs)).toEqual([]);
  expect(await said(refused, { [path]: entry('one', '1.0.1') }, slugs)).toEqual([error]);
  expect(await said(sound, { ...more, 'a/main.tf': asking('2.0.0') }, slugs)).toEqual([error]);
});

describe('a provider that no entry locks is told where it comes', () => {
  const { one, two, path, calls, lock } = around;
  const uses = (...sources: readonly string[]) =>
    `terraform {\n  required_providers {\n${sources.map((each) => `    ${each.split('/').at(-1)} = { source = "${each}" }\n`).join('')}  }\n}\n`;
  const warned = [`warning missing-from-lock ${path}`];
  const chain = Object.fromEntries(
    Array.from({ length: 19 }, (_, at) => [
      `modules/c${at}/main.tf`,
      at === 18 ? uses(two) : calls(`../c${at + 1}`),
    ]),
  );

  it.each<[string, PlantedFiles, PlantedFiles, readonly string[]]>([
    [
      'through twenty modules',
      { 'envs/prod/m.tf': '' },
      { ...chain, 'envs/prod/m.tf': calls('../../modules/c0') },
      warned,
    ],
    [
      'by a module that an old call leads to',
      { 'envs/prod/m.tf': calls('../../n'), 'n/main.tf': uses(one) },
      { 'n/main.tf': uses(one, two) },
      warned,
    ],
    [
      'by a source that says a constant',
      { 'envs/prod/n/main.tf': uses(two) },
      { 'envs/prod/m.tf': calls('./%{ if true }n%{ endif }') },
      ['error configuration-unread envs/prod/m.tf'],
    ],
    [
      'by no new folder that nothing calls',
      { 'envs/prod/m.tf': calls('../../modules/n') },
      { 'modules/o/main.tf': uses(two) },
      [],
    ],
    ['by no module from elsewhere', {}, { 'envs/prod/m.tf': calls('acme/n/one') }, []],
    [
      'by nothing that was there before',
      { 'envs/prod/m.tf': uses(two) },
      { [path]: lock(one).replace('1.0.0', '1.0.1') },
      [],
    ],
  ])('%s (T51)', async (_, base, head, expected) => {
    const slugs = ['missing-from-lock', 'configuration-unread'];
    expect(await said({ ...around.startOf({}), ...base }, head, slugs)).toEqual(expected);
  });

  it('a source with a null byte stops no review', async () => {
    const head = { 'envs/prod/m.tf': calls('./n\\u0000'), 'envs/prod/x.tf': uses(two) };
    const told = await said(around.startOf({}), head, ['missing-from-lock']);
    expect(told).toEqual(warned);
  });
});
