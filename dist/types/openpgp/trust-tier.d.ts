import type { Key } from 'openpgp';
import { type Question } from './detached-signature.js';
import { type KeyRing } from './key-ring.js';
import { type GoodSignature, type Refusal } from './signature.js';
interface PinnedKey {
    /** 40 upper-case hex digits of the primary key. */
    readonly fingerprint: string;
    /** The newest copy known; `null` where the registry's copy will do. */
    readonly asciiArmor: string | null;
}
export interface PinnedKeys {
    readonly official: readonly PinnedKey[];
    /** The key whose trust signatures make a partner. */
    readonly partners: {
        readonly fingerprint: string;
        readonly asciiArmor: string;
    };
}
type Tier = GoodSignature['tier'];
/**
 * The ring with the newest known copy of a pinned key in the place of an older one: registries listed HashiCorp's key as expired long
 * after its expiry had been extended (T15). What the registry's copy says beyond that, a revocation above all, stays.
 */
export declare function renewPinned({ openpgp, now }: Question, ring: KeyRing, pinned: PinnedKeys): Promise<readonly Key[]>;
/** Who stands behind the key of a good signature (T17). A trust signature that is there and does not hold ends the check, as in Terraform. */
export declare function tierOf(question: Question, key: Key, listed: {
    readonly ring: KeyRing;
    readonly trustSignature: string;
}, pinned: PinnedKeys): Promise<Tier | Refusal>;
/** As the pinned keys and the reports spell it. */
export declare function fingerprintOf(key: Key): string;
export {};
