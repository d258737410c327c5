import type { VersionEvidence } from '../evidence/evidence.ts';
import type { GoodSignature, SignatureCheck } from '../openpgp/signature.ts';

/** What the signature over each document of a release says; empty where the release is not known. */
export function signaturesOf(evidence: VersionEvidence | null): readonly SignatureCheck[] {
  if (evidence?.release.kind !== 'known') return [];
  return evidence.release.value.documents.map(({ signature }) => signature);
}

/** The keys that signed every document of a release, by fingerprint; `null` where a document has no good signature, or there is none. */
export function signersOf(evidence: VersionEvidence | null): ReadonlyMap<string, GoodSignature> | null {
  const checks = signaturesOf(evidence);
  const good = checks.filter((check): check is GoodSignature => check.kind === 'good');
  if (good.length === 0 || good.length < checks.length) return null;
  return new Map(good.map((signature) => [signature.fingerprint, signature]));
}

/** Who was asked about a release, as the subject of a sentence. What was said names the mirror. */
export function speakerOf(evidence: VersionEvidence | null): 'The registry' | 'The mirror' {
  return isMirrored(evidence) ? 'The mirror' : 'The registry';
}

/** Whether mirrors were asked in place of the registry. */
export function isMirrored(evidence: VersionEvidence | null): boolean {
  return evidence?.mirrors !== undefined;
}
