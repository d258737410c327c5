import { type Effort, EffortError, fullEffort } from './effort.ts';
import { readKeyRing, standingOf } from './key-ring.ts';
import { loadLibrary, unsupportedKey } from './library.ts';
import { readFirstArmorBlock, walkPackets } from './message-format.ts';
import type { ListedKey } from './signature.ts';
import { fingerprintOf } from './trust-tier.ts';

export interface PublicKey {
  /** 40 upper-case hex digits. */
  readonly fingerprint: string;
  /** Raw text; empty where the key names nobody. */
  readonly userId: string;
  /** `null`: never, or the key cannot say. */
  readonly expires: Date | null;
  readonly revoked: boolean;
}

type Reading =
  | { readonly kind: 'keys'; readonly listed: readonly ListedKey[]; readonly keys: readonly PublicKey[] }
  /** `says`: why the text is refused, as the end of a sentence that repeats nothing of the text. */
  | { readonly kind: 'wrong'; readonly says: string };

/** Reads every armored block of a text. A private key is refused anywhere in it: one that others can read is no longer its owner's. */
export async function readPublicKeys(text: string, effort: Effort = fullEffort()): Promise<Reading> {
  const blocks = text.split(/(?=-----BEGIN )/).filter((block) => block.startsWith('-----BEGIN '));
  if (/-----BEGIN [^\n]*PRIVATE/.test(text) || blocks.some(holdsSecret))
    return wrong(
      'is a private key; put the public key there, and revoke the private one if others can read it',
    );
  if (blocks.length === 0) return wrong('is not an armored public key ("gpg --armor --export" writes one)');
  const openpgp = await loadLibrary();
  const checker = { openpgp, effort, now: new Date() };
  const keys: PublicKey[] = [];
  for (const block of blocks) {
    const ring = await readKeyRing(openpgp, block);
    if (ring.kind !== 'ring') return wrong(`cannot be read: ${ring.reason}`);
    for (const key of ring.keys) {
      const weakness = unsupportedKey(openpgp, key.keyPacket);
      if (weakness !== null) return wrong(`cannot be used: ${weakness}`);
      try {
        const { expires = null, revoked = false } = (await standingOf(checker, key)) ?? {};
        const [fingerprint, userId] = [fingerprintOf(key), key.users[0]?.userID?.userID ?? ''];
        keys.push({ fingerprint, userId, expires, revoked });
      } catch (error) {
        if (error instanceof EffortError) return wrong(`cannot be read: ${error.message}`);
        throw error;
      }
    }
  }
  return { kind: 'keys', listed: blocks.map((asciiArmor) => ({ asciiArmor, trustSignature: '' })), keys };
}

function wrong(says: string): Reading {
  return { kind: 'wrong', says };
}

/** Secret keys and secret subkeys (RFC 9580 section 5.5.1). */
const secretTags = [5, 7];

function holdsSecret(block: string): boolean {
  const bytes = readFirstArmorBlock(block)?.bytes ?? new Uint8Array();
  try {
    for (const { tag } of walkPackets(bytes)) if (secretTags.includes(tag)) return true;
  } catch {
    // It is damaged, which is said when it is read.
  }
  return false;
}
