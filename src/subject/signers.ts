import { documentsOf, type VersionEvidence } from '../evidence/evidence.ts';
import type { GoodSignature, SignatureCheck } from '../openpgp/signature.ts';

export function signaturesOf(evidence: VersionEvidence | null): readonly SignatureCheck[] {
  return documentsOf(evidence).map(({ signature }) => signature);
}

/** The keys that signed the documents of a release, by fingerprint; `null` unless every document has a good signature. */
export function signersOf(evidence: VersionEvidence | null): ReadonlyMap<string, GoodSignature> | null {
  const checks = signaturesOf(evidence);
  const good = checks.filter((check): check is GoodSignature => check.kind === 'good');
  if (good.length === 0 || good.length < checks.length) return null;
  return new Map(good.map((signature) => [signature.fingerprint, signature]));
}

/** Who answered about a release, as the subject of a sentence. */
export function speakerOf(evidence: VersionEvidence | null): 'The registry' | 'The mirror' {
  return isMirrored(evidence) ? 'The mirror' : 'The registry';
}

export function isMirrored(evidence: VersionEvidence | null): boolean {
  return evidence?.mirrors !== undefined;
}
