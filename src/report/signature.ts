import type { SignatureCheck } from '../openpgp/signature.ts';
import { signaturesOf, signersOf } from '../subject/signers.ts';
import type { ReviewedChange } from '../subject/subject.ts';
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
  const weakest = signaturesOf(evidence)
    .map(ofOne)
    .sort((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier))[0];
  if (weakest === undefined) return unknown;
  return { ...weakest, sameKeyAsBefore: sameKey(signersOf(evidence), signersOf(baseEvidence)) };
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
function sameKey(now: ReturnType<typeof signersOf>, before: ReturnType<typeof signersOf>): boolean | null {
  return now === null || before === null ? null : [...now.keys()].every((key) => before.has(key));
}
