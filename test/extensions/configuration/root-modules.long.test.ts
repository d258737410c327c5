import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRootModules } from '../../../src/extensions/configuration/root-modules.ts';
import { layOut } from '../../../src/subject/lay-out.ts';
import { readFiles } from '../../../src/subject/read-files.ts';
import { lock, path, scenarios } from '../../support/changes/root-modules.ts';
import { findingsOf, settings } from '../../support/review-builders.ts';
import { places, startTwoCommits, type TwoCommits } from '../../support/two-commits.ts';

describe.each(scenarios)('$what', ({ base, head, said, requests }) => {
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
    const { notices, ...modules } = await withRootModules(readFiles(snapshot), snapshot);
    const findings = findingsOf(layOut({ ...modules, changes: [], settings: settings() }));
    const told = findings.filter(({ rule }) => slugs.includes(rule));
    expect(told.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(said);
    expect(notices).toEqual([]);
    if (place === 'github') expect(commits.github.requests.length - before).toBe(requests);
  });
});

it('a moved lock file counts as removed where its old folder cannot be seen (T44)', async () => {
  const selection = { patterns: ['**/.terraform.lock.hcl'], scope: 'changed' } as const;
  const base = { [path]: lock('one'), 'README.md': 'x' };
  const commits = await startTwoCommits(base, { [path]: null, 'docs/.terraform.lock.hcl': lock('one') });
  try {
    commits.github.faults.truncateTrees = 'recursive';
    const snapshot = await commits.sourceFrom('github').read(selection);
    const modules = await withRootModules(readFiles(snapshot), snapshot);
    const findings = findingsOf(layOut({ ...modules, changes: [], settings: settings() }));
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'lock-file-removed', severity: 'notice', path }),
    );
  } finally {
    await commits.close();
  }
});
