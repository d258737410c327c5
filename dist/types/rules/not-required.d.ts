import type { Rule } from './rule.ts';
/** Terraform removes such an entry at the next `init`, unless the state needs it. An entry that was added by hand may be there for a later change. */
export declare const notRequired: Rule;
