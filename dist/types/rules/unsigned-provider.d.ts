import type { Rule } from './rule.js';
/** Legal in some registries, no attack by itself; but then nobody vouches for the checksums but the host that serves them (T16). */
export declare const unsignedProvider: Rule;
