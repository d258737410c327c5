import type { Rule } from './rule.js';
/** The lock file exists to notice this: the same version, other bytes (T21). Nobody but the publisher can say which of the two it was. */
export declare const releaseRepublished: Rule;
