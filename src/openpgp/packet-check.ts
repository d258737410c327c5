import type { AnyKeyPacket, SignaturePacket } from 'openpgp';
import { isComputedHere, type Library } from './library.ts';

/** How many more signatures of an algorithm that is computed in JavaScript are checked. Real keys have a handful. A check takes hundredths of a second, and thousands keep a run busy (T29). */
export function fullEffort() {
  return { left: mostChecks };
}

const mostChecks = 200;

/** A listed key costs more than {@link fullEffort}. */
export class EffortError extends Error {
  constructor() {
    super(
      `the listed keys have more than ${mostChecks} signatures of their own, of a kind that takes long to check`,
    );
    this.name = 'EffortError';
  }
}

export interface Checker {
  readonly openpgp: Library;
  readonly effort: ReturnType<typeof fullEffort>;
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
  if (!isComputedHere(openpgp, key) || !signature.issuerKeyID.equals(key.getKeyID()))
    return signature.verify(key, type, data, date, detached);
  if (effort.left === 0) throw new EffortError();
  effort.left -= 1;
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
