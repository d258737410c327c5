import type { Fix, Place } from '../finding/fix.ts';
/** A fix as prose and the commands to copy; with commands the prose ends in a colon. */
export interface Remedy {
    readonly prose: string;
    readonly commands: readonly string[];
    /** Lines for the policy file. */
    readonly policy: readonly string[];
}
/** Where a suggestion deletes the line of a hash: the places that have one, and where a reader finds it. */
export interface OneClick {
    readonly at: (place: Place) => boolean;
    /** `below`: in the same text; `beside the line`: in a review comment. */
    readonly where: 'below' | 'beside the line';
}
/** A fix in one sentence, its commands at the end. */
export declare function remedySentence(fix: Fix): string;
/** @param oneClick how a reader may delete the line of a hash with one click; left out: in no way */
export declare function remedyOf(fix: Fix, oneClick?: OneClick): Remedy;
