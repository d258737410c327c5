import type { Key, LiteralDataPacket, SignaturePacket } from 'openpgp';
import { findSigningKey, type SigningKey } from './key-ring.ts';
import { type Library, unsupportedDigest } from './library.ts';
import { PacketError, type RawPacket, walkPackets } from './message-format.ts';
import { bad, type Refusal, tooLarge, unsupported } from './signature.ts';

export interface UnknownIssuer {
  readonly kind: 'unknown-issuer';
  /** What was passed over, as the rest of a sentence: a packet that cannot be read here may have been the right one. */
  readonly skipped: string | null;
}

/** A signature that holds, and the key it holds for. */
interface Holds {
  readonly kind: 'holds';
  readonly key: SigningKey;
  readonly keyExpired: boolean;
  readonly madeAt: Date;
}

export interface Question {
  readonly openpgp: Library;
  readonly document: LiteralDataPacket;
  readonly now: Date;
}

/** HashiCorp's have 566 bytes; a bound on what is parsed (T29). */
const maxSignatureBytes = 64 * 1024;

const signatureTag = 2;

/**
 * Checks a binary detached signature against one ring of keys. The first signature packet whose issuer is in the ring decides, and
 * nothing behind it is read.
 */
export async function checkDetachedSignature(
  question: Question,
  signature: Uint8Array,
  keys: readonly Key[],
): Promise<Holds | UnknownIssuer | Refusal> {
  if (signature.length > maxSignatureBytes) {
    return tooLarge(`the signature is longer than ${maxSignatureBytes} bytes`);
  }
  let skipped: string | null = null;
  try {
    for (const raw of walkPackets(signature)) {
      const packet = await readSignaturePacket(question.openpgp, raw);
      if (packet === null) {
        skipped = 'it is of a version or an algorithm that cannot be read here';
        continue;
      }
      if ('kind' in packet) return packet;
      const issuer = packet.issuerKeyID.toHex();
      const key = await findSigningKey(question.openpgp, keys, issuer, question.now);
      if (key !== null) return key.kind === 'key' ? await judge(question, packet, key) : key;
    }
  } catch (error) {
    if (!(error instanceof PacketError)) throw error;
    return bad('malformed-signature', 'the signature is not a binary OpenPGP signature');
  }
  return { kind: 'unknown-issuer', skipped };
}

/** `null` for what the library does not support, which Terraform passes over too. */
async function readSignaturePacket(
  openpgp: Library,
  { tag, bytes }: RawPacket,
): Promise<SignaturePacket | Refusal | null> {
  if (tag !== signatureTag)
    return bad('malformed-signature', 'the signature file holds another OpenPGP packet');
  try {
    const [packet] = (await openpgp.readSignature({ binarySignature: bytes })).packets;
    if (!(packet instanceof openpgp.SignaturePacket)) return null;
    if (packet.issuerKeyID.toHex() === '') return bad('malformed-signature', 'the signature names no issuer');
    return packet;
  } catch {
    return bad('malformed-signature', 'the signature is damaged');
  }
}

/** What a search through every ring comes to when no issuer was known. */
export function nobodyKnown(skipped: string | null): Refusal {
  if (skipped !== null) return unsupported(`the signature cannot be checked: ${skipped}`);
  return bad('unknown-issuer', 'the signature was made by none of the keys that the registry lists');
}

/**
 * Checks one signature packet against the key that it names, in Terraform's order: cryptography, revocation, expiry. Stricter than
 * Terraform in two things: a key that has expired may not have signed after that, and an expired signature stays expired when its key has
 * expired as well.
 */
async function judge(
  question: Question,
  signature: SignaturePacket,
  key: SigningKey,
): Promise<Holds | Refusal> {
  const { openpgp, document, now } = question;
  const { binary, text } = openpgp.enums.signature;
  const { signatureType, created } = signature;
  if (created === null || (signatureType !== binary && signatureType !== text)) {
    return bad('malformed-signature', 'the signature is of a kind that is not made over documents');
  }
  const weakness = unsupportedDigest(openpgp, signature);
  if (weakness !== null) return unsupported(`the signature cannot be checked: ${weakness}`);
  try {
    await signature.verify(key.packet, signatureType, document, created, true);
  } catch (error) {
    return notHolding(error);
  }
  return key.revoked
    ? bad('revoked-key', 'the key that made the signature has been revoked')
    : judgeDates(signature, created, key, now);
}

function judgeDates(signature: SignaturePacket, created: Date, key: SigningKey, now: Date): Holds | Refusal {
  const expiry = keyExpiry(key);
  if (created >= expiry) return bad('expired-key', 'the signature was made after its key had expired');
  if (signature.getExpirationTime() <= now) return bad('signature-expired', 'the signature has expired');
  const keyExpired = now >= expiry;
  if (!keyExpired && key.packet.created <= now) {
    if (created > now) return bad('signature-expired', 'the signature has a date in the future');
    const selfSignatures = [key.primarySelfSignature, key.binding];
    if (selfSignatures.some((each) => each?.isExpired(now) === true)) {
      return bad('signature-expired', 'the self-signature of the key has expired');
    }
  }
  return { kind: 'holds', key, keyExpired, madeAt: created };
}

/** The earlier end of the primary key and of the subkey that signed. */
function keyExpiry({ primary, packet, primarySelfSignature, binding }: SigningKey): Date {
  const end = (made: Date, selfSignature: SignaturePacket | null) =>
    made.getTime() + (selfSignature?.keyExpirationTime || Number.POSITIVE_INFINITY) * 1000;
  const first = Math.min(
    end(primary.keyPacket.created, primarySelfSignature),
    end(packet.created, binding),
    latestDate,
  );
  return new Date(first);
}

const latestDate = 8.64e15;

function notHolding(error: unknown): Refusal {
  if (error instanceof Error && error.message.startsWith('Unknown critical')) {
    return bad('malformed-signature', 'the signature makes a condition that is not known here');
  }
  return bad('signature-mismatch', 'the signature is not one of the key it names over this document');
}
