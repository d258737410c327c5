import type { Rule } from './rule.ts';
/** Contradictory answers prove nothing: the release may be half published, a cache stale, or different users get different answers (T19, T20). */
export declare const registryDisagrees: Rule;
