import type { Rule } from './rule.js';
/**
 * Terraform and OpenTofu accept a signature that is older than the expiry of its key, and so does Lockproof (T14). The rule ignores the pinned
 * keys, because a subkey of HashiCorp that signed in 2021 and 2022 has expired.
 */
export declare const expiredKey: Rule;
