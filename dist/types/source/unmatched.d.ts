import type { Surroundings } from './source.ts';
/**
 * Refuses patterns that select none of the lock files of the two revisions: otherwise a slip in a pattern turns the check off for ever, and nobody sees
 * it (T62). A revision that is not listed completely says nothing.
 *
 * @throws UserError `invalid-input` with the nearest patterns that select something
 */
export declare function refuseUnmatched(patterns: readonly string[], views: readonly Surroundings[]): void;
