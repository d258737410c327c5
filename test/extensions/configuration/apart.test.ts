import { describe, expect, it, vi } from 'vitest';
import { modulesApart } from '../../../src/extensions/configuration/apart.ts';
import { modulesBeside, withRootModules } from '../../../src/extensions/configuration/root-modules.ts';
import { Patience } from '../../../src/hcl/convert.ts';
import { layOut } from '../../../src/subject/lay-out.ts';
import { readFiles } from '../../../src/subject/read-files.ts';
import type { Modules } from '../../../src/subject/subject.ts';
import * as around from '../../support/changes/around-the-lock-file.ts';
import { scenarios } from '../../support/changes/root-modules.ts';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';
import { findingsAbout, inShort } from '../../support/judged-change.ts';
import { findingsOf, settings } from '../../support/review-builders.ts';

const slug = 'configuration-unread';

async function between(base: PlantedFiles, head: PlantedFiles) {
  const source = inMemorySource({ 'README.md': 'x', ...base }, head);
  const snapshot = await source.read({ patterns: ['**/.terraform.lock.hcl'], scope: 'changed' });
  return { snapshot, files: readFiles(snapshot) };
}

describe('the thread', () => {
  it.each(scenarios.slice(0, 1))('reads what is read without it: $what', async ({ base, head }) => {
    const { snapshot, files } = await between(base, head);
    const read = vi.spyOn(snapshot.surroundings?.head.tree ?? expect.fail(), 'read');
    const apart = await modulesApart(files, snapshot);
    expect(read).toHaveBeenCalledWith(expect.anything(), true);
    expect(apart).toEqual(await withRootModules(files, snapshot));
  });
});

const locked = around.lock(around.one, around.two);
const [path, folder] = [around.path, 'envs/prod'];
const uses = (constraint: string, ...others: readonly string[]) =>
  `terraform {\n  required_providers {\n    one = { source = "${around.one}", version = "${constraint}" }\n${[around.two, ...others].map((each) => `    ${each.split('/').at(-1)} = { source = "${each}" }\n`).join('')}  }\n}\n`;
const main = `${folder}/main.tf`;
const base = { [path]: locked, [main]: uses('>= 1') };

/** What a reviewer has to see, and the rule that says it without padding. */
const smuggled = [
  { what: 'a raised constraint', text: uses('>= 2'), rule: 'version-outside-constraints' },
  { what: 'a removed entry', text: uses('>= 1'), lock: around.lock(around.one), rule: 'entry-removed' },
  {
    what: 'a requirement without an entry',
    text: uses('>= 1', 'registry.example.com/acme/three'),
    rule: 'missing-from-lock',
  },
  { what: 'a new root module', text: around.backend, at: 'envs/new', rule: 'lock-file-missing' },
];

const large = '#'.repeat(257 * 1024);
const nested = (piece: string) => `locals {\n  x = ${piece.repeat(21_000)}\n}\n`;
const links = Object.fromEntries(
  Array.from({ length: 42 }, (_, at) => [`l/${at}`, { symlink: at === 41 ? '../x' : `${at + 1}` }]),
);

/** Ways to make the text of a folder unreadable, by limits of a file or of links, or by an expression. */
const padded: Readonly<Record<string, (text: string) => PlantedFiles>> = {
  'in one file': (text) => ({ [main]: text + large }),
  'by brackets': (text) => ({ [main]: text + nested('[') }),
  'by conditions': (text) => ({ [main]: text + nested('true ?\n') }),
  'in JSON': () => ({ [main]: '', [`${folder}/x.tf.json`]: '{}'.padEnd(1_049_000) }),
  'by a name of JSON twice': () => ({ [main]: '', [`${folder}/x.tf.json`]: '{"//":{"a":1,"a":2}}' }),
  'by lists of JSON': () => ({ [main]: '', [`${folder}/x.tf.json`]: '['.repeat(1e5) + ']'.repeat(1e5) }),
  'for OpenTofu': (text) => ({ [`${folder}/main.tofu`]: text + large }),
  'behind a symlink': (text) => ({ [main]: { symlink: '../../x' }, x: text + large }),
  'in a module': (text) => ({ [main]: around.calls('../../m'), 'm/main.tf': text + large }),
};
const linked: typeof padded = {
  'behind a symlink to nothing': () => ({ [main]: { symlink: 'nothing' } }),
  'behind a symlink out of the repository': () => ({ [main]: { symlink: '../../../x' } }),
  'in a new file behind a symlink': () => ({ [main]: '', [`${folder}/x.tf`]: { symlink: '../../.git/x' } }),
  'behind too many symlinks': (text) => ({ ...links, [main]: { symlink: '../../l/0' }, x: text }),
};

