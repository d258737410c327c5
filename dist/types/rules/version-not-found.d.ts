import type { Rule } from './rule.js';
/** A withdrawn, mistyped or invented release: nobody vouches for its hashes any more (T11). */
export declare const versionNotFound: Rule;
