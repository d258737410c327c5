import type { Rule } from './rule.js';
/**
 * The tools write one layout; whatever has another was edited by hand, and is harder to review (T31, T32). A file that was not canonical
 * before is left in peace until somebody adds to what is odd about it: updates by bots keep the layout that they find.
 */
export declare const notCanonical: Rule;
