import type { Rule } from './rule.js';
/**
 * An unpacked package can be compared with h1 only. Where an entry has none, Terraform takes what lies in a mirror folder or a cache
 * without a check, and `init` then records its h1 (F3, T6). No tool writes such an entry, so a new version is no excuse.
 */
export declare const h1Removed: Rule;
