import type { AnyKeyPacket, Key, SignaturePacket, Subkey } from 'openpgp';
import { type Library, unsupportedKey } from './library.ts';
import { PacketError, readFirstArmorBlock, walkPackets } from './message-format.ts';
import { type Checker, holds } from './packet-check.ts';
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
  checker: Checker,
  keys: readonly Key[],
  issuer: string,
  now: Date,
): Promise<SigningKey | Refusal | null> {
  const { openpgp } = checker;
  for (const primary of keys) {
    const holders = [primary, ...primary.subkeys].filter((holder) => holder.getKeyID().toHex() === issuer);
    for (const holder of holders) {
      const weakness =
        unsupportedKey(openpgp, primary.keyPacket) ?? unsupportedKey(openpgp, holder.keyPacket);
      if (weakness !== null) return unsupported(`the signature cannot be checked: ${weakness}`);
      const found = await describe(checker, primary, holder, now);
      if (found !== null) return found;
    }
  }
  return null;
}

async function describe(
  checker: Checker,
  primary: Key,
  holder: Key | Subkey,
  now: Date,
): Promise<SigningKey | null> {
  const { keyRevocation, subkeyRevocation } = checker.openpgp.enums.signature;
  const user = await primaryUser(checker, primary, now);
  if (user === null) return null;
  const by = primary.keyPacket;
  const keyRevoked =
    user.revoked ||
    (await isRevoked(
      checker,
      { by, signatures: primary.revocationSignatures, type: keyRevocation, now },
      { key: by },
    ));
  const common = {
    kind: 'key' as const,
    primary,
    packet: holder.keyPacket,
    primarySelfSignature: user.selfSignature,
  };
  if (!('mainKey' in holder)) {
    return maySign(user.selfSignature) ? { ...common, binding: null, revoked: keyRevoked } : null;
  }
  const binding = await newestBinding(checker, primary, holder);
  if (binding === null || !maySign(binding)) return null;
  const subject = { key: by, bind: holder.keyPacket };
  const signatures = holder.revocationSignatures;
  const revoked =
    keyRevoked || (await isRevoked(checker, { by, signatures, type: subkeyRevocation, now }, subject));
  return { ...common, binding, revoked };
}

interface PrimaryUser {
  readonly selfSignature: SignaturePacket;
  readonly revoked: boolean;
}

/** The user whose self-signature counts for the key: prefers one that is not revoked, then one marked as primary, then the newest. */
async function primaryUser(checker: Checker, primary: Key, now: Date): Promise<PrimaryUser | null> {
  const users: PrimaryUser[] = [];
  const by = primary.keyPacket;
  for (const user of primary.users) {
    const subject = { key: by, userID: user.userID, userAttribute: user.userAttribute };
    const { certGeneric, certRevocation } = checker.openpgp.enums.signature;
    const selfSignature = await newestValid(checker, user.selfCertifications, by, certGeneric, subject);
    if (selfSignature === null) continue;
    const signatures = user.revocationSignatures;
    const revoked = await isRevoked(checker, { by, signatures, type: certRevocation, now }, subject);
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

interface Revocations {
  /** Only the key itself can take back what it stated. */
  readonly by: AnyKeyPacket;
  readonly signatures: readonly SignaturePacket[];
  readonly type: SignatureType;
  readonly now: Date;
}

type SignatureType = NonNullable<SignaturePacket['signatureType']>;

/** Whether any of the revocations holds. One that names a harmless reason holds from its date on, any other one at any time. */
async function isRevoked(
  checker: Checker,
  { by, signatures, type, now }: Revocations,
  data: object,
): Promise<boolean> {
  const { keyRetired, keySuperseded, userIDInvalid } = checker.openpgp.enums.reasonForRevocation;
  const harmless: readonly (number | null)[] = [keyRetired, keySuperseded, userIDInvalid];
  for (const signature of signatures) {
    const at = harmless.includes(signature.reasonForRevocationFlag) ? now : null;
    if (await holds(checker, { signature, key: by, type, data, at })) return true;
  }
  return false;
}

/** A signing subkey must also sign its primary key. Otherwise anyone could add it to their own key. */
async function newestBinding(
  checker: Checker,
  primary: Key,
  subkey: Subkey,
): Promise<SignaturePacket | null> {
  const subject = { key: primary.keyPacket, bind: subkey.keyPacket };
  const { subkeyBinding, keyBinding } = checker.openpgp.enums.signature;
  const binding = await newestValid(
    checker,
    subkey.bindingSignatures,
    primary.keyPacket,
    subkeyBinding,
    subject,
  );
  // The library verifies a signature without checking that it is of the expected kind.
  if (binding?.embeddedSignature?.signatureType !== keyBinding) return null;
  const back = await newestValid(checker, [binding.embeddedSignature], subkey.keyPacket, keyBinding, subject);
  return back === null ? null : binding;
}

/** The newest one that is valid at the time when it was made. Expiry is judged elsewhere. */
async function newestValid(
  checker: Checker,
  signatures: readonly SignaturePacket[],
  key: AnyKeyPacket,
  type: SignatureType,
  data: object,
): Promise<SignaturePacket | null> {
  const newestFirst = signatures.toSorted((a, b) => madeAt(b) - madeAt(a));
  for (const signature of newestFirst) {
    const at = signature.created ?? new Date();
    if (await holds(checker, { signature, key, type, data, at })) return signature;
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
