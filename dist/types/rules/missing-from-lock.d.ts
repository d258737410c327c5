import type { Rule } from './rule.ts';
/** Without an entry `terraform init` picks the newest version that the constraints allow and checks no hash (T51). */
export declare const missingFromLock: Rule;
