import type { Rule } from './rule.ts';
/** A provider runs with your credentials, so the name of a new one deserves a look (T8). */
export declare const newProvider: Rule;
