import type { Rule } from './rule.ts';
/** A signing key in wrong hands makes good signatures of packages that the publisher's workflow never built (T78, T79). */
export declare const provenanceMismatch: Rule;
