import { type Rule } from './rule.ts';
/**
 * The tools write one layout. A file with another layout was edited by another program or by hand, and is harder to review (T31, T32). Bots
 * keep the layout that they find, so the rule reports only differences that the change adds.
 */
export declare const notCanonical: Rule;
