import type { HashProof } from './evidence.js';
/** The platform that the registry announces a hash for, `null` where it announces it for none. */
export declare function announcedPlatform(hash: string, announced: ReadonlyMap<string, readonly string[]>): string | null;
/** The proof that the registry's unsigned word gives, `null` where it does not speak of the hash. */
export declare function announcedProof(hash: string, announced: ReadonlyMap<string, readonly string[]>, address: string): HashProof | null;
