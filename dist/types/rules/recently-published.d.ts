import type { Rule } from './rule.js';
/**
 * A release that was made with a stolen key or account is most often found and withdrawn within days. The signature's date is the
 * signer's own word: it may make a release younger than the registry says, or stand where the registry says nothing.
 */
export declare const recentlyPublished: Rule;
