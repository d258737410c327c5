import type { Rule } from './rule.js';
/**
 * On a platform without any hash, `init` refuses the package after the merge. An entry with all zh loses nothing, and a platform that the
 * release no longer has does not count.
 */
export declare const platformLost: Rule;
