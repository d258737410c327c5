import {
  checkDetachedSignature,
  nobodyKnown,
  type Question,
  type UnknownIssuer,
} from './detached-signature.ts';
import { fullEffort } from './effort.ts';
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
  /** The signature file as served: binary. */
  readonly signature: Uint8Array;
  /** In the order in which the registry lists them. */
  readonly keys: readonly ListedKey[];
  /** The time at which expiry is judged. Default: now. */
  readonly now?: Date | undefined;
  /** The keys that identify a publisher. Default: those of HashiCorp and OpenTofu. */
  readonly pinned?: PinnedKeys;
}

const maxKeys = 50;

/** Checks a detached signature as Terraform does (T12-T17): after an unknown issuer it tries the next listed key. One that cannot be checked here (SHA-1, RSA or DSA below 2048 bits) is `unavailable`, never `bad`. */
export async function verifyDetachedSignature(input: DetachedSignature): Promise<SignatureCheck> {
  const { keys, signature, pinned = pinnedKeys, now = new Date() } = input;
  if (keys.length === 0) return { kind: 'unsigned' };
  if (keys.length > maxKeys) return tooLarge(`the registry lists more than ${maxKeys} keys`);
  const openpgp = await loadLibrary();
  const document = await literalData(openpgp, input.document);
  const question: Question = { openpgp, effort: fullEffort(), now, document };
  let skipped: string | null = null;
  let good: GoodSignature | null = null;
  for (const key of keys) {
    const check = await checkWithKey(question, signature, key, pinned);
    // Terraform reads no further. But of two copies of a key, the one with a revocation is the newer.
    if (good !== null) {
      if (check.kind === 'bad' && check.code === 'revoked-key') return check;
    } else if (check.kind === 'good') good = check;
    else if (check.kind !== 'unknown-issuer') return check;
    else skipped = check.skipped;
  }
  return good ?? nobodyKnown(skipped);
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
  const { keyExpired, afterExpiry, madeAt } = check;
  const late = afterExpiry ? { afterExpiry } : {};
  const alone = ring.keys.length === 1 ? { asciiArmor } : {};
  const found = { tier, keyId, fingerprint: fingerprintOf(primary), keyExpired, ...late, madeAt };
  return { kind: 'good', ...found, ...alone };
}
