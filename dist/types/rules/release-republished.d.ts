import type { Rule } from './rule.ts';
/** A lock file exists to show this: the same version with other bytes (T21). Only the publisher can say whether it is an attack. */
export declare const releaseRepublished: Rule;
