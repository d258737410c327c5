import type { Rule } from './rule.js';
/** A document whose signature fails must not be believed, and Terraform refuses to install from it (T14, T17). */
export declare const signatureInvalid: Rule;
