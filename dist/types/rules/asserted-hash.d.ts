import { type Rule } from './rule.ts';
/** The policy accepts such hashes, and the reader should know it (T16). */
export declare const assertedHash: Rule;
