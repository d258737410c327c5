import type { ReviewedFile, Rule } from './rule.js';
/** Without an entry `terraform init` takes the newest version that the constraints allow and checks no hash (T51). */
export declare const missingFromLock: Rule;
/** Whether an entry is missing on both sides, so that only the configuration at base can tell whether the change is to blame. */
export declare function requiresUnlocked(reviewed: ReviewedFile): boolean;
