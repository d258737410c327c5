import type { Rule } from './rule.ts';
/** Terraform compares packages only with a list that is not empty, even with `-lockfile=readonly` (F2, T5). */
export declare const hashesCleared: Rule;
