import type { Rule } from './rule.ts';
/**
 * A release that was made with a stolen key or account is usually found and withdrawn within days. Only the signer states the date of a
 * signature, so it may only make a release younger than the registry says, or count where the registry gives no date.
 */
export declare const recentlyPublished: Rule;
