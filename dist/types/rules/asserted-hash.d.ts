import { type Rule } from './rule.js';
/** The policy lets such hashes pass; a reader should know that they did (T16). */
export declare const assertedHash: Rule;
