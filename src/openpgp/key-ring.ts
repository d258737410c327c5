import type { AnyKeyPacket, Key, SignaturePacket, Subkey } from 'openpgp';
import { orNull } from '../errors.ts';
import { type Library, unsupportedKey } from './library.ts';
import { PacketError, readFirstArmorBlock, walkPackets } from './message-format.ts';
import { type Checker, holds, type Statement } from './packet-check.ts';
import { bad, type Refusal, tooLarge, unsupported } from './signature.ts';

/** The keys of one armor block; a block may hold several. */
export interface KeyRing {
  readonly kind: 'ring';
  readonly keys: readonly Key[];
  /** The block without its armor. A trust signature signs these bytes. */
  readonly bytes: Uint8Array;
}

/** A limit for the parser (T29): forty times HashiCorp's own key. */
const maxArmorLength = 300_000;

/** Reads a listed key. As in Terraform, an unreadable one ends the check, even if a later one would fit. */
export async function readKeyRing(openpgp: Library, asciiArmor: string): Promise<KeyRing | Refusal> {
  if (asciiArmor.length > maxArmorLength)
    return tooLarge(`a listed key is longer than ${maxArmorLength} characters`);
  const block = readFirstArmorBlock(asciiArmor);
  if (block === null) return bad('malformed-key', 'a listed key is not an armored OpenPGP key');
  if (block.type !== 'PGP PUBLIC KEY BLOCK' && block.type !== 'PGP PRIVATE KEY BLOCK')
    return bad('malformed-key', 'a listed key is a different kind of OpenPGP data');
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
  return orNull(() => walkPackets(bytes).next(), PacketError)?.value?.tag === publicKeyTag;
}

/** The key or subkey that a signature names, with the self-signatures that define its use and expiry. */
export interface SigningKey {
  readonly kind: 'key';
  readonly primary: Key;
  readonly packet: AnyKeyPacket;
  readonly primarySelfSignature: SignaturePacket;
  /** The signature that binds the subkey; `null` if the primary key itself signed. */
  readonly binding: SignaturePacket | null;
  /** Revoked at `now`: the primary key, the subkey or every user of the key. */
  readonly revoked: boolean;
}

/** The key of `issuer` (16 hex digits) whose newest self-signature allows it to sign documents, or `null`. */
export async function findSigningKey(
  checker: Checker,
  keys: readonly Key[],
  issuer: string,
): Promise<SigningKey | Refusal | null> {
  const { openpgp } = checker;
  for (const primary of keys) {
    const holders = [primary, ...primary.subkeys].filter((holder) => holder.getKeyID().toHex() === issuer);
    for (const holder of holders) {
      const weakness =
        unsupportedKey(openpgp, primary.keyPacket) ?? unsupportedKey(openpgp, holder.keyPacket);
      if (weakness !== null) return unsupported(`the signature cannot be checked: ${weakness}`);
      const found = await describe(checker, primary, holder);
      if (found !== null) return found;
    }
  }
  return null;
}

async function describe(checker: Checker, primary: Key, holder: Key | Subkey): Promise<SigningKey | null> {
  const standing = await standingOf(checker, primary);
  if (standing === null) return null;
  const { selfSignature, revoked: keyRevoked } = standing;
  const key = primary.keyPacket;
  const common = {
    kind: 'key' as const,
    primary,
    packet: holder.keyPacket,
    primarySelfSignature: selfSignature,
  };
  if (!('mainKey' in holder))
    return maySign(selfSignature) ? { ...common, binding: null, revoked: keyRevoked } : null;
  const binding = await newestBinding(checker, primary, holder);
  if (binding === null || !maySign(binding)) return null;
  const { subkeyRevocation } = checker.openpgp.enums.signature;
  const revokesSubkey = { key, type: subkeyRevocation, data: { key, bind: holder.keyPacket } };
  const revoked = keyRevoked || (await isRevoked(checker, revokesSubkey, holder.revocationSignatures));
  return { ...common, binding, revoked };
}

