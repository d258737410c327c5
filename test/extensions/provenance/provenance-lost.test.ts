import { expect, it } from 'vitest';
import type { Build, Provenance } from '../../../src/extensions/provenance/provenance.ts';
import { provenanceLost } from '../../../src/extensions/provenance/provenance-lost.ts';
import { allProven, changed, locked, subject, told, zh } from '../../support/review-builders.ts';

const build: Build = {
  repository: 'acme/terraform-provider-null',
  repositoryId: '7',
  renamed: null,
  workflow: 'release.yml',
  ref: 'refs/tags/v3.2.3',
  runner: 'github-hosted',
};
const verified: Provenance = { kind: 'verified', build, attestations: [] };

/** What the rule says of a release with this provenance after one that was verified. */
function said(now: Provenance | undefined, before: Provenance = verified): readonly string[] {
  const [base, head] = [locked('3.2.3', [zh('a')]), locked('3.2.4', [zh('b')])];
  const evidence = { ...allProven(head), ...(now === undefined ? {} : { provenance: now }) };
  const baseEvidence = { ...allProven(base), provenance: before };
  const found = provenanceLost.check(subject([changed({ base, head, evidence, baseEvidence })]));
  return found.map((finding) => told(finding).message);
}

const lost = (why: string) => [
  `hashicorp/null 3.2.4 has no ${why}; 3.2.3 was built by release.yml of acme/terraform-provider-null.`,
];

it.each<readonly [string, Provenance | undefined, readonly string[]]>([
  ['GitHub has no attestation', { kind: 'absent' }, lost('build attestation on GitHub')],
  [
    'a valid one is not for the tag',
    { kind: 'partial', build, reason: 'it was built from a branch' },
    lost('verified build attestation (it was built from a branch)'),
  ],
  [
    'GitHub has one that cannot be checked, or more than are looked at',
    { kind: 'unknown', answered: true, reason: 'GitHub lists more than are looked at' },
    lost('verified build attestation (GitHub lists more than are looked at)'),
  ],
  ['GitHub did not answer', { kind: 'unknown', answered: false, reason: 'GitHub is silent' }, []],
  ['GitHub was not queried', undefined, []],
  ['none is valid, which a different rule reports', { kind: 'mismatch', build: null, reason: 'x' }, []],
  ['it is verified', verified, []],
])('says of a release that lost its verified attestation only what is true: %s', (_, now, expected) => {
  expect(said(now)).toEqual(expected);
  expect(said(now, { kind: 'absent' })).toEqual([]);
});
