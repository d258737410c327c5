import type { Key } from 'openpgp';
import type { Library } from './library.js';
import { type Refusal } from './refusal.js';
/** The keys of one armor block; a block may hold several. */
export interface KeyRing {
    readonly kind: 'ring';
    readonly keys: readonly Key[];
    /** The block without its armor: what a trust signature is made over. */
    readonly bytes: Uint8Array;
}
/** Reads a key as a registry lists it. One that cannot be read ends the check, even if a later key would fit, as in Terraform. */
export declare function readKeyRing(openpgp: Library, asciiArmor: string): Promise<KeyRing | Refusal>;
