import { type Rule } from './rule.ts';
/** Without entries Terraform takes the newest version that the constraints allow and checks no hash (T44, T60). */
export declare const lockFileRemoved: Rule;
