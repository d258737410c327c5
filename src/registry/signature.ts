import type { Answer } from '../http/fetcher.ts';
import type { ListedKey, SignatureCheck } from '../openpgp/signature.ts';
import { verifyDetachedSignature } from '../openpgp/verify.ts';
import { absent, type Outcome, type UnavailableCode, unavailable } from '../outcome.ts';
import type { PackageMetadata } from './registry.ts';

/** A small file of a release, each address asked once a run. */
export type FetchFile = (url: string, maxBytes: number, what: string) => Promise<Outcome<Answer>>;

const maxSignatureBytes = 64 * 1024;

/** The signature beside a SHA256SUMS document. Nothing is asked for where the registry lists no key. */
export async function fetchSignature(
  metadata: PackageMetadata,
  fetchFile: FetchFile,
): Promise<Outcome<Answer>> {
  const { signatureUrl, keys, address, version } = metadata;
  const what = `the signature of the SHA256SUMS document of ${address} ${version}`;
  if (keys.length === 0) return absent(what);
  if (signatureUrl === null) {
    return unavailable(
      'malformed-answer',
      `the registry lists a signing key and names no address for ${what}`,
    );
  }
  return fetchFile(signatureUrl, maxSignatureBytes, what);
}

/**
 * What the signature says about the bytes of a SHA256SUMS document. A missing signature is never a bad one: no listed key is `unsigned`,
 * a listed key without a signature that can be had is `unavailable` (T16, T50).
 */
export async function checkSignature(
  document: Uint8Array,
  signature: Outcome<Answer>,
  keys: readonly ListedKey[],
): Promise<SignatureCheck> {
  if (keys.length === 0) return { kind: 'unsigned' };
  switch (signature.kind) {
    case 'known':
      return verifyDetachedSignature({ document, signature: signature.value.body, keys });
    case 'absent':
      return { kind: 'unavailable', code: 'status', reason: `${signature.what} does not exist` };
    case 'unavailable':
      return { kind: 'unavailable', code: signatureCode(signature.code), reason: signature.cause };
  }
}

function signatureCode(code: UnavailableCode): Extract<SignatureCheck, { kind: 'unavailable' }>['code'] {
  switch (code) {
    case 'untrusted-host':
    case 'not-direct':
      return 'address-refused';
    case 'budget':
    case 'not-saved':
      return 'too-large';
    case 'disagreement':
    case 'unreadable':
      return 'malformed-answer';
    case 'address-refused':
    case 'network':
    case 'status':
    case 'malformed-answer':
    case 'too-large':
    case 'unsupported-algorithm':
      return code;
  }
}
