import type { Rule } from './rule.js';
/** What `terraform init` prints once and nobody reads: archived, moved, replaced. The words are the registry's, shown as text (T33). */
export declare const registryWarning: Rule;