const said = async (before: PlantedFiles, head: PlantedFiles, rule: string) => {
  const findings = await findingsAbout(inMemorySource({ 'README.md': 'x', ...before }, head), [rule, slug]);
  return findings.filter(({ severity }) => severity !== 'notice');
};

it.each(smuggled)('$what is never silent', async ({ text, lock, at = folder, rule }) => {
  const change = { [`${at}/main.tf`]: text, ...(lock === undefined ? {} : { [path]: lock }) };
  expect((await said(base, change, rule)).map((each) => each.rule)).toEqual([rule]);
});

it.each([
  ['folders', (at: number) => ({ [`f/${at}/main.tf.json`]: '{}' })],
  ['symlinks', (at: number) => ({ [`l/${at}`]: { symlink: '../x' } })],
])('a raised constraint is never silent beside many %s (T68)', async (_, more) => {
  const others = Object.assign({}, ...Array.from({ length: 501 }, (__, number) => more(number)));
  const [rule, head] = ['version-outside-constraints', { [main]: uses('>= 2'), ...others }];
  expect((await said(base, head, rule)).map((each) => each.rule)).toContain(rule);
});

it.each(Object.entries({ ...padded, ...linked }))(
  'a change is incomplete that pads %s (T68)',
  async (_, pad) => {
    const findings = await said(base, pad(uses('>= 2')), 'version-outside-constraints');
    expect(findings.length).toBeGreaterThan(0);
    for (const each of findings) expect(each).toMatchObject({ rule: slug, severity: 'error', open: true });
  },
);

it.each(Object.entries(padded))('what was padded before is a notice: %s', async (_, pad) => {
  const before = { ...base, ...pad(uses('>= 1')) };
  const source = inMemorySource({ 'README.md': 'x', ...before }, { [`${folder}/new.tf`]: '# touched\n' });
  const findings = await findingsAbout(source, [slug]);
  expect(inShort(findings)).toEqual([expect.stringMatching(/^notice configuration-unread /)]);
});

it.each(Object.entries(linked))('what was there before is nothing: %s', async (_, pad) => {
  const before = { ...base, ...pad('') };
  const source = inMemorySource({ 'README.md': 'x', ...before }, { [`${folder}/new.tf`]: '# touched\n' });
  expect(await findingsAbout(source, [slug])).toEqual([]);
});

it.each<[string, PlantedFiles]>([
  ['a file for OpenTofu', { [`${folder}/b.tofu`]: '#' }],
  ['a unit of Terragrunt', { [`${folder}/terragrunt.hcl`]: '' }],
  ['a file that Terraform refuses', { [`${folder}/b.tf`]: 'x {{' }],
])('a change may not excuse a raised constraint with %s (T68)', async (_, more) => {
  const [before, now] = ['>= 1', '>= 2'].map((each) => ({ ...base, [main]: uses(each) }));
  const of = (head: PlantedFiles, there: PlantedFiles) =>
    said({ ...before, ...there }, head, 'version-outside-constraints');
  expect(await of({ ...now, ...more }, {})).toMatchObject([{ severity: 'error' }]);
  expect(await of({ ...now }, more)).toEqual([]);
  expect(await of({ ...now, [`${folder}/b_override.tf`]: 'x {{' }, {})).toEqual([]);
});

