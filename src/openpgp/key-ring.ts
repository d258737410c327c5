import type { AnyKeyPacket, Key, SignaturePacket, Subkey } from 'openpgp';
import { type Library, unsupportedKey } from './library.ts';
import { PacketError, readFirstArmorBlock, walkPackets } from './message-format.ts';
import { bad, type Refusal, tooLarge, unsupported } from './signature.ts';

/** The keys of one armor block; a block may hold several. */
export interface KeyRing {
  readonly kind: 'ring';
  readonly keys: readonly Key[];
  /** The block without its armor. A trust signature signs these bytes. */
  readonly bytes: Uint8Array;
}

/** Bounds what is parsed (T29). It is forty times HashiCorp's own key. */
const maxArmorLength = 300_000;

/** Reads a key as a registry lists it. An unreadable key ends the check, even if a later key would fit, as in Terraform. */
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
      ? unsupported('the version or algorithm of a listed key is not supported here')
      : bad('malformed-key', 'a listed key is damaged');
  }
}

const publicKeyTag = 6;

/** The library skips unsupported packets, so it may find no key although there is one. */
function isUnsupportedKey(error: unknown, bytes: Uint8Array): boolean {
  if (!(error instanceof Error) || error.message !== 'No key packet found') return false;
  return tagOfFirst(bytes) === publicKeyTag;
}

/** `null` if the bytes do not begin with a packet. */
function tagOfFirst(bytes: Uint8Array): number | null {
  try {
    const [first] = walkPackets(bytes);
    return first?.tag ?? null;
  } catch (error) {
    if (error instanceof PacketError) return null;
    throw error;
  }
}

/** The key or subkey that a signature names, with the self-signatures that define its use and expiry. */
export interface SigningKey {
  readonly kind: 'key';
  readonly primary: Key;
  readonly packet: AnyKeyPacket;
  readonly primarySelfSignature: SignaturePacket;
  /** The signature that binds the subkey; `null` if the primary key itself signed. */
  readonly binding: SignaturePacket | null;
  /** Revoked at `now`, whatever the date of the signature: the primary key, the subkey or every user of the key. */
  readonly revoked: boolean;
}

/**
 * Finds the key of `issuer` (16 hex digits) whose newest self-signature allows it to sign documents; `null` if there is none, which
 * Terraform calls an unknown issuer. A key that cannot be checked here is refused before its self-signatures are read.
 */
export async function findSigningKey(
  openpgp: Library,
  keys: readonly Key[],
  issuer: string,
  now: Date,
): Promise<SigningKey | Refusal | null> {
  for (const primary of keys) {
    const holders = [primary, ...primary.subkeys].filter((holder) => holder.getKeyID().toHex() === issuer);
    for (const holder of holders) {
      const weakness =
        unsupportedKey(openpgp, primary.keyPacket) ?? unsupportedKey(openpgp, holder.keyPacket);
      if (weakness !== null) return unsupported(`the signature cannot be checked: ${weakness}`);
      const found = await describe(openpgp, primary, holder, now);
      if (found !== null) return found;
    }
  }
  return null;
}

async function describe(
  openpgp: Library,
  primary: Key,
  holder: Key | Subkey,
  now: Date,
): Promise<SigningKey | null> {
  const user = await primaryUser(openpgp, primary, now);
  if (user === null) return null;
  const keyRevoked = user.revoked || (await primary.isRevoked(undefined, undefined, now));
  const common = {
    kind: 'key' as const,
    primary,
    packet: holder.keyPacket,
    primarySelfSignature: user.selfSignature,
  };
  if (!('mainKey' in holder)) {
    return maySign(user.selfSignature) ? { ...common, binding: null, revoked: keyRevoked } : null;
  }
  const binding = await newestBinding(openpgp, primary, holder);
  if (binding === null || !maySign(binding)) return null;
  const revoked = keyRevoked || (await holder.isRevoked(binding, primary.keyPacket, now));
  return { ...common, binding, revoked };
}

interface PrimaryUser {
  readonly selfSignature: SignaturePacket;
  readonly revoked: boolean;
}

/** The user whose self-signature counts for the key: prefers one that is not revoked, then one marked as primary, then the newest. */
async function primaryUser(openpgp: Library, primary: Key, now: Date): Promise<PrimaryUser | null> {
  const users: PrimaryUser[] = [];
  for (const user of primary.users) {
    const subject = { key: primary.keyPacket, userID: user.userID, userAttribute: user.userAttribute };
    const { certGeneric } = openpgp.enums.signature;
    const selfSignature = await newestValid(user.selfCertifications, primary.keyPacket, certGeneric, subject);
    if (selfSignature === null) continue;
    users.push({ selfSignature, revoked: await user.isRevoked(selfSignature, undefined, now) });
  }
  const [first] = users.sort(
    (a, b) =>
      Number(a.revoked) - Number(b.revoked) ||
      Number(b.selfSignature.isPrimaryUserID ?? 0) - Number(a.selfSignature.isPrimaryUserID ?? 0) ||
      madeAt(b.selfSignature) - madeAt(a.selfSignature),
  );
  return first ?? null;
}

/** A signing subkey must also sign its primary key. Otherwise anyone could add it to their own key. */
async function newestBinding(
  openpgp: Library,
  primary: Key,
  subkey: Subkey,
): Promise<SignaturePacket | null> {
  const subject = { key: primary.keyPacket, bind: subkey.keyPacket };
  const { subkeyBinding, keyBinding } = openpgp.enums.signature;
  const binding = await newestValid(subkey.bindingSignatures, primary.keyPacket, subkeyBinding, subject);
  // The library verifies a signature without checking that it is of the expected kind.
  if (binding?.embeddedSignature?.signatureType !== keyBinding) return null;
  const back = await newestValid([binding.embeddedSignature], subkey.keyPacket, keyBinding, subject);
  return back === null ? null : binding;
}

async function newestValid(
  signatures: readonly SignaturePacket[],
  key: AnyKeyPacket,
  type: SignaturePacket['signatureType'],
  subject: object,
): Promise<SignaturePacket | null> {
  if (type === null) return null;
  const newestFirst = signatures.toSorted((a, b) => madeAt(b) - madeAt(a));
  for (const signature of newestFirst) {
    if (await holds(signature, key, type, subject)) return signature;
  }
  return null;
}

/** Whether the signature is valid at the time when it was made. Expiry is judged elsewhere. */
async function holds(
  signature: SignaturePacket,
  key: AnyKeyPacket,
  type: NonNullable<SignaturePacket['signatureType']>,
  subject: object,
): Promise<boolean> {
  try {
    await signature.verify(key, type, subject, signature.created ?? undefined);
    return true;
  } catch {
    return false;
  }
}

function madeAt(signature: SignaturePacket): number {
  return signature.created?.getTime() ?? 0;
}

const signDocuments = 0x02;

function maySign(selfSignature: SignaturePacket): boolean {
  return ((selfSignature.keyFlags?.[0] ?? 0) & signDocuments) !== 0;
}
