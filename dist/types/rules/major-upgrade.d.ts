import type { Rule } from './rule.ts';
/** This is not about trust: a new major version may change or remove features that the configuration uses. */
export declare const majorUpgrade: Rule;
