import { type Rule } from './rule.ts';
/**
 * Terraform accepts a package that matches any one hash of its entry, whatever the platform, so a single planted hash is enough
 * (F1; T1, T2, T3).
 */
export declare const unprovenHash: Rule;
