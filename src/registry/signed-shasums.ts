import type { Answer } from '../http/fetcher.ts';
import type { ListedKey, SignatureCheck } from '../openpgp/signature.ts';
import { verifyDetachedSignature } from '../openpgp/verify.ts';
import { absent, known, type Outcome, type UnavailableCode, unavailable } from '../outcome.ts';
import type { PackageMetadata } from './registry.ts';
import { entryOf, hasBlankLine, parseShasums, type ShasumsDocument } from './shasums.ts';

/** A small file of a release, each address asked once a run. */
export type FetchFile = (url: string, maxBytes: number, what: string) => Promise<Outcome<Answer>>;

/** No real document comes near it. */
const maxDocumentBytes = 1024 * 1024;
const maxSignatureBytes = 64 * 1024;

/**
 * Fetches the document that the metadata points to, and its signature beside it.
 *
 * @param type of the provider, as it stands in the names of its packages
 */
export async function readDocument(
  metadata: PackageMetadata,
  type: string,
  fetchFile: FetchFile,
): Promise<Outcome<ShasumsDocument>> {
  const { address, version, shasumsUrl } = metadata;
  const what = `the SHA256SUMS document of ${address} ${version}`;
  const [answer, signature] = await Promise.all([
    fetchFile(shasumsUrl, maxDocumentBytes, what),
    fetchSignature(metadata, fetchFile),
  ]);
  if (answer.kind === 'absent') return unavailable('status', `${answer.what} does not exist`);
  if (answer.kind === 'unavailable') return answer;
  const { body } = answer.value;
  const entries = parseShasums(body, { type, version });
  if (entries.length === 0) {
    return unavailable('malformed-answer', `what is served as ${what} has no checksum in it`);
  }
  if (hasBlankLine(body)) {
    return unavailable(
      'malformed-answer',
      `${what} has an empty line, on which Terraform and OpenTofu crash`,
    );
  }
  return known({
    url: shasumsUrl,
    entries,
    signature: await checkSignature(body, signature, metadata.keys),
  });
}

/**
 * The document must name the package with the digest that the metadata gave, or neither is believed (T18, T19). Under a bad signature
 * nothing is believed anyway, and that is the weightier thing to say.
 */
export function agreeing(document: ShasumsDocument, metadata: PackageMetadata): Outcome<ShasumsDocument> {
  const { address, version, platform, filename, hash } = metadata;
  if (document.signature.kind === 'bad') return known(document);
  const entry = entryOf(document, filename);
  if (entry?.hash === hash) return known(document);
  const fault = entry === undefined ? 'does not list' : 'gives another digest for';
  return unavailable(
    'disagreement',
    `the SHA256SUMS document of ${address} ${version} ${fault} the ${platform} package that the registry describes`,
  );
}

/** The signature beside a SHA256SUMS document. Nothing is asked for where the registry lists no key. */
async function fetchSignature(metadata: PackageMetadata, fetchFile: FetchFile): Promise<Outcome<Answer>> {
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
async function checkSignature(
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
      return 'too-large';
    case 'disagreement':
    case 'not-saved':
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
