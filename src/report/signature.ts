import type { VersionEvidence } from '../evidence/evidence.ts';
import type { SignatureCheck } from '../openpgp/signature.ts';
import type { ReviewedChange } from '../rules/rule.ts';
import type { ReportedSignature } from './report.ts';

const unknown: ReportedSignature = {
  tier: 'unavailable',
  keyId: null,
  fingerprint: null,
  sameKeyAsBefore: null,
};

/** From the least to the most that a signature can say: of several documents the weakest one speaks for the release. */
const tiers: readonly ReportedSignature['tier'][] = [
  'unavailable',
  'unsigned',
  'self-signed',
  'partner',
  'official',
];

/** Who signed the release, and whether it is who signed the one before (T12, T13). */
export function reportedSignature({ evidence, baseEvidence }: ReviewedChange): ReportedSignature {
  const weakest = signatures(evidence)
    .map(ofOne)
    .sort((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier))[0];
  if (weakest === undefined) return unknown;
  return { ...weakest, sameKeyAsBefore: sameKey(fingerprints(evidence), fingerprints(baseEvidence)) };
}

function ofOne(check: SignatureCheck): ReportedSignature {
  switch (check.kind) {
    case 'good':
      return { tier: check.tier, keyId: check.keyId, fingerprint: check.fingerprint, sameKeyAsBefore: null };
    case 'unsigned':
      return { ...unknown, tier: 'unsigned' };
    case 'bad':
    case 'unavailable':
      return unknown;
  }
}

/** Only keys that really verified are compared; without one on either side there is nothing to say. */
function sameKey(now: ReadonlySet<string> | null, before: ReadonlySet<string> | null): boolean | null {
  return now === null || before === null ? null : [...now].every((key) => before.has(key));
}

function fingerprints(evidence: VersionEvidence | null): ReadonlySet<string> | null {
  const checks = signatures(evidence);
  const keys = checks.flatMap((check) => (check.kind === 'good' ? [check.fingerprint] : []));
  return keys.length > 0 && keys.length === checks.length ? new Set(keys) : null;
}

function signatures(evidence: VersionEvidence | null): readonly SignatureCheck[] {
  if (evidence?.release.kind !== 'known') return [];
  return evidence.release.value.documents.map(({ signature }) => signature);
}
