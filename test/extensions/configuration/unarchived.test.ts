import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../support/github-double/repository.ts';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';
import { findingsAbout, inShort } from '../../support/judged-change.ts';

const path = 'envs/prod/.terraform.lock.hcl';
const files: PlantedFiles = {
  [path]: 'x',
  'envs/prod/main.tf': '',
  'envs/prod/x.tf': '',
  'other/main.tf': '',
};

/** Files of attributes, whether archives have the configuration without its lock file, and whether that is told. */
const cases: readonly (readonly [PlantedFiles, 'lost' | 'kept', 'told' | 'silent'])[] = [
  [{ '.gitattributes': '.terraform.lock.hcl export-ignore\n' }, 'lost', 'told'],
  [{ '.gitattributes': '*.hcl export-ignore\n' }, 'lost', 'told'],
  [{ '.gitattributes': '.* export-ignore\n' }, 'lost', 'told'],
  [{ '.gitattributes': 'envs/**/*.hcl export-ignore\n' }, 'lost', 'told'],
  [{ 'envs/prod/.gitattributes': '/.terraform.lock.hcl export-ignore\n' }, 'lost', 'told'],
  [{ '.gitattributes': '[attr]out export-ignore\n*.hcl out\n' }, 'lost', 'told'],
  [{ '.gitattributes': 'envs/prod/* export-ignore\nenvs/prod/main.tf -export-ignore\n' }, 'lost', 'told'],
  // Git leaves out the whole folder.
  [{ '.gitattributes': 'envs/** export-ignore\n*.tf !export-ignore\n' }, 'kept', 'told'],
  [{ '.gitattributes': '[attr]in -export-ignore\n* export-ignore\n*.tf in\n' }, 'kept', 'told'],
  // Another line takes the lock file back.
  [{ '.gitattributes': '*.hcl export-ignore\n*.hcl -export-ignore\n' }, 'kept', 'told'],
  [
    { '.gitattributes': '*.hcl export-ignore\n', 'envs/.gitattributes': '*.hcl !export-ignore\n' },
    'kept',
    'told',
  ],
  [{ '.gitattributes': '*.hcl export-ignore=yes\n' }, 'kept', 'told'],
  [{ '.gitattributes': 'prod export-ignore\n*.hcl export-ignore\n' }, 'kept', 'told'],
  [{ '.gitattributes': '.terraform.lock.hcl/ export-ignore\n' }, 'kept', 'silent'],
  [{ '.gitattributes': 'envs/ export-ignore\n' }, 'kept', 'silent'],
  [{ '.gitattributes': '/envs/prod export-ignore\n/other export-ignore\n' }, 'kept', 'silent'],
  [{ '.gitattributes': 'envs/** export-ignore\n*.md -export-ignore\n' }, 'kept', 'silent'],
  [{ '.gitattributes': '.gitattributes export-ignore\n.github export-ignore\n' }, 'kept', 'silent'],
  [{ 'envs/prod/.gitattributes': '* export-ignore\n' }, 'kept', 'silent'],
  [{ 'other/.gitattributes': '*.hcl export-ignore\n' }, 'kept', 'silent'],
];

describe('the lock file of a folder', () => {
  let repository: Repository;
  beforeAll(() => {
    repository = createRepository();
  });
  afterAll(() => repository.remove());

  it.each(cases)('is told if git leaves it out of archives: %j', async (attributes, isLost, isTold) => {
    const commit = repository.commit({ ...files, ...attributes }, 'c', { branch: 'a', parents: [] });
    const archive = repository.gitBytes(['archive', '--format=tar', commit]).toString('latin1');
    const has = (name: string) => archive.includes(`${name}\0`);
    const byGit = !has(path) && (has('envs/prod/main.tf') || has('envs/prod/x.tf'));
    expect(byGit).toBe(isLost === 'lost');
    const findings = await findingsAbout(inMemorySource(files, attributes), ['hidden-content']);
    expect(inShort(findings)).toEqual(isTold === 'told' ? [`warning hidden-content ${path}`] : []);
  });
});

describe('a change by which archives lose a lock file', () => {
  const said = (base: PlantedFiles, changes: PlantedFiles) =>
    findingsAbout(inMemorySource({ ...files, ...base }, changes), ['hidden-content']);

  it('is told, with the line that does it (T58)', async () => {
    const findings = await said({}, { '.gitattributes': '# x\n*.hcl export-ignore\n' });
    expect(inShort(findings)).toEqual([`warning hidden-content ${path}`]);
    expect(findings[0]?.message).toContain('.gitattributes:2 (export-ignore)');
  });

  it('is none where they had it no more before, or never get the configuration either', async () => {
    const before = { '.gitattributes': '*.hcl export-ignore\n' };
    expect(await said(before, { '.gitattributes': '*.hcl export-ignore\n*.md text\n' })).toEqual([]);
    expect(await said(before, { [path]: 'y' })).toEqual([]);
    expect(await said({}, { '.gitattributes': 'envs export-ignore\ntests/ export-ignore\n' })).toEqual([]);
  });
});
