import type { Answer } from '../http/fetcher.ts';
import { plainArmor } from '../openpgp/message-format.ts';
import { readPublicKeys } from '../openpgp/public-keys.ts';
import type { GoodSignature, ListedKey, OtherKeys, SignatureCheck } from '../openpgp/signature.ts';
import { verifyDetachedSignature } from '../openpgp/verify.ts';
import { absent, askedFor, known, missing, type Outcome, unavailable } from '../outcome.ts';
import { sha256 } from '../sha256.ts';
import {
  entryOf,
  hasBlankLine,
  type PackageMetadata,
  parseShasums,
  type ShasumsDocument,
} from './registry.ts';

/** Fetches a small file of a release; each address is requested once per run. */
export type FetchFile = (url: string, maxBytes: number, what: string) => Promise<Outcome<Answer>>;

/** Finds keys for a release beside those that its own registry lists, none of which signed it if `isByNobody`. */
export type KeyFinder = (release: PackageMetadata, isByNobody: boolean) => Promise<Outcome<OtherKeys>>;

const maxDocumentBytes = 1024 * 1024;
const maxSignatureBytes = 64 * 1024;

/** Fetches the document of the metadata, and its signature; `otherKeys` tells where else keys are. */
export async function readDocument(
  metadata: PackageMetadata,
  type: string,
  fetchFile: FetchFile,
  { otherKeys, now }: { readonly otherKeys?: KeyFinder | undefined; readonly now?: Date | undefined } = {},
): Promise<Outcome<ShasumsDocument>> {
  const { address, version, shasumsUrl, keys } = metadata;
  const what = `the SHA256SUMS document of ${address} ${version}`;
  const [answer, signature] = await Promise.all([
    fetchFile(shasumsUrl, maxDocumentBytes, what),
    keys.length === 0 ? absent(what) : fetchSignature(metadata, fetchFile),
  ]);
  const asked = { request: 'shasums', host: new URL(shasumsUrl).host } as const;
  if (answer.kind === 'absent') return missing(answer, asked);
  if (answer.kind === 'unavailable') return askedFor(answer, asked);
  const { body } = answer.value;
  const entries = parseShasums(body, { type, version });
  if (entries.length === 0)
    return unavailable('malformed-answer', `the file served as ${what} has no checksums`);
  if (hasBlankLine(body))
    return unavailable('malformed-answer', `${what} has an empty line, which crashes Terraform and OpenTofu`);
  const own = await checkSignature(body, signature, keys, now);
  const other = await otherKeys?.(metadata, isByNobody(own));
  const check = other === undefined ? own : await checkWithOthers(body, own, metadata, other, fetchFile, now);
  return known({ url: shasumsUrl, sha256: sha256(body), entries, signature: check });
}

function isByNobody(check: SignatureCheck): boolean {
  return check.kind === 'unsigned' || (check.kind === 'bad' && check.code === 'unknown-issuer');
}

/** The text of a larger key is not shown: HashiCorp's own has 8 KiB. */
const longestKeyText = 8 * 1024;

/** Keys from elsewhere only prove a release without a listed key, and else say who signed it; the policy's come first. */
async function checkWithOthers(
  document: Uint8Array,
  own: SignatureCheck,
  metadata: PackageMetadata,
  other: Outcome<OtherKeys>,
  fetchFile: FetchFile,
  now: Date | undefined,
): Promise<SignatureCheck> {
  if (other.kind === 'absent' || metadata.signatureUrl === null) return own;
  const isLabelled = own.kind === 'bad' && !(other.kind === 'known' && other.value.from === 'policy');
  if (isLabelled && (other.kind === 'unavailable' || other.value.unread !== undefined)) return own;
  if (other.kind === 'unavailable') return { ...other, reason: other.cause };
  const { from, keys, unread } = other.value;
  if (unread !== undefined)
    return { kind: 'unsigned', tried: { from, keyIds: [], reason: unread, unread: true } };
  const signature = await fetchSignature(metadata, fetchFile);
  if (signature.kind === 'absent') return own;
  const check = await checkSignature(document, signature, keys, now);
  if (check.kind === 'good' && isLabelled) {
    const { fingerprint, asciiArmor = '' } = check;
    return { ...own, madeBy: { from, fingerprint, armored: plainArmor(asciiArmor, longestKeyText) } };
  }
  if (check.kind === 'good') return joined(check, own, from);
  if (from === 'policy' && !isByNobody(check)) return check;
  if (own.kind !== 'unsigned' || check.kind === 'unsigned') return own;
  // A missing answer may still prove it.
  if (signature.kind === 'unavailable') return check;
  const readings = await Promise.all(keys.slice(0, mostTried).map((key) => readPublicKeys(key.asciiArmor)));
  const tried = readings.flatMap((reading) => (reading.kind === 'keys' ? reading.keys : []));
  const keyIds = tried.slice(0, mostTried).map(({ fingerprint }) => fingerprint.slice(-16));
  return { kind: 'unsigned', tried: { from, keyIds, reason: check.reason } };
}

/** Adds what the registry's copy of the same key says: only its owner can revoke or renew it, and the registry knows whether it is a partner's. */
function joined(check: GoodSignature, own: SignatureCheck, keyFrom: string): SignatureCheck {
  if (own.kind === 'bad' && own.code === 'revoked-key') return own;
  if (own.kind !== 'good' || own.fingerprint !== check.fingerprint) return { ...check, keyFrom };
  return { ...(own.keyExpired ? check : own), tier: own.tier, keyFrom };
}

const mostTried = 3;

/** The document must list the package with the metadata's digest, else neither is trusted (T18, T19). A bad signature matters more. */
export function agreeing(document: ShasumsDocument, metadata: PackageMetadata): Outcome<ShasumsDocument> {
  const { address, version, platform, filename, hash } = metadata;
  if (document.signature.kind === 'bad') return known(document);
  const entry = entryOf(document, filename);
  if (entry?.hash === hash) return known(document);
  const fault = entry === undefined ? 'does not list' : 'gives a different digest for';
  return unavailable(
    'disagreement',
    `the SHA256SUMS document of ${address} ${version} ${fault} the ${platform} package that the registry describes`,
  );
}

async function fetchSignature(metadata: PackageMetadata, fetchFile: FetchFile): Promise<Outcome<Answer>> {
  const { signatureUrl, address, version } = metadata;
  const what = `the signature of the SHA256SUMS document of ${address} ${version}`;
  const nowhere = `the registry lists a signing key but names no address for ${what}`;
  if (signatureUrl === null) return unavailable('malformed-answer', nowhere);
  const asked = { request: 'signature', host: new URL(signatureUrl).host } as const;
  return askedFor(await fetchFile(signatureUrl, maxSignatureBytes, what), asked);
}

/** Checks the signature of a SHA256SUMS document. A missing one is never bad: `unsigned` without a listed key, else `unavailable` (T16, T50). */
async function checkSignature(
  document: Uint8Array,
  signature: Outcome<Answer>,
  keys: readonly ListedKey[],
  now: Date | undefined,
): Promise<SignatureCheck> {
  if (keys.length === 0) return { kind: 'unsigned' };
  if (signature.kind === 'known')
    return verifyDetachedSignature({ document, signature: signature.value.body, keys, now });
  const lack = signature.kind === 'absent' ? missing(signature, { request: 'signature' }) : signature;
  const { code, cause: reason, asked = {} } = lack;
  return { kind: 'unavailable', code, reason, asked };
}
