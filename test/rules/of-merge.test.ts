import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/source/source.ts';
import { changedBy, type PlantedFiles, snapshotBetween } from '../support/in-memory-revision.ts';
import { findingsAbout, inShort } from '../support/judged-change.ts';

const path = 'infra/.terraform.lock.hcl';
const slugs = ['entry-removed', 'lock-file-removed', 'missing-from-lock', 'hidden-content'];
const host = 'registry.example.com/acme';

const lock = (...names: readonly string[]) =>
  names.map((name) => `provider "${host}/${name}" {\n  version = "1.0.0"\n}\n`).join('\n');
const uses = (...names: readonly string[]) =>
  `terraform {\n  required_providers {\n${names.map((name) => `    ${name} = { source = "${host}/${name}" }\n`).join('')}  }\n}\n`;
const calls = 'module "m" {\n  source = "../m"\n}\n';

/** A pull request over a base branch that went on; neither touches what the other does. */
function merging(begun: PlantedFiles, onMain: PlantedFiles, onBranch: PlantedFiles): Source {
  const main = changedBy(begun, onMain);
  return {
    async read(selection) {
      const compared = await snapshotBetween(begun, changedBy(begun, onBranch), selection);
      return { ...compared, merge: await snapshotBetween(main, changedBy(main, onBranch), selection) };
    },
  };
}

interface Variant {
  readonly what: string;
  readonly begun: PlantedFiles;
  readonly onMain: PlantedFiles;
  readonly onBranch: PlantedFiles;
  readonly said: readonly string[];
}

const locked = { [path]: lock('one', 'two'), 'infra/main.tf': uses('one') };
const requiredThere = { 'infra/two.tf': calls, 'm/main.tf': uses('two') };
const commented = lock('one').replace('  version', '  # $Id$\n  version');

const attacks: readonly Variant[] = [
  {
    what: 'takes out an entry that the base branch has come to require',
    begun: locked,
    onMain: requiredThere,
    onBranch: { [path]: lock('one') },
    said: [`error entry-removed ${path}`],
  },
  {
    what: 'takes out an entry that the base branch may have come to require',
    begun: locked,
    onMain: { 'infra/two.tf': 'module "m" {\n  source = "acme/m/aws"\n}\n' },
    onBranch: { [path]: lock('one') },
    said: [`notice entry-removed ${path}`],
  },
  {
    what: 'takes out a lock file beside which the base branch has put configuration',
    begun: { [path]: lock('one'), 'infra/README.md': 'x' },
    onMain: { 'infra/main.tf': uses('one') },
    onBranch: { [path]: null },
    said: [`error lock-file-removed ${path}`, `notice lock-file-removed ${path}`],
  },
  {
    what: 'moves a root module away while the base branch adds to it',
    begun: { ...locked, 'README.md': 'x' },
    onMain: { 'infra/more.tf': uses('two') },
    onBranch: { [path]: null, 'infra/main.tf': null },
    said: [`error lock-file-removed ${path}`],
  },
  {
    what: 'requires a provider whose entry the base branch has taken out',
    begun: locked,
    onMain: { [path]: lock('one') },
    onBranch: requiredThere,
    said: [`warning missing-from-lock ${path}`],
  },
  {
    what: 'brings a text into which git writes by an attribute of the base branch',
    begun: { ...locked, [path]: lock('one') },
    onMain: { '.gitattributes': '*.hcl ident\n' },
    onBranch: { [path]: commented },
    said: [`error hidden-content ${path}`],
  },
];

const honest: readonly Variant[] = [
  {
    what: 'takes out an entry that nothing requires, over a base branch that went on elsewhere',
    begun: locked,
    onMain: { 'other/main.tf': uses('two') },
    onBranch: { [path]: lock('one') },
    said: [],
  },
  {
    what: 'says nothing of what the base branch requires and locks itself',
    begun: { ...locked, [path]: lock('one'), 'infra/x.tf': '' },
    onMain: { [path]: lock('one', 'two'), ...requiredThere },
    onBranch: { 'infra/x.tf': 'locals {}\n' },
    said: [],
  },
  {
    what: 'says nothing of what the base branch requires without locking it',
    begun: { ...locked, [path]: lock('one'), 'infra/x.tf': '' },
    onMain: requiredThere,
    onBranch: { 'infra/x.tf': 'locals {}\n' },
    said: [],
  },
  {
    what: 'is told once what is so at head and in the merge',
    begun: { ...locked, 'infra/main.tf': uses('one', 'two') },
    onMain: { 'infra/first.tf': uses('two') },
    onBranch: { [path]: lock('one') },
    said: [`error entry-removed ${path}`],
  },
  {
    what: 'keeps what is so at head only',
    begun: { ...locked, ...requiredThere },
    onMain: { 'infra/two.tf': null, 'm/main.tf': null },
    onBranch: { [path]: lock('one') },
    said: [`error entry-removed ${path}`],
  },
];

describe('a pull request over a base branch that went on', () => {
  it.each(attacks)('$what (T92)', async ({ begun, onMain, onBranch, said }) => {
    const findings = await findingsAbout(merging(begun, onMain, onBranch), slugs);
    expect(inShort(findings)).toEqual(said);
    expect(findings[0]?.message).toContain('once the change is merged into the base branch');
    expect(findings[0]?.line).toBe(1);
  });

  it.each(honest)('$what', async ({ begun, onMain, onBranch, said }) => {
    const findings = await findingsAbout(merging(begun, onMain, onBranch), slugs);
    expect(inShort(findings)).toEqual(said);
    for (const { message } of findings) expect(message).not.toContain('once the change is merged');
  });
});
