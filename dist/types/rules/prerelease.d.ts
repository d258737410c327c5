import type { Rule } from './rule.js';
/** Not a question of trust: a prerelease is chosen by naming it exactly, and nothing moves on from it by itself. */
export declare const prerelease: Rule;
