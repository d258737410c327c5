import type { Rule } from './rule.js';
/** Without an entry `terraform init` takes the newest version that the constraints allow and checks no hash (T51). */
export declare const missingFromLock: Rule;
