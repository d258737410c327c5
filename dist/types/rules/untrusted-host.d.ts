import type { Rule } from './rule.js';
/**
 * The address of an entry is the pull request's choice; nothing is sent to a host that nobody named (T9, T22, T25), and who may be asked for a
 * provider at all is the policy's word, for entries that were there before as well (T8, T39).
 */
export declare const untrustedHost: Rule;
