import type { Key, SignaturePacket } from 'openpgp';
import { type Holds, judge, type Question } from './judgement.ts';
import type { Library } from './library.ts';
import { PacketError, type RawPacket, walkPackets } from './packets.ts';
import { bad, type Refusal, tooLarge, unsupported } from './refusal.ts';
import { findSigningKey } from './signing-key.ts';

export interface UnknownIssuer {
  readonly kind: 'unknown-issuer';
  /** What was passed over, as the rest of a sentence: a packet that cannot be read here may have been the right one. */
  readonly skipped: string | null;
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
