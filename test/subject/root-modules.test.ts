import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOut } from '../../src/subject/lay-out.ts';
import { readFiles } from '../../src/subject/read-files.ts';
import { withRootModules } from '../../src/subject/root-modules.ts';
import { lock, path, scenarios } from '../support/changes/root-modules.ts';
import { findingsOf, settings } from '../support/review-builders.ts';
import { places, startTwoCommits, type TwoCommits } from '../support/two-commits.ts';

describe.each(scenarios)('$name', ({ base, head, said, requests }) => {
  let commits: TwoCommits;

  beforeAll(async () => {
    commits = await startTwoCommits({ 'README.md': 'x', ...base }, head);
  });
  afterAll(() => commits.close());

  const selection = { patterns: ['**/.terraform.lock.hcl'], scope: 'changed' } as const;
  const slugs = ['lock-file-removed', 'missing-from-lock'];

  it.each(places)('from %s', async (place) => {
    const snapshot = await commits.sourceFrom(place).read(selection);
    const before = commits.github.requests.length;
    const { files, notices } = await withRootModules(readFiles(snapshot), snapshot);
    const findings = findingsOf(layOut({ files, changes: [], settings: settings() }));
    const told = findings.filter(({ rule }) => slugs.includes(rule));
    expect(told.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(said);
    expect(notices).toEqual([]);
    if (place === 'github') expect(commits.github.requests.length - before).toBe(requests);
  });
});

it('a moved lock file counts as removed where its old folder cannot be seen', async () => {
  const base = { kind: 'file', bytes: Buffer.from(lock('one')) } as const;
  const file = { path: 'docs/.terraform.lock.hcl', previousPath: path, base, head: base };
  const snapshot = { base: 'a', head: 'b', files: [{ ...file, status: 'renamed' as const }], notices: [] };
  const { files } = await withRootModules(readFiles(snapshot), snapshot);
  expect(findingsOf(layOut({ files, changes: [], settings: settings() }))).toMatchObject([
    { rule: 'lock-file-removed', severity: 'error', path },
  ]);
});
