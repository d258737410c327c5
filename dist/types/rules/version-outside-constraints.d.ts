import type { Rule } from './rule.ts';
/** Terraform stops with "locked provider … does not match configured version constraint" (T52). */
export declare const versionOutsideConstraints: Rule;
