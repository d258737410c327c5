import type { Rule } from './rule.js';
/**
 * A zh lets `init` download a package; only an h1 fits what is unpacked. With `-lockfile=readonly`, a cache or a mirror a platform without one
 * fails later, in `plan`, so an h1 is what a required platform needs.
 */
export declare const platformMissing: Rule;