it.each([
  ['blocks with and without a label', `${uses('>= 2')}resource "one_x" "w" {\n  x {}\n  x "l" {}\n}\n`],
  ['a number that JSON cannot have', `${uses('>= 2')}locals {\n  a = 1e1099999999\n}\n`],
  ['a constraint in parentheses', uses('>= 2').replace('">= 2"', '(">= 2")')],
])('a change is incomplete that Terraform reads and Lockproof does not: %s (T90)', async (_, text) => {
  const found = await said(base, { [main]: text }, 'version-outside-constraints');
  expect(found).toMatchObject([{ rule: slug, severity: 'error', open: true }]);
  expect(await said({ ...base, [main]: text }, { [`${folder}/new.tf`]: '# touched\n' }, slug)).toEqual([]);
});

it('what a lock file did not need before was not hidden before (T68)', async () => {
  const huge = { 'lib/x.tf': uses('>= 2') + large, 'lib/y.tf': '' };
  const calling = { [`${folder}/m.tf`]: around.calls('../../lib') };
  const of = async (before: PlantedFiles, head: PlantedFiles) =>
    inShort(await findingsAbout(inMemorySource({ 'README.md': 'x', ...before }, head), [slug]));
  expect(await of({ ...base, ...huge }, calling)).toEqual([`error ${slug} lib/x.tf`]);
  const touched = { [main]: `${uses('>= 1')}# touched\n` };
  expect(await of({ ...base, ...huge, ...calling }, touched)).toEqual([`notice ${slug} lib/x.tf`]);
});

it('a module with a lock file and a provider block of its own is compared with the roots that call it (T52)', async () => {
  const mod = { 'mod/.terraform.lock.hcl': locked, 'mod/a.tf': `${uses('>= 1')}provider "one" {}\n` };
  const before = { ...base, ...mod, [`${folder}/m.tf`]: around.calls('../../mod') };
  const head = {
    'mod/a.tf': `${uses('>= 2')}provider "one" {}\n`,
    'mod/.terraform.lock.hcl': `${locked}# x\n`,
  };
  const found = await said(before, head, 'version-outside-constraints');
  expect(found.map((each) => each.path)).toContain(path);
});

it('a symlink that leads to another module is compared with the roots behind which it is (T91)', async () => {
  const [v1, v2] = ['>= 1', '>= 2'].map((each) => uses(each));
  const links = (to: string) => ({ cur: { symlink: to } });
  const before = {
    ...base,
    'v1/m.tf': v1 ?? '',
    'v2/m.tf': v2 ?? '',
    [`${folder}/m.tf`]: around.calls('../../cur'),
  };
  const of = (head: PlantedFiles) => said({ ...before, ...links('v1') }, head, 'version-outside-constraints');
  expect((await of(links('v2'))).map((each) => each.path)).toEqual([path]);
  expect(await of({ other: { symlink: 'v2' } })).toEqual([]);
});

it('what was hidden before is what a lock file needed, whatever its name is now (T68)', async () => {
  const [text, moved] = [uses('>= 2') + large, { 'docs/x.txt': null, 'm/x.tf': null, 'n/x.tf': null }];
  const calling = { ...base, [`${folder}/m.tf`]: around.calls('../../m') };
  const of = async (before: PlantedFiles, head: PlantedFiles) =>
    inShort(await findingsAbout(inMemorySource({ ...before }, { ...moved, ...head }), [slug]));
  const error = [`error ${slug} ${main}`];
  expect(await of({ ...base, 'docs/x.txt': text }, { [main]: text })).toEqual(error);
  expect(await of({ ...base, 'n/x.tf': text }, { [main]: text })).toEqual(error);
  const renamed = { [`${folder}/m.tf`]: around.calls('../../n'), 'n/x.tf': text };
  expect(await of({ ...calling, 'm/x.tf': text }, renamed)).toEqual([`notice ${slug} n/x.tf`]);
});

