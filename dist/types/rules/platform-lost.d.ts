import type { Rule } from './rule.ts';
/**
 * On a platform without any hash, `init` refuses the package after the merge. Without its h1, a platform loses the check of unpacked packages, and that is the usual
 * mistake of an upgrade on one machine. A platform that the release no longer has does not count.
 */
export declare const platformLost: Rule;
