import type { Rule } from './rule.ts';
/** Whoever publishes from another place than the publisher's workflow has no attestation by it (T80). */
export declare const provenanceLost: Rule;
