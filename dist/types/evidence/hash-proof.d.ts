import type { Absent, Outcome, Unavailable } from '../outcome.js';
import type { ShasumsDocument } from '../registry/shasums.js';
import type { HashProof } from './evidence.js';
/** Whether the lines of a document may support a hash at all: signed well, or not signed by anybody (T16). */
export declare function mayBeRead(document: ShasumsDocument): boolean;
/** Why nothing in a document supports a hash; `null` where it may. A bad signature is an answer, an unchecked one is none. */
export declare function obstacleOf({ signature }: ShasumsDocument): HashProof | null;
/** Asked and answered: nothing supports the hash. @param reason a sentence without final stop */
export declare function unsupported(reason: string): HashProof;
/** What could not be asked, as the proof of every hash that depends on it. */
export declare function unaskable({ code, cause }: Unavailable): HashProof;
/** A file that a release names could not be had. Even that it does not exist says nothing about the hash. */
export declare function unfetched(file: Absent | Unavailable): HashProof;
/** The host whose unsigned word it is. */
export declare function hostOf(address: string): string;
/** The platform that the registry announces a hash for, `null` where it announces it for none. */
export declare function announcedPlatform(hash: string, announced: ReadonlyMap<string, readonly string[]>): string | null;
/** The proof that the registry's unsigned word gives, `null` where it does not speak of the hash. */
export declare function announcedProof(hash: string, announced: ReadonlyMap<string, readonly string[]>, address: string): HashProof | null;
/** What can be said of a hash without any document: that it is no hash, or that there is no release to compare it with. */
export declare function beforeAsking(hash: string, release: Outcome<unknown>): HashProof;
