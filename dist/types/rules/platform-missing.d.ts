import type { Rule } from './rule.ts';
/**
 * With a zh, `init` accepts the download of a package, but an unpacked package needs an h1. With `-lockfile=readonly`, a cache or a mirror, a
 * platform without an h1 fails later, in `plan`.
 */
export declare const platformMissing: Rule;
