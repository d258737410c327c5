import type { Rule } from './rule.ts';
/** The release was withdrawn, mistyped or invented: nobody vouches for its hashes (T11). */
export declare const versionNotFound: Rule;
