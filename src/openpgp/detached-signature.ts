import type { Key, LiteralDataPacket, SignaturePacket } from 'openpgp';
import { EffortError } from './effort.ts';
import { findSigningKey, type SigningKey } from './key-ring.ts';
import { type Library, unsupportedDigest } from './library.ts';
import { PacketError, type RawPacket, walkPackets } from './message-format.ts';
import { type Checker, verifyPacket } from './packet-check.ts';
import { bad, type Refusal, tooLarge, unsupported } from './signature.ts';

export interface UnknownIssuer {
  readonly kind: 'unknown-issuer';
  /** Why a packet was skipped, as the rest of a sentence: it may have been the right one. */
  readonly skipped: string | null;
}

interface Holds {
  readonly kind: 'holds';
  readonly key: SigningKey;
  readonly keyExpired: boolean;
  /** Made after the key had expired, according to the newest copy of the key that is known here. */
  readonly afterExpiry: boolean;
  readonly madeAt: Date;
}

export interface Question extends Checker {
  readonly document: LiteralDataPacket;
}

/** A limit for the parser (T29). HashiCorp's signatures have 566 bytes. */
export const maxSignatureBytes = 64 * 1024;

const signatureTag = 2;
/** A marker, padding, and what programs may use for themselves (RFC 9580 section 5): everybody skips them. */
const skippedTags = [10, 21, 60, 61, 62, 63];

/** As in Terraform, the first packet whose issuer is in the ring decides; nothing after it is read. */
export async function checkDetachedSignature(
  question: Question,
  signature: Uint8Array,
  keys: readonly Key[],
): Promise<Holds | UnknownIssuer | Refusal> {
  if (signature.length > maxSignatureBytes)
    return tooLarge(`the signature is longer than ${maxSignatureBytes} bytes`);
  let skipped: string | null = null;
  try {
    for (const raw of walkPackets(signature)) {
      if (skippedTags.includes(raw.tag)) continue;
      const packet = await readSignaturePacket(question.openpgp, raw);
      if (packet === null) {
        skipped = 'its version or algorithm is not supported here';
        continue;
      }
      if ('kind' in packet) return packet;
      const issuer = packet.issuerKeyID.toHex();
      const key = await findSigningKey(question, keys, issuer);
      if (key !== null) return key.kind === 'key' ? await judge(question, packet, key) : key;
    }
  } catch (error) {
    if (error instanceof EffortError) return tooLarge(error.message);
    if (!(error instanceof PacketError)) throw error;
    return bad('malformed-signature', 'the signature is not a binary OpenPGP signature');
  }
  return { kind: 'unknown-issuer', skipped };
}

/** `null` if the library does not support the packet; Terraform skips such packets too. */
async function readSignaturePacket(
  openpgp: Library,
  { tag, bytes }: RawPacket,
): Promise<SignaturePacket | Refusal | null> {
  if (tag !== signatureTag)
    return bad('malformed-signature', 'the signature file has a different OpenPGP packet');
  try {
    const [packet] = (await openpgp.readSignature({ binarySignature: bytes })).packets;
    if (!(packet instanceof openpgp.SignaturePacket)) return null;
    if (packet.issuerKeyID.toHex() === '') return bad('malformed-signature', 'the signature names no issuer');
    return packet;
  } catch {
    return bad('malformed-signature', 'the signature is damaged');
  }
}

export function nobodyKnown(skipped: string | null): Refusal {
  if (skipped !== null) return unsupported(`the signature cannot be checked: ${skipped}`);
  return bad('unknown-issuer', 'none of the listed keys made the signature');
}

/** Checks one packet in Terraform's order: cryptography, revocation, expiry. Stricter than Terraform, it refuses a signature that has expired or comes from the future, even if its key has expired too. */
async function judge(
  question: Question,
  signature: SignaturePacket,
  key: SigningKey,
): Promise<Holds | Refusal> {
  const { openpgp, document, now } = question;
  const { binary, text } = openpgp.enums.signature;
  const { signatureType, created } = signature;
  if (created === null || (signatureType !== binary && signatureType !== text))
    return bad('malformed-signature', 'the signature is not of a kind for documents');
  const weakness = unsupportedDigest(openpgp, signature);
  if (weakness !== null) return unsupported(`the signature cannot be checked: ${weakness}`);
  try {
    const claim = { signature, key: key.packet, type: signatureType, data: document, at: created };
    await verifyPacket(question, claim);
  } catch (error) {
    if (error instanceof EffortError) throw error;
    const says = error instanceof Error ? error.message : '';
    // Terraform accepts such a digest of an Ed25519 key.
    if (says.startsWith('Hash algorithm too weak'))
      return unsupported('the signature cannot be checked: its digest is too short for its key');
    const isUnknown = says.startsWith('Unknown critical');
    return isUnknown
      ? bad('malformed-signature', 'the signature has a condition that is unknown here')
      : bad('signature-mismatch', 'the key that the signature names did not sign this document');
  }
  return key.revoked
    ? bad('revoked-key', 'the key that made the signature has been revoked')
    : judgeDates(signature, created, key, now);
}

function judgeDates(signature: SignaturePacket, created: Date, key: SigningKey, now: Date): Holds | Refusal {
  const expiry = keyExpiry(key);
  if (signature.getExpirationTime() <= now) return bad('signature-expired', 'the signature has expired');
  const keyExpired = now >= expiry;
  const afterExpiry = created >= expiry;
  if (created > now && (afterExpiry || (!keyExpired && key.packet.created <= now)))
    return bad('signature-expired', 'the signature has a date in the future');
  if (!keyExpired && key.packet.created <= now) {
    const selfSignatures = [key.primarySelfSignature, key.binding];
    if (selfSignatures.some((each) => each?.isExpired(now) === true))
      return bad('signature-expired', 'the self-signature of the key has expired');
  }
  return { kind: 'holds', key, keyExpired, afterExpiry, madeAt: created };
}

/** The earlier expiry of the primary key and the subkey that signed. */
function keyExpiry({ primary, packet, primarySelfSignature, binding }: SigningKey): Date {
  const end = (made: Date, selfSignature: SignaturePacket | null) =>
    made.getTime() + (selfSignature?.keyExpirationTime || Number.POSITIVE_INFINITY) * 1000;
  const ends = [end(primary.keyPacket.created, primarySelfSignature), end(packet.created, binding)];
  return new Date(Math.min(...ends, latestDate));
}

const latestDate = 8.64e15;
