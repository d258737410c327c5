import { X509Certificate } from 'node:crypto';
import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toSignedEntity, toTrustMaterial, VerificationError, Verifier } from '@sigstore/verify';
import type { SignatureResult } from './examine.ts';
import publicInstance from './trusted-root.json' with { type: 'json' };

/* The only file that knows Sigstore. It is loaded on demand and imports nothing else of ours, so that it is a chunk of its own. */

/** Verifies bundles against Sigstore's public instance, or by other `trustedRoots` than the shipped one. */
export function openVerifier(
  trustedRoots: readonly object[] = [publicInstance],
): (bundle: unknown) => KeyedResult {
  const verifiers = trustedRoots.map(verifierOf);
  return (json) => verifyBundle(json, verifiers);
}

/** `lacksKey`: the bundle names a log or an authority that no root has. */
type KeyedResult = SignatureResult & { readonly lacksKey?: boolean };

/** An instance without logs, such as GitHub's own, vouches for the time by an authority for timestamps. */
function verifierOf(trustedRoot: object) {
  const root = TrustedRoot.fromJSON(trustedRoot);
  const material = toTrustMaterial(root);
  if (material.certificateAuthorities.length === 0) throw new Error('no authority');
  const verifier = new Verifier(material, {
    tlogThreshold: root.tlogs.length > 0 ? 1 : 0,
    ctlogThreshold: root.ctlogs.length > 0 ? 1 : 0,
    timestampThreshold: 1,
  });
  return { verifier, material };
}

type KeyedVerifier = ReturnType<typeof verifierOf>;

function verifyBundle(json: unknown, verifiers: readonly KeyedVerifier[]): KeyedResult {
  try {
    const bundle = bundleFromJSON(json);
    let result: SignatureResult = { kind: 'refused', fault: 'unreadable' };
    for (const { verifier } of verifiers) {
      result = verifyBy(bundle, verifier);
      if (result.kind === 'good') return result;
    }
    if (isOfGitHubsOwnInstance(bundle)) return { kind: 'unsupported', answered: true, reason: githubsOwn };
    return { ...result, lacksKey: verifiers.every(({ material }) => namesOtherKeys(bundle, material)) };
  } catch {
    return { kind: 'refused', fault: 'unreadable' };
  }
}

const githubsOwn =
  "GitHub's own Sigstore instance signed the attestation, and Lockproof ships only the keys of the public one";

/** Whether a log or an authority of the bundle is not in the root. If all are, the bundle itself is wrong. */
function namesOtherKeys(
  bundle: Bundle,
  { certificateAuthorities, ctlogs, tlogs, timestampAuthorities }: KeyedVerifier['material'],
): boolean {
  const { key, tlogEntries, timestamps } = toSignedEntity(bundle);
  const isIn = (logs: typeof tlogs, id: Buffer) => logs.some(({ logID }) => logID.equals(id));
  if (tlogEntries.some(({ logId }) => !isIn(tlogs, logId.keyId))) return true;
  for (const stamp of timestamps) {
    if (stamp.$case !== 'timestamp-authority') continue;
    const serial = stamp.timestamp.signerSerialNumber;
    if (!timestampAuthorities.some(({ certChain: [leaf] }) => leaf?.serialNumber.equals(serial))) return true;
  }
  if (key.$case !== 'certificate') return false;
  const { issuer, extAuthorityKeyID, extSCT } = key.certificate;
  const issuerKey = extAuthorityKeyID?.keyIdentifier;
  const isKnown = certificateAuthorities.some(({ certChain }) =>
    certChain.some(({ subject, extSubjectKeyID }) =>
      issuerKey === undefined ? subject.equals(issuer) : extSubjectKeyID?.keyIdentifier.equals(issuerKey),
    ),
  );
  return !isKnown || (extSCT?.signedCertificateTimestamps ?? []).some(({ logID }) => !isIn(ctlogs, logID));
}

type Bundle = ReturnType<typeof bundleFromJSON>;

function verifyBy(bundle: Bundle, verifier: Verifier): SignatureResult {
  const { content } = bundle;
  if (content.$case !== 'dsseEnvelope') return { kind: 'refused', fault: 'unreadable' };
  try {
    const { identity } = verifier.verify(toSignedEntity(bundle));
    const extensions = new Map<string, Uint8Array>();
    for (const { oid, value } of identity?.oids ?? []) {
      const name = oid?.id.join('.') ?? '';
      if (extensions.has(name)) return { kind: 'refused', fault: 'certificate' };
      extensions.set(name, value);
    }
    const { payloadType, payload } = content.dsseEnvelope;
    return { kind: 'good', payloadType, payload, extensions };
  } catch (error) {
    return { kind: 'refused', fault: error instanceof VerificationError ? faults[error.code] : 'unreadable' };
  }
}

/** GitHub signs attestations of private repositories, and of immutable releases, by an authority of its own. */
function isOfGitHubsOwnInstance({ verificationMaterial: { content } }: Bundle): boolean {
  if (content.$case === 'publicKey') return false;
  const [leaf] =
    content.$case === 'certificate' ? [content.certificate] : content.x509CertificateChain.certificates;
  // Node writes the comma of a value with a backslash.
  return leaf !== undefined && /^O=GitHub\\?, Inc\.$/m.test(new X509Certificate(leaf.rawBytes).issuer);
}

type Fault = Extract<SignatureResult, { kind: 'refused' }>['fault'];

const faults: Readonly<Record<VerificationError['code'], Fault>> = {
  CERTIFICATE_ERROR: 'certificate',
  PUBLIC_KEY_ERROR: 'certificate',
  TIMESTAMP_ERROR: 'time',
  SIGNATURE_ERROR: 'signature',
  TLOG_ERROR: 'log',
  TLOG_INCLUSION_PROOF_ERROR: 'log',
  TLOG_INCLUSION_PROMISE_ERROR: 'log',
  TLOG_MISSING_INCLUSION_ERROR: 'log',
  TLOG_BODY_ERROR: 'log',
  NOT_IMPLEMENTED_ERROR: 'unreadable',
};
