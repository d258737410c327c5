import type { Rule } from './rule.ts';
/** A document with a bad signature proves nothing, and Terraform refuses to install from it (T14, T17). */
export declare const signatureInvalid: Rule;
