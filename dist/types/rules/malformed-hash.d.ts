import { type Rule } from './rule.js';
/** Terraform loads such a value without a word and never matches it; the line only looks like protection (F2, T7). */
export declare const malformedHash: Rule;
