import type { Key } from 'openpgp';
import { type Question } from './detached-signature.ts';
import { type KeyRing } from './key-ring.ts';
import { type GoodSignature, type Refusal } from './signature.ts';
interface PinnedKey {
    /** 40 upper-case hex digits of the primary key. */
    readonly fingerprint: string;
    /** The newest known copy; `null` if the registry's copy is enough. */
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
 * The ring, with pinned keys updated to their newest known copy: registries listed HashiCorp's key as expired long after its expiry had
 * been extended (T15). Everything else in the registry's copy stays, above all a revocation.
 */
export declare function renewPinned({ openpgp, now }: Question, ring: KeyRing, pinned: PinnedKeys): Promise<readonly Key[]>;
/** Who vouches for the key of a good signature (T17). An invalid trust signature ends the check, as in Terraform. */
export declare function tierOf(question: Question, key: Key, listed: {
    readonly ring: KeyRing;
    readonly trustSignature: string;
}, pinned: PinnedKeys): Promise<Tier | Refusal>;
/** In the spelling of the pinned keys and the reports. */
export declare function fingerprintOf(key: Key): string;
export {};
