import type { Rule } from './rule.ts';
/** `terraform init` prints such warnings once, and nobody reads them. The words are the registry's, shown as plain text (T33). */
export declare const registryWarning: Rule;
