import type { LiteralDataPacket, SignaturePacket } from 'openpgp';
import { unsupportedDigest } from './algorithms.ts';
import type { Library } from './library.ts';
import { bad, type Refusal, unsupported } from './refusal.ts';
import type { SigningKey } from './signing-key.ts';

/** A signature that holds, and the key it holds for. */
export interface Holds {
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

/**
 * Checks one signature packet against the key that it names, in Terraform's order: cryptography, revocation, expiry. Stricter than
 * Terraform in two things: a key that has expired may not have signed after that, and an expired signature stays expired when its key has
 * expired as well.
 */
export async function judge(
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
