import type { Rule } from './rule.ts';
/**
 * Terraform and OpenTofu ignore the expiry of a key, and so does Lockproof, except that it says so (T14). A signature that is older than the
 * expiry of a pinned key is not reported, because a subkey of HashiCorp that signed in 2021 and 2022 has expired.
 */
export declare const expiredKey: Rule;
