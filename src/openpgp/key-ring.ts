import type { Key } from 'openpgp';
import { readFirstArmorBlock } from './armor.ts';
import type { Library } from './library.ts';
import { walkPackets } from './packets.ts';
import { bad, type Refusal, tooLarge, unsupported } from './refusal.ts';

/** The keys of one armor block; a block may hold several. */
export interface KeyRing {
  readonly kind: 'ring';
  readonly keys: readonly Key[];
  /** The block without its armor: what a trust signature is made over. */
  readonly bytes: Uint8Array;
}

/** Forty times HashiCorp's own key; a bound on what is parsed (T29). */
const maxArmorLength = 300_000;

/** Reads a key as a registry lists it. One that cannot be read ends the check, even if a later key would fit, as in Terraform. */
export async function readKeyRing(openpgp: Library, asciiArmor: string): Promise<KeyRing | Refusal> {
  if (asciiArmor.length > maxArmorLength) {
    return tooLarge(`a listed key is longer than ${maxArmorLength} characters`);
  }
  const block = readFirstArmorBlock(asciiArmor);
  if (block === null) return bad('malformed-key', 'a listed key is not an armored OpenPGP key');
  if (block.type !== 'PGP PUBLIC KEY BLOCK' && block.type !== 'PGP PRIVATE KEY BLOCK') {
    return bad('malformed-key', 'a listed key is another kind of OpenPGP data');
  }
  try {
    const keys = await openpgp.readKeys({ binaryKeys: block.bytes });
    return { kind: 'ring', keys, bytes: block.bytes };
  } catch (error) {
    return isUnsupportedKey(error, block.bytes)
      ? unsupported('a listed key is of a version or an algorithm that cannot be read here')
      : bad('malformed-key', 'a listed key is damaged');
  }
}

const publicKeyTag = 6;

/** The library skips what it does not support, and then finds no key where there is one. */
function isUnsupportedKey(error: unknown, bytes: Uint8Array): boolean {
  if (!(error instanceof Error) || error.message !== 'No key packet found') return false;
  const [first] = walkPackets(bytes);
  return first?.tag === publicKeyTag;
}
