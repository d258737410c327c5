import type { Rule } from './rule.js';
/** Another address is another publisher's word, even where name and version stay (T9). */
export declare const providerMoved: Rule;
