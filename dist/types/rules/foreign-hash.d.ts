import { type Rule } from './rule.ts';
/** With a hash left over from an old version, Terraform accepts the old package as the new one (F1, T4). */
export declare const foreignHash: Rule;
