import type { Rule } from './rule.ts';
/** Some registries allow this, and it is not an attack. But then only the host that serves the checksums vouches for them (T16). */
export declare const unsignedProvider: Rule;
