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

it.each([
  [
    'nested too deeply',
    `locals {\n  x = ${'['.repeat(1500)}${']'.repeat(1500)}\n}\n`,
    ['error configuration-unread envs/prod/more.tf'],
  ],
  ['too large', '#'.repeat(300 * 1024), ['error configuration-unread envs/prod/more.tf']],
  [
    'a symlink out of the repository',
    { symlink: '/etc/more.tf' },
    ['warning missing-from-lock envs/prod/more.tf'],
  ],
])('a requirement hides nowhere in a file that becomes %s', async (_, file, expected) => {
  const base = around.startOf({});
  expect(
    await said({ ...base, 'envs/prod/more.tf': '' }, { 'envs/prod/more.tf': file }, around.slugs),
  ).toEqual(expected);
  // Whoever reviewed the change before saw it.
  const later = await said({ ...base, 'envs/prod/more.tf': file }, { 'envs/prod/x.tf': '' }, around.slugs);
  expect(later).toEqual(
    expected.map((each) => each.replace('error', 'notice')).filter((each) => !each.startsWith('warning')),
  );
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
  it.each(scenarios)('$name', async ({ base, head, said: expected }) => {
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

  it.each([...inCommits, ...attributes.configurations])('$what', async (variant) => {
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
  const provider = 'provider "two" {\n  region = "x"\n}\n';
  const ofRoot = `warning missing-from-lock ${around.path}`;
  const ofModule = `warning missing-from-lock ${locked}`;

  it.each<[what: string, base: PlantedFiles, head: PlantedFiles, expected: readonly string[]]>([
    ['is never read', { 'm/main.tf': main }, { 'm/main.tf': more }, [ofRoot]],
    [
      'counts if the change brings the call',
      { 'm/main.tf': main, 'envs/prod/m.tf': '' },
      { 'm/main.tf': more, 'envs/prod/m.tf': around.calls('../../m') },
      [ofRoot, ofModule],
    ],
    [
      'counts if it has a backend',
      { 'm/main.tf': main },
      { 'm/main.tf': more, 'm/b.tf': 'terraform {\n  backend "s3" {}\n}\n' },
      [ofModule],
    ],
    [
      'counts if it configures a provider',
      { 'm/main.tf': main, 'm/p.tf': provider },
      { 'm/main.tf': more },
      [ofModule],
    ],
    [
      'counts if a file there cannot be read',
      { 'm/main.tf': main, 'm/x.tf': '{{' },
      { 'm/main.tf': more },
      [ofRoot, ofModule],
    ],
    ['is no loss', { 'm/main.tf': main }, { [locked]: '# none\n' }, [`notice lock-file-removed ${locked}`]],
  ])('%s', async (_, base, head, expected) => {
    const slugs = [...around.slugs, 'lock-file-removed', 'entry-removed'];
    expect(await said({ ...calling, ...base }, head, slugs)).toEqual(expected);
  });

  it('has versions that nothing decides about', async () => {
    const asking = (version: string) => String(main).replace('" }', `", version = "${version}" }`);
    const slugs = ['version-outside-constraints'];
    const base = { ...calling, 'm/main.tf': asking('1.0.0'), 'envs/prod/main.tf': asking('1.0.0') };
    const head = { 'm/main.tf': asking('2.0.0'), 'envs/prod/main.tf': asking('2.0.0') };
    const ofRoot = 'error version-outside-constraints envs/prod/main.tf';
    expect(await said(base, head, slugs)).toEqual([ofRoot]);
    expect(await said({ ...base, 'envs/prod/m.tf': '' }, head, slugs)).toEqual([
      ofRoot,
      'error version-outside-constraints m/main.tf',
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
  const chain = (depth: number) =>
    Object.fromEntries(
      Array.from({ length: depth }, (_, at) => [
        `modules/c${at}/main.tf`,
        at === depth - 1 ? uses(two) : calls(`../c${at + 1}`),
      ]),
    );
  const unit = 'envs/prod/terragrunt.hcl';
  const generated = (contents: string) =>
    `generate "x" {\n  path = "x.tf"\n  if_exists = "overwrite"\n  contents = <<EOT\n${contents}EOT\n}\n`;
  const included = (...sources: readonly string[]) => generated(uses(...sources));
  const ofUnit: PlantedFiles = {
    [path]: lock(one),
    'envs/prod/main.tf': '',
    [unit]:
      'terraform {\n  source = "."\n}\ninclude "root" {\n  path = find_in_parent_folders("root.hcl")\n}\n',
    'root.hcl': included(one),
  };
  it.each<[string, PlantedFiles, PlantedFiles, readonly string[]]>([
    [
      'through twenty modules',
      { 'envs/prod/m.tf': '' },
      { ...chain(19), 'envs/prod/m.tf': calls('../../modules/c0') },
      warned,
    ],
    [
      'through more modules than are followed',
      { ...chain(24), 'envs/prod/m.tf': '' },
      { 'envs/prod/m.tf': calls('../../modules/c0') },
      ['error configuration-unread modules/c19/main.tf'],
    ],
    [
      'by a path with a directive',
      { 'envs/prod/n/main.tf': uses(two) },
      { 'envs/prod/m.tf': calls('./%{ if true }n%{ endif }') },
      ['warning missing-from-lock envs/prod/m.tf'],
    ],
    [
      'below more modules than are followed, which were there',
      { ...chain(24), 'envs/prod/m.tf': calls('../../modules/c0'), 'modules/c23/main.tf': uses(one) },
      { 'modules/c23/more.tf': uses(two) },
      ['notice configuration-unread modules/c19/main.tf'],
    ],
    [
      'not below a chain of calls, if the change touches no configuration',
      { ...chain(24), 'envs/prod/m.tf': calls('../../modules/c0') },
      { [path]: lock(one).replace('1.0.0', '1.0.1') },
      ['notice configuration-unread modules/c19/main.tf'],
    ],
    [
      'by a folder that an old call missed',
      { 'envs/prod/m.tf': calls('../../modules/n') },
      { 'modules/n/main.tf': uses(two) },
      warned,
    ],
    [
      'by no new folder that nothing calls',
      { 'envs/prod/m.tf': calls('../../modules/n') },
      { 'modules/o/main.tf': uses(two) },
      [],
    ],
    [
      'by no folder that an old call missed, beside more lock files than are read for that',
      {
        'envs/prod/m.tf': calls('../../modules/n'),
        ...Object.fromEntries(
          Array.from({ length: 30 }, (_, at) => [`z/${at}/.terraform.lock.hcl`, lock(one)]),
        ),
      },
      { 'modules/n/main.tf': uses(two) },
      [],
    ],
    [
      'by an entry whose source is an expression, and changes',
      { 'envs/prod/m.tf': uses('x').replace('"x"', `true ? "${one}" : ""`) },
      { 'envs/prod/m.tf': uses('x').replace('"x"', `true ? "${two}" : ""`) },
      ['warning missing-from-lock envs/prod/m.tf'],
    ],
    [
      'by nothing that Terragrunt generates for a source that the module names',
      {
        ...ofUnit,
        [path]: lock('registry.example.com/acme/tool'),
        'envs/prod/main.tf': uses('registry.example.com/acme/tool'),
      },
      { 'root.hcl': generated('provider "tool" {}\n') },
      [],
    ],
    [
      'by a source with a directive',
      { 'envs/prod/n/main.tf': uses(two) },
      { 'envs/prod/m.tf': calls('%{ if true }./n%{ endif }') },
      ['warning missing-from-lock envs/prod/m.tf'],
    ],
    [
      'by a test behind a folder that is a symlink',
      { 'envs/prod/tests': { symlink: '../../t' }, 't/a.tftest.hcl': '', 'envs/prod/h/main.tf': uses(two) },
      { 't/a.tftest.hcl': 'run "x" {\n  module {\n    source = "./h"\n  }\n}\n' },
      warned,
    ],
    ['by a file that a unit of Terragrunt includes', ofUnit, { 'root.hcl': included(one, two) }, warned],
    [
      'by no file that a unit includes',
      ofUnit,
      { 'root.hcl': `${included(one)}# more\n`, '.tflint.hcl': '' },
      [],
    ],
  ])('%s', async (_, base, head, expected) => {
    const slugs = ['missing-from-lock', 'configuration-unread'];
    expect(await said({ ...around.startOf({}), ...base }, head, slugs)).toEqual(expected);
  });

  it('a source with a null byte stops no review', async () => {
    const head = { 'envs/prod/m.tf': calls('./n\\u0000'), 'envs/prod/x.tf': uses(two) };
    const told = await said(around.startOf({}), head, ['missing-from-lock']);
    expect(told).toEqual([...warned, 'warning missing-from-lock envs/prod/m.tf']);
  });

  const variable = `\${var.x}`;
  const json = (source: string) => `{"module": {"m": {"source": "${source}"}}}`;

  describe.each<[what: string, file: string, text: string, called: string]>([
    ['a directive', 'm.tf', calls('../../n%{ if true }%{ endif }'), 'n'],
    ['a choice', 'm.tf', calls('x').replace('"x"', 'true ? "../../n" : var.x'), 'n'],
    ['an index', 'm.tf', calls('x').replace('"x"', '["../../n"][0]'), 'n'],
    ['an escaped template', 'm.tf', calls(`../../$${variable}`), variable],
    ['a folder called like a variable', 'm.tf', calls('../../var.d/%{ if true }n%{ endif }'), 'var.d/n'],
    ['a template in JSON', 'm.tf.json', json(`../../${variable}`), variable],
    ['another form of Unicode in JSON', 'm.tf.json', json('../../e\u0301'), '\u00e9'],
    [
      'two lists of modules in JSON',
      'm.tf.json',
      `${json('../../n').slice(0, -1)}, ${json('../../o').slice(1)}`,
      'n',
    ],
  ])('an old call whose source has %s', (_, file, text, called) => {
    const base = { ...around.startOf({}), [`envs/prod/${file}`]: text, 'z/main.tf': uses(one) };
    const rules = ['missing-from-lock'];

    it.each<[string, PlantedFiles, PlantedFiles]>([
      [
        'what may be called requires more',
        { [`${called}/main.tf`]: '' },
        { [`${called}/main.tf`]: uses(two) },
      ],
      ['what may be called is new', {}, { [`${called}/main.tf`]: uses(two) }],
      [
        'the lock file changes too',
        { [`${called}/main.tf`]: '' },
        { [`${called}/main.tf`]: uses(two), [path]: lock(one).replace('1.0.0', '1.0.1') },
      ],
      ['the root module changes', {}, { 'envs/prod/x.tf': '# x\n' }],
    ])('is told if %s', async (_, before, head) => {
      expect(await said({ ...base, ...before }, head, rules)).toEqual([
        `warning missing-from-lock envs/prod/${file}`,
      ]);
    });

    it.each<[string, PlantedFiles]>([
      ['the lock file', { [path]: lock(one).replace('1.0.0', '1.0.1') }],
      ['no configuration', { 'README.md': 'y' }],
      ['nothing that other modules require', { 'z/main.tf': `${uses(one)}# x\n` }],
    ])('is not told if the change touches %s', async (_, head) => {
      expect(await said(base, head, rules)).toEqual([]);
    });
  });

  it.each([
    ['of this repository', '../../n', 'n', warned],
    ['with a variable, which Terraform refuses', `../../${variable}`, 'n', []],
    ['from a registry', 'acme/n/one', 'acme/n/one', []],
    ['of the workspace, which Terraform refuses', `../../${'${'}terraform.workspace}`, 'n', []],
    ['elsewhere, by an expression', `git::https://e.com/n?ref=${'${'}trimspace(var.v)}`, 'n', []],
    ['out of the repository and back', '../../../checkout/n', 'n', warned],
    ['out of the repository by two folders and back', '../../../../any/checkout/n', 'n', warned],
    ['out of the repository and back to its root', '../../../checkout', '.', warned],
    ['into a different checkout', '../../../checkout/n', 'o/n', []],
    ['out of the repository', '../../../../n', 'n', []],
  ])('a source %s', async (_, source, called, expected) => {
    const at = `${called}/main.tf`.replace('./', '');
    const base = { ...around.startOf({}), [at]: '', 'envs/prod/m.tf': calls(source) };
    expect(await said(base, { [at]: uses(two) }, ['missing-from-lock'])).toEqual(expected);
    expect(await said(base, { 'envs/prod/x.tf': '# x\n' }, ['missing-from-lock'])).toEqual([]);
    const notCalled = { ...base, [at]: uses(two), 'envs/prod/m.tf': '' };
    expect(await said(notCalled, { 'envs/prod/m.tf': calls(source) }, ['missing-from-lock'])).toEqual(
      expected,
    );
  });

  it('a path out of the repository and back makes no folder one that is only called', async () => {
    const base = { ...around.startOf({}), 'envs/prod/m.tf': calls('../../../modules/envs/prod') };
    const head = { 'envs/prod/main.tf': uses(one, two) };
    expect(await said(base, head, ['missing-from-lock'])).toEqual(warned);
  });
});