/** What a key says of itself; `null` if no user of it can be believed. */
export async function standingOf(checker: Checker, primary: Key) {
  const key = primary.keyPacket;
  const user = await primaryUser(checker, primary);
  if (user === null) return null;
  const revokes = { key, type: checker.openpgp.enums.signature.keyRevocation, data: { key } };
  const revoked = user.revoked || (await isRevoked(checker, revokes, primary.revocationSignatures));
  const { selfSignature } = user;
  const seconds = selfSignature.keyExpirationTime || null;
  const expires = seconds === null ? null : new Date(key.created.getTime() + seconds * 1000);
  return { selfSignature, revoked, expires };
}

/** The user whose self-signature counts: not revoked if possible, then marked as primary, then the newest. */
async function primaryUser(checker: Checker, primary: Key) {
  const users: { readonly selfSignature: SignaturePacket; readonly revoked: boolean }[] = [];
  const { certGeneric, certRevocation } = checker.openpgp.enums.signature;
  const key = primary.keyPacket;
  for (const user of primary.users) {
    const data = { key, userID: user.userID, userAttribute: user.userAttribute };
    const certifies = { key, type: certGeneric, data };
    const selfSignature = await newestValid(checker, certifies, user.selfCertifications);
    if (selfSignature === null) continue;
    const revoked = await isRevoked(checker, { key, type: certRevocation, data }, user.revocationSignatures);
    users.push({ selfSignature, revoked });
  }
  const [first] = users.sort(
    (a, b) =>
      Number(a.revoked) - Number(b.revoked) ||
      Number(b.selfSignature.isPrimaryUserID ?? 0) - Number(a.selfSignature.isPrimaryUserID ?? 0) ||
      madeAt(b.selfSignature) - madeAt(a.selfSignature),
  );
  return first ?? null;
}

/** Whether a revocation holds: with a harmless reason from its date on, with any other at any time. */
async function isRevoked(checker: Checker, statement: Statement, revocations: readonly SignaturePacket[]) {
  const { keyRetired, keySuperseded, userIDInvalid } = checker.openpgp.enums.reasonForRevocation;
  const harmless: readonly (number | null)[] = [keyRetired, keySuperseded, userIDInvalid];
  for (const signature of revocations) {
    const at = harmless.includes(signature.reasonForRevocationFlag) ? checker.now : null;
    if (await holds(checker, { ...statement, signature, at })) return true;
  }
  return false;
}

/** A signing subkey must also sign its primary key. Otherwise anyone could add it to their own key. */
async function newestBinding(
  checker: Checker,
  { keyPacket: key }: Key,
  { keyPacket: bind, bindingSignatures }: Subkey,
): Promise<SignaturePacket | null> {
  const { subkeyBinding, keyBinding } = checker.openpgp.enums.signature;
  const data = { key, bind };
  const binding = await newestValid(checker, { key, type: subkeyBinding, data }, bindingSignatures);
  // The library verifies a signature without checking that it is of the expected kind.
  if (binding?.embeddedSignature?.signatureType !== keyBinding) return null;
  const back = { key: bind, type: keyBinding, data };
  return (await newestValid(checker, back, [binding.embeddedSignature])) === null ? null : binding;
}

/** The newest one that is valid at the time when it was made. Expiry is judged elsewhere. */
async function newestValid(checker: Checker, statement: Statement, signatures: readonly SignaturePacket[]) {
  for (const signature of signatures.toSorted((a, b) => madeAt(b) - madeAt(a))) {
    const at = signature.created ?? new Date();
    if (await holds(checker, { ...statement, signature, at })) return signature;
  }
  return null;
}

function madeAt(signature: SignaturePacket): number {
  return signature.created?.getTime() ?? 0;
}

const signDocuments = 0x02;

function maySign(selfSignature: SignaturePacket): boolean {
  return ((selfSignature.keyFlags?.[0] ?? 0) & signDocuments) !== 0;
}
