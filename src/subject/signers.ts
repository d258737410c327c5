import { opentofuRegistry, terraformRegistry } from '../address/address.ts';
import { documentsOf, type VersionEvidence } from '../evidence/evidence.ts';
import { hashicorpFingerprint, opentofuFingerprint } from '../openpgp/pinned-keys.ts';
import type { GoodSignature, SignatureCheck } from '../openpgp/signature.ts';

/** The signature check of each document of a release; empty where the release is not known. */
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

/** Whether mirrors were asked instead of the registry. */
export function isMirrored(evidence: VersionEvidence | null): boolean {
  return evidence?.mirrors !== undefined;
}

interface ExpectedSigner {
  readonly publisher: string;
  readonly fingerprint: string;
  readonly severity: 'error' | 'warning';
}

/**
 * Whose key signs every release of a provider; `null` where nobody can say. HashiCorp signs all of its namespace at its own registry; OpenTofu builds
 * and signs what its registry has of HashiCorp's and of its own, and says so nowhere that binds it.
 */
export function expectedSigner(address: string): ExpectedSigner | null {
  if (address.startsWith(`${terraformRegistry}/hashicorp/`))
    return { publisher: 'HashiCorp', fingerprint: hashicorpFingerprint, severity: 'error' };
  const isTofu = ['hashicorp', 'opentofu'].some((name) => address.startsWith(`${opentofuRegistry}/${name}/`));
  return isTofu ? { publisher: 'OpenTofu', fingerprint: opentofuFingerprint, severity: 'warning' } : null;
}
