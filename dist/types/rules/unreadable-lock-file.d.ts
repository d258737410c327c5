import { type Rule } from './rule.ts';
/** A file that cannot be read as Terraform reads it cannot be proven, and must not pass (T30, T31, T44, T47). */
export declare const unreadableLockFile: Rule;
