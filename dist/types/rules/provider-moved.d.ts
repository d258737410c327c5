import type { Rule } from './rule.ts';
/** At another address another publisher decides, even if name and version stay the same (T9). */
export declare const providerMoved: Rule;
