import {
  checkDetachedSignature,
  nobodyKnown,
  type Question,
  type UnknownIssuer,
} from './detached-signature.ts';
import { readKeyRing } from './key-ring.ts';
import { literalData, loadLibrary } from './library.ts';
import { pinnedKeys } from './pinned-keys.ts';
import {
  type GoodSignature,
  type ListedKey,
  type Refusal,
  type SignatureCheck,
  tooLarge,
} from './signature.ts';
import { fingerprintOf, type PinnedKeys, renewPinned, tierOf } from './trust-tier.ts';

interface DetachedSignature {
  /** The exact bytes of the SHA256SUMS document. */
  readonly document: Uint8Array;
  /** The signature file as it was served: binary. */
  readonly signature: Uint8Array;
  /** In the order in which the registry lists them. */
  readonly keys: readonly ListedKey[];
  /** The time to judge expiry at; now, where it is not given. */
  readonly now?: Date;
  /** The keys that stand for a publisher; those of HashiCorp and OpenTofu, where they are not given. */
  readonly pinned?: PinnedKeys;
}

const maxKeys = 50;

/** Loads what checking a signature needs; meant for a moment in which something else is waited for. */
export function prepareVerification(): void {
  // Whoever checks a signature meets the same error.
  loadLibrary().catch(() => {});
}

/**
 * Checks a detached OpenPGP signature as Terraform does (its package authentication; T12-T17): the listed keys are tried in order, an
 * unknown issuer passes to the next, and any other fault is final. What cannot be checked here (SHA-1, RSA below 2048 bits, DSA) is
 * `unavailable`, never `bad`. Never throws for what a registry serves.
 */
export async function verifyDetachedSignature(input: DetachedSignature): Promise<SignatureCheck> {
  const { keys, signature, pinned = pinnedKeys, now = new Date() } = input;
  if (keys.length === 0) return { kind: 'unsigned' };
  if (keys.length > maxKeys) return tooLarge(`the registry lists more than ${maxKeys} keys`);
  const openpgp = await loadLibrary();
  const question: Question = { openpgp, now, document: await literalData(openpgp, input.document) };
  let skipped: string | null = null;
  for (const key of keys) {
    const check = await checkWithKey(question, signature, key, pinned);
    if (check.kind !== 'unknown-issuer') return check;
    skipped = check.skipped;
  }
  return nobodyKnown(skipped);
}

async function checkWithKey(
  question: Question,
  signature: Uint8Array,
  { asciiArmor, trustSignature }: ListedKey,
  pinned: PinnedKeys,
): Promise<GoodSignature | Refusal | UnknownIssuer> {
  const ring = await readKeyRing(question.openpgp, asciiArmor);
  if (ring.kind !== 'ring') return ring;
  const keys = await renewPinned(question, ring, pinned);
  const check = await checkDetachedSignature(question, signature, keys);
  if (check.kind !== 'holds') return check;
  const { primary } = check.key;
  const tier = await tierOf(question, primary, { ring, trustSignature }, pinned);
  if (typeof tier !== 'string') return tier;
  const keyId = primary.getKeyID().toHex().toUpperCase();
  const { keyExpired, madeAt } = check;
  return { kind: 'good', tier, keyId, fingerprint: fingerprintOf(primary), keyExpired, madeAt };
}
