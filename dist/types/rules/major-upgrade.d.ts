import type { Rule } from './rule.js';
/** Not a question of trust: a new major version may change or remove what the configuration uses. */
export declare const majorUpgrade: Rule;
