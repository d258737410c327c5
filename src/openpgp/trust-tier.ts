import type { Key } from 'openpgp';
import { checkDetachedSignature, type Question } from './detached-signature.ts';
import { type KeyRing, readKeyRing } from './key-ring.ts';
import { literalData } from './library.ts';
import { readFirstArmorBlock } from './message-format.ts';
import { bad, type GoodSignature, type Refusal, tooLarge } from './signature.ts';

interface PinnedKey {
  /** 40 upper-case hex digits of the primary key. */
  readonly fingerprint: string;
  /** The newest known copy; `null` if the registry's copy is enough. */
  readonly asciiArmor: string | null;
}

export interface PinnedKeys {
  readonly official: readonly PinnedKey[];
  /** The key whose trust signatures make a partner. */
  readonly partners: { readonly fingerprint: string; readonly asciiArmor: string };
}

const maxTrustSignatureLength = 64 * 1024;

/** The ring with the newest known copies of pinned keys (T15); a revocation of the registry's copy stays. */
export async function renewPinned({ openpgp, now }: Question, ring: KeyRing, pinned: PinnedKeys) {
  const keys: Key[] = [];
  for (const key of ring.keys) {
    const armor = pinned.official.find(({ fingerprint }) => fingerprint === fingerprintOf(key))?.asciiArmor;
    const copy = armor == null ? null : await readKeyRing(openpgp, armor);
    const [newest] = copy?.kind === 'ring' ? copy.keys : [];
    keys.push(newest === undefined ? key : await key.update(newest.toPublic(), now));
  }
  return keys;
}

/** Who vouches for the key (T17). As in Terraform, an invalid trust signature ends the check. */
export async function tierOf(
  question: Question,
  key: Key,
  listed: { readonly ring: KeyRing; readonly trustSignature: string },
  pinned: PinnedKeys,
): Promise<GoodSignature['tier'] | Refusal> {
  const fingerprint = fingerprintOf(key);
  if (pinned.official.some((each) => each.fingerprint === fingerprint)) return 'official';
  if (listed.trustSignature === '') return 'self-signed';
  if (listed.trustSignature.length > maxTrustSignatureLength)
    return tooLarge(`a trust signature is longer than ${maxTrustSignatureLength} characters`);
  const signature = readFirstArmorBlock(listed.trustSignature);
  if (signature === null) return notTrusted('is not an armored OpenPGP signature');
  const partners = await readKeyRing(question.openpgp, pinned.partners.asciiArmor);
  if (partners.kind !== 'ring') return partners;
  const overKey = { ...question, document: await literalData(question.openpgp, listed.ring.bytes) };
  const check = await checkDetachedSignature(overKey, signature.bytes, partners.keys);
  if (check.kind === 'unavailable') return check;
  if (check.kind === 'bad') return notTrusted('does not match the key');
  if (check.kind === 'unknown-issuer') return notTrusted("was not made by HashiCorp's key for partners");
  // Terraform tolerates an expired key only for the signature over the checksums.
  return check.afterExpiry ? notTrusted('was made by a key that had expired') : 'partner';
}

function notTrusted(why: string): Refusal {
  return bad('bad-trust-signature', `the trust signature of the key ${why}`);
}

export function fingerprintOf(key: Key): string {
  return key.getFingerprint().toUpperCase();
}
