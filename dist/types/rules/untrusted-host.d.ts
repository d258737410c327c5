import type { Rule } from './rule.ts';
/**
 * The pull request chooses the address of an entry, so Lockproof sends nothing to a host that nobody listed (T9, T22, T25). The policy decides
 * which providers are allowed, also for entries that were there before (T8, T39).
 */
export declare const untrustedHost: Rule;
