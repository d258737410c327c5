import { X509Certificate } from 'node:crypto';
import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toSignedEntity, toTrustMaterial, VerificationError, Verifier } from '@sigstore/verify';
import type { SignatureResult, VerifyBundle } from './examine.ts';
import publicInstance from './trusted-root.json' with { type: 'json' };

/*
 * The only file that knows Sigstore. It is loaded when there is something to verify, and imports nothing else of ours, so that it is a chunk of
 * its own.
 */

/**
 * Verifies bundles against Sigstore's public instance: the certificate comes from its authority and is in its certificate log, the entry in its
 * transparency log is about this very signature and says when it was made, and the signature is over the payload.
 *
 * @param trustedRoots of other instances, or newer ones, in place of the one that Lockproof ships; throws where one is none
 */
export function openVerifier(trustedRoots: readonly object[] = [publicInstance]): VerifyBundle {
  const verifiers = trustedRoots.map(verifierOf);
  return (json) => verifyBundle(json, verifiers);
}

/** An instance without logs, such as GitHub's own, vouches for the time by an authority for timestamps. */
function verifierOf(trustedRoot: object): Verifier {
  const root = TrustedRoot.fromJSON(trustedRoot);
  const material = toTrustMaterial(root);
  if (material.certificateAuthorities.length === 0) throw new Error('no authority');
  return new Verifier(material, {
    tlogThreshold: root.tlogs.length > 0 ? 1 : 0,
    ctlogThreshold: root.ctlogs.length > 0 ? 1 : 0,
    timestampThreshold: 1,
  });
}

function verifyBundle(json: unknown, verifiers: readonly Verifier[]): SignatureResult {
  try {
    const bundle = bundleFromJSON(json);
    let result: SignatureResult = { kind: 'refused', fault: 'unreadable' };
    for (const verifier of verifiers) {
      result = verifyBy(bundle, verifier);
      if (result.kind === 'good') return result;
    }
    return isOfGitHubsOwnInstance(bundle) ? { kind: 'unsupported' } : result;
  } catch {
    return { kind: 'refused', fault: 'unreadable' };
  }
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
    return { kind: 'refused', fault: error instanceof VerificationError ? faultOf(error) : 'unreadable' };
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

function faultOf({ code }: VerificationError): Extract<SignatureResult, { kind: 'refused' }>['fault'] {
  switch (code) {
    case 'CERTIFICATE_ERROR':
    case 'PUBLIC_KEY_ERROR':
      return 'certificate';
    case 'TIMESTAMP_ERROR':
      return 'time';
    case 'SIGNATURE_ERROR':
      return 'signature';
    case 'TLOG_ERROR':
    case 'TLOG_INCLUSION_PROOF_ERROR':
    case 'TLOG_INCLUSION_PROMISE_ERROR':
    case 'TLOG_MISSING_INCLUSION_ERROR':
    case 'TLOG_BODY_ERROR':
      return 'log';
    case 'NOT_IMPLEMENTED_ERROR':
      return 'unreadable';
  }
}
