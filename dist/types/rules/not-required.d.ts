import type { Rule } from './rule.js';
/** Terraform removes such an entry at the next `init`, unless the state still needs it; one that was put in by hand may wait there for its use. */
export declare const notRequired: Rule;
