import {
  createMessage,
  enums,
  generateKey,
  type PrivateKey,
  type PublicKey,
  readKey,
  readPrivateKey,
  reformatKey,
  revokeKey,
  sign,
} from 'openpgp';

/** A key that signs SHA256SUMS documents, in the hands of its owner and as a registry lists it. */
export interface SigningKey {
  /** The public key, armored. */
  readonly armored: string;
  /** The copy of its owner, which is neither revoked nor of another expiry. */
  readonly original: string;
  /** 16 upper-case hex digits of the primary key. */
  readonly keyId: string;
  /** 40 upper-case hex digits of the primary key. */
  readonly fingerprint: string;
  /** A binary detached signature over exactly these bytes. */
  sign(document: Uint8Array): Promise<Uint8Array>;
}

export interface SigningKeyOptions {
  readonly algorithm?: 'ed25519' | 'rsa';
  readonly name?: string;
  readonly created?: Date;
  /** Seconds after `created`. Default: never. */
  readonly expiresAfter?: number;
  /** The same for the listed copy only: the owner has extended the key and did not upload the new copy. */
  readonly listedCopyExpiresAfter?: number;
  /** A subkey of the same key makes the signatures. */
  readonly signsBySubkey?: boolean;
  /** The public key has a revocation. */
  readonly revoked?: boolean;
  /** The date that the signatures claim. Default: now. */
  readonly signedAt?: Date;
}

/** A new key of a kind that Terraform accepts (EdDSA over Curve25519 in its older coding, or RSA). */
export async function createSigningKey(options: SigningKeyOptions = {}): Promise<SigningKey> {
  const date = options.created ?? new Date(Date.now() - 60_000);
  const userIDs = [{ name: options.name ?? 'Signed Registry', email: 'registry@example.com' }];
  const made = await generateKey({
    ...(options.algorithm === 'rsa'
      ? { type: 'rsa' as const, rsaBits: 2048 }
      : { type: 'ecc' as const, curve: 'ed25519Legacy' as const }),
    userIDs,
    subkeys: options.signsBySubkey ? [{ sign: true }] : [],
    date,
    ...(options.expiresAfter === undefined ? {} : { keyExpirationTime: options.expiresAfter }),
    format: 'armored',
  });
  const listed =
    options.listedCopyExpiresAfter === undefined
      ? made.publicKey
      : await expiring(made.privateKey, userIDs, date, options.listedCopyExpiresAfter);
  const publicKey = options.revoked ? await revoked(listed, made.revocationCertificate) : listed;
  return keyFrom(
    await readPrivateKey({ armoredKey: made.privateKey }),
    await readKey({ armoredKey: publicKey }),
    publicKey,
    made.publicKey,
    options.signedAt,
  );
}

async function expiring(
  armoredKey: string,
  userIDs: { readonly name: string; readonly email: string }[],
  date: Date,
  keyExpirationTime: number,
): Promise<string> {
  const { publicKey } = await reformatKey({
    privateKey: await readPrivateKey({ armoredKey }),
    userIDs,
    date,
    keyExpirationTime,
    format: 'armored',
  });
  return publicKey;
}

async function revoked(armoredKey: string, revocationCertificate: string): Promise<string> {
  const { publicKey } = await revokeKey({
    key: await readKey({ armoredKey }),
    revocationCertificate,
    format: 'armored',
  });
  return publicKey;
}

function keyFrom(
  privateKey: PrivateKey,
  publicKey: PublicKey,
  armored: string,
  original: string,
  signedAt: Date | undefined,
): SigningKey {
  return {
    armored,
    original,
    keyId: publicKey.getKeyID().toHex().toUpperCase(),
    fingerprint: publicKey.getFingerprint().toUpperCase(),
    async sign(document) {
      return sign({
        message: await createMessage({ binary: document }),
        signingKeys: privateKey,
        detached: true,
        format: 'binary',
        ...(signedAt === undefined ? {} : { date: signedAt }),
        config: { preferredHashAlgorithm: enums.hash.sha256 },
      });
    },
  };
}
