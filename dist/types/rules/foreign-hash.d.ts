import { type Rule } from './rule.js';
/** A hash that survives a version change lets the old package pass for the new one (F1, T4). */
export declare const foreignHash: Rule;
