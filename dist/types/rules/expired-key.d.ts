import type { Rule } from './rule.js';
/**
 * Terraform and OpenTofu accept what a key signed before it expired, and so does Lockproof (T14). HashiCorp's signatures of 2021 and 2022 are by a
 * subkey that expired since: the pinned keys are quiet.
 */
export declare const expiredKey: Rule;
