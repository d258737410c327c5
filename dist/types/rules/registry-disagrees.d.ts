import type { Rule } from './rule.js';
/** Who contradicts himself proves nothing: a half-published release, a stale cache, or different answers for different people (T19, T20). */
export declare const registryDisagrees: Rule;