describe('what is more than the budget', () => {
  const many = (count: number, name: (at: number) => string, length = 1) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), `# ${at}${'x'.repeat(length)}`]));
  const findingsIn = ({ files, around }: Modules) =>
    findingsOf(layOut({ files, around, changes: [], settings: settings() })).filter(
      ({ rule }) => rule === slug,
    );

  /** In JSON, so that no HCL parser has to start in each of the threads. */
  const inJson = (constraint: string, ...calls: readonly string[]) => {
    const required = { one: { source: around.one, version: constraint }, two: { source: around.two } };
    const module = Object.fromEntries(calls.map((source) => ['m', { source }]));
    return JSON.stringify({ terraform: { required_providers: required }, module });
  };
  const json = `${main}.json`;
  const plain = { [path]: locked, [json]: inJson('>= 1') };
  const chain = Object.fromEntries(
    Array.from({ length: 22 }, (_, at) => {
      return [`modules/c${at}/main.tf.json`, JSON.stringify({ module: { m: { source: `../c${at + 1}` } } })];
    }),
  );

  it.each([
    {
      what: 'processor time',
      head: many(20, (at) => `${folder}/${at}.tf`, 1_000),
      limits: { seconds: 0.001 },
      says: '0.001 seconds of processor time',
    },
    { what: 'memory', head: {}, limits: { megabytes: 2 }, says: '2 megabytes of memory' },
    {
      what: 'bytes, of which a small file counts some too',
      head: { ...many(6, (at) => `${folder}/${at}.tf`, 9_000), ...many(30, (at) => `${folder}/s${at}.tf`) },
      limits: { bytes: 100_000 },
      says: '100000 bytes',
    },
    {
      what: 'levels of modules',
      head: { ...chain, [`${folder}/m.tf.json`]: inJson('>= 1', '../../modules/c0') },
      limits: {},
      says: '20 levels of modules',
    },
  ])('ends the thread, and the change that brings it is incomplete: $what (T68)', async (each) => {
    const change = await between(plain, { [json]: inJson('>= 2'), ...each.head });
    const [finding, ...others] = findingsIn(await modulesApart(change.files, change.snapshot, each.limits));
    expect(others).toEqual([]);
    expect(finding?.message).toContain(`takes more than ${each.says}`);
    expect(finding?.path).toMatch(/\.tf(?:\.json)?$/);
    if (/ (?:bytes|modules)$/.test(each.says))
      expect(finding).toMatchObject({ severity: 'error', open: true });
    if (!each.says.endsWith('modules')) return;
    // That was too much before is a notice.
    const later = await between({ ...plain, ...each.head }, { [json]: inJson('>= 1.0') });
    const [notice] = findingsIn(await modulesApart(later.files, later.snapshot, each.limits));
    expect(notice?.severity).toBe('notice');
  });

  it('is not used up by files that a change leaves alone: both revisions share what is read of a file (T68)', async () => {
    const before = { ...base, ...many(8, (at) => `${folder}/${at}.tf`) };
    const { files, snapshot } = await between(before, { [main]: uses('>= 2') });
    const patience = new Patience();
    const spend = vi.spyOn(patience, 'spend');
    const { around: found } = await withRootModules(files, snapshot, (own, sides) =>
      modulesBeside(own, sides, patience),
    );
    const [{ configuration, configurationBefore } = {}] = found.bystanders;
    // The eight once, and the one that changes twice.
    expect(spend).toHaveBeenCalledTimes(10);
    const constraints = [configurationBefore, configuration].map(
      (each) => each?.requirements[0]?.constraints,
    );
    expect(constraints).toMatchObject([[{ text: '>= 1' }], [{ text: '>= 2' }]]);
  });

  it('is no blob that many paths have', async () => {
    const head = Object.fromEntries(
      Object.keys(many(20, (at) => `${folder}/${at}.tf.json`)).map((each) => [each, '{}'.padEnd(5_000)]),
    );
    const { files, snapshot } = await between(plain, head);
    expect(findingsIn(await modulesApart(files, snapshot, { bytes: 20_000 }))).toEqual([]);
  });
});
