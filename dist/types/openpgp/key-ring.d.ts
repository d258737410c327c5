import type { AnyKeyPacket, Key, SignaturePacket } from 'openpgp';
import { type Library } from './library.ts';
import { type Checker } from './packet-check.ts';
import { type Refusal } from './signature.ts';
/** The keys of one armor block; a block may hold several. */
export interface KeyRing {
    readonly kind: 'ring';
    readonly keys: readonly Key[];
    /** The block without its armor. A trust signature signs these bytes. */
    readonly bytes: Uint8Array;
}
/** Reads a key as a registry lists it. An unreadable key ends the check, even if a later key would fit, as in Terraform. */
export declare function readKeyRing(openpgp: Library, asciiArmor: string): Promise<KeyRing | Refusal>;
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
export declare function findSigningKey(checker: Checker, keys: readonly Key[], issuer: string, now: Date): Promise<SigningKey | Refusal | null>;
