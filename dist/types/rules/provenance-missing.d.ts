import type { Rule } from './rule.ts';
/** Only for providers that `require-provenance` names. What is not known is not there. */
export declare const provenanceMissing: Rule;
