import type { AnyKeyPacket, SignaturePacket } from 'openpgp';
import { computedHere, type Effort, EffortError } from './effort.ts';
import { isComputedHere, type Library } from './library.ts';

export interface Checker {
  readonly openpgp: Library;
  readonly effort: Effort;
  readonly now: Date;
}

export interface Statement {
  readonly key: AnyKeyPacket;
  readonly type: NonNullable<SignaturePacket['signatureType']>;
  /** The signed data, in the form that the library wants. */
  readonly data: object;
}

interface Claim extends Statement {
  readonly signature: SignaturePacket;
  /** The time at which it has to be valid; `null`: at any. */
  readonly at: Date | null;
}

/** Checks one packet: cryptography, conditions, and its own dates at `at`. @throws if it does not hold */
export async function verifyPacket({ openpgp, effort }: Checker, claim: Claim): Promise<void> {
  const { signature, key, type, data, at } = claim;
  const { binary, text } = openpgp.enums.signature;
  const detached = type === binary || type === text;
  // The library does not say in its types that `null` means any time.
  const date = at as Date;
  // A signature of somebody else is refused before anything is computed.
  const isForeign = !signature.issuerKeyID.equals(key.getKeyID());
  const isSlow = isComputedHere(openpgp, key);
  if (!isForeign) effort.left -= isSlow ? computedHere : 1;
  if (effort.left < 0) throw new EffortError();
  if (isForeign || !isSlow) return signature.verify(key, type, data, date, detached);
  const packet = signature as unknown as HashedFirst;
  // With the digest, the library computes brainpool and secp256k1 itself; else it needs an optional module.
  packet.hashed = await packet.hash(type, data, undefined, detached);
  try {
    await signature.verify(key, type, data, date, detached);
  } finally {
    packet.hashed = null;
  }
}

/** The part of a signature packet that the library's types leave out. */
interface HashedFirst {
  hashed: Uint8Array | null;
  hash(type: number, data: object, bytes: undefined, detached: boolean): Promise<Uint8Array>;
}

/** Whether the signature holds. Only too much effort is an error. */
export async function holds(checker: Checker, claim: Claim): Promise<boolean> {
  try {
    await verifyPacket(checker, claim);
    return true;
  } catch (error) {
    if (error instanceof EffortError) throw error;
    return false;
  }
}
