import type { Rule } from './rule.js';
/** Terraform compares only where the list is not empty (F2, T5); `-lockfile=readonly` does not mind either. */
export declare const hashesCleared: Rule;
