import type { Rule } from './rule.js';
/**
 * Somebody ran `init` on another machine, or a tool wrote its own platform only: on the others `init` refuses the package from then on. With all
 * zh in the entry nothing is lost, and a platform that the release no longer has was not lost by this change.
 */
export declare const platformLost: Rule;
