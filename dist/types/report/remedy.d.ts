import type { Fix } from '../finding/fix.js';
/** A fix as prose and the commands to copy; with commands the prose ends in a colon. */
export interface Remedy {
    readonly prose: string;
    readonly commands: readonly string[];
    /** Lines for the policy file. */
    readonly policy: readonly string[];
}
/** A fix in one sentence, its commands at the end. */
export declare function remedySentence(fix: Fix): string;
export declare function remedyOf(fix: Fix): Remedy;
