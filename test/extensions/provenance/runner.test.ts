import { expect, it } from 'vitest';
import type { Build, Provenance } from '../../../src/extensions/provenance/provenance.ts';
import { provenanceMissing } from '../../../src/extensions/provenance/provenance-missing.ts';
import { builderLines, reportedProvenance } from '../../../src/extensions/provenance/reported.ts';
import { plainText } from '../../../src/finding/sentence.ts';
import { parseProviderPattern } from '../../../src/policy/provider-pattern.ts';
import { allProven, changed, locked, report, settings, subject, zh } from '../../support/review-builders.ts';

const lock = locked('3.2.4', [zh('runner')]);

function builtOn(runner: Build['runner']) {
  const build: Build = {
    repository: 'acme/one',
    repositoryId: null,
    renamed: null,
    workflow: 'release.yml',
    ref: 'refs/tags/v3.2.4',
    runner,
  };
  const provenance: Provenance = { kind: 'verified', build, attestations: [] };
  return changed({ head: lock, evidence: { ...allProven(lock), provenance } });
}

function said(runner: Build['runner'], demand: 'any' | 'github-hosted'): readonly string[] {
  const demands = { requireProvenance: [parseProviderPattern('*/*/*')], provenanceRunner: demand };
  const chosen = { ...settings(), ...demands };
  return provenanceMissing
    .check(subject([builtOn(runner)], { settings: chosen }))
    .map(({ message }) => plainText(message));
}

it.each(['self-hosted', null] as const)(
  'a build on a runner that is %s is refused only where the policy demands one of GitHub',
  (runner) => {
    expect(said(runner, 'github-hosted')).toEqual([
      expect.stringContaining("not built on one of GitHub's own runners, as provenance-runner demands"),
    ]);
    expect(said(runner, 'any')).toEqual([]);
    expect(said('github-hosted', 'github-hosted')).toEqual([]);
  },
);

it.each([
  ['self-hosted', 'built by release.yml of acme/one at v3.2.4 on a self-hosted runner'],
  ['github-hosted', 'built by release.yml of acme/one at v3.2.4'],
] as const)('the row of a build on a runner that is %s says so', (runner, words) => {
  const change = builtOn(runner);
  const [made] = report(subject([change])).changes;
  if (made === undefined) throw new Error('no change');
  const lines = builderLines({ ...made, ...reportedProvenance(change) });
  expect(lines.map((line) => plainText(line.words))).toEqual([words]);
});
