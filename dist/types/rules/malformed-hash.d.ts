import { type Rule } from './rule.ts';
/** Terraform loads such a value without a warning and never matches it, so the line only looks like protection (F2, T7). */
export declare const malformedHash: Rule;
