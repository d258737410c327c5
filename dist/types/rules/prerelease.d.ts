import type { Rule } from './rule.ts';
/** This is not about trust: a constraint must name a prerelease exactly, and no update moves on from it. */
export declare const prerelease: Rule;
