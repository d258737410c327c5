import type { Rule } from './rule.ts';
/** An older release may bring back a known vulnerability (T10). */
export declare const versionDowngraded: Rule;
