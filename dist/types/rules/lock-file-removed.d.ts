import type { Rule } from './rule.js';
/** Without a lock file Terraform picks the newest version that the constraints allow and checks no hash (T44). */
export declare const lockFileRemoved: Rule;
