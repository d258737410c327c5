import type { Rule } from './rule.ts';
/**
 * An unpacked package can be compared only with an h1. Without one, Terraform uses a package in a mirror folder or cache without a check, and
 * `init` then records its h1 (F3, T6). No tool writes such an entry, so the rule also applies to a new version.
 */
export declare const h1Removed: Rule;
