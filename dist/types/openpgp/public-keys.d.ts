import { type Effort } from './effort.js';
import type { ListedKey } from './signature.js';
export interface PublicKey {
    /** 40 upper-case hex digits. */
    readonly fingerprint: string;
    /** Raw text; empty where the key names nobody. */
    readonly userId: string;
    /** `null`: never, or the key cannot say. */
    readonly expires: Date | null;
    readonly revoked: boolean;
}
type Reading = {
    readonly kind: 'keys';
    readonly listed: readonly ListedKey[];
    readonly keys: readonly PublicKey[];
}
/** `says`: why the text is refused, as the end of a sentence that repeats nothing of the text. */
 | {
    readonly kind: 'wrong';
    readonly says: string;
};
/** Reads every armored block of a text. A private key is refused anywhere in it: one that others can read is no longer its owner's. */
export declare function readPublicKeys(text: string, effort?: Effort): Promise<Reading>;
export {};
