import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveOmissions } from '../../src/source/archive-omissions.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { inMemorySource, type PlantedFiles, treeOf } from '../support/in-memory-revision.ts';
import { findingsAbout, inShort } from '../support/judged-change.ts';

const path = 'envs/prod/.terraform.lock.hcl';
const files: PlantedFiles = {
  [path]: 'x',
  'envs/prod/main.tf': '',
  'envs/prod/x.tf': '',
  'other/main.tf': '',
};

/** Files of attributes, and whether archives have the configuration without its lock file. */
const cases: readonly (readonly [PlantedFiles, boolean])[] = [
  [{ '.gitattributes': '.terraform.lock.hcl export-ignore\n' }, true],
  [{ '.gitattributes': '*.hcl export-ignore\n' }, true],
  [{ '.gitattributes': 'envs/**/*.hcl export-ignore\n' }, true],
  [{ 'envs/prod/.gitattributes': '/.terraform.lock.hcl export-ignore\n' }, true],
  [{ '.gitattributes': '[attr]out export-ignore\n*.hcl out\n' }, true],
  [{ '.gitattributes': 'envs/prod/* export-ignore\nenvs/prod/main.tf -export-ignore\n' }, true],
  [{ '.gitattributes': '*.hcl export-ignore\n*.hcl -export-ignore\n' }, false],
  [{ '.gitattributes': '*.hcl export-ignore\n', 'envs/.gitattributes': '*.hcl !export-ignore\n' }, false],
  [{ '.gitattributes': '*.hcl export-ignore=yes\n' }, false],
  [{ '.gitattributes': '.terraform.lock.hcl/ export-ignore\n' }, false],
  [{ '.gitattributes': 'envs/ export-ignore\n' }, false],
  [{ '.gitattributes': 'prod export-ignore\n*.hcl export-ignore\n' }, false],
  [{ 'envs/prod/.gitattributes': '* export-ignore\n' }, false],
  [{ 'other/.gitattributes': '*.hcl export-ignore\n' }, false],
];

describe('the lock file of a folder', () => {
  let repository: Repository;
  beforeAll(() => {
    repository = createRepository();
  });
  afterAll(() => repository.remove());

  it.each(cases)('is left out of archives as git leaves it out: %j', async (attributes, expected) => {
    const commit = repository.commit({ ...files, ...attributes }, 'c', { branch: 'a', parents: [] });
    const archive = repository.gitBytes(['archive', '--format=tar', commit]).toString('latin1');
    const has = (name: string) => archive.includes(`${name}\0`);
    const isLost = !has(path) && (has('envs/prod/main.tf') || has('envs/prod/x.tf'));
    expect(isLost).toBe(expected);
    expect((await archiveOmissions(treeOf({ ...files, ...attributes }))(path)) !== null).toBe(expected);
  });
});

describe('a change by which archives lose a lock file', () => {
  const said = (base: PlantedFiles, changes: PlantedFiles) =>
    findingsAbout(inMemorySource({ ...files, ...base }, changes), ['hidden-content']);

  it('is told, with the line that does it', async () => {
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
