import type { Rule } from './rule.js';
/** A provider runs with your credentials; a new one deserves a look at its name (T8). */
export declare const newProvider: Rule;
