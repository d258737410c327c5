import type { Rule } from './rule.js';
/** What cannot be read as Terraform reads it cannot be proven, and must not be passed over (T30, T31, T44, T47). */
export declare const unreadableLockFile: Rule;
