import type { Absent, Outcome, Unavailable } from '../outcome.ts';
import type { ShasumsDocument } from '../registry/shasums.ts';
import type { HashProof } from './evidence.ts';
/** Whether a document may support a hash: its signature is good, or nobody signed it (T16). */
export declare function mayBeRead(document: ShasumsDocument): boolean;
/** Why a document cannot support a hash; `null` where it may. A bad signature is an answer, an unchecked signature is not. */
export declare function obstacleOf({ signature }: ShasumsDocument): HashProof | null;
/** All answers are there, and nothing supports the hash. @param reason a sentence without a full stop */
export declare function unsupported(reason: string): HashProof;
/** The proof of every hash that depends on a question without an answer. */
export declare function unaskable({ code, cause }: Unavailable): HashProof;
/** The proof where a file of a release could not be fetched. Even a file that does not exist says nothing about the hash. */
export declare function unfetched(file: Absent | Unavailable): HashProof;
/** The host of an address, which makes an unsigned statement. */
export declare function hostOf(address: string): string;
/** The platform for which the registry announces a hash; `null` where it announces none. */
export declare function announcedPlatform(hash: string, announced: ReadonlyMap<string, readonly string[]>): string | null;
/** The proof by an unsigned announcement of the registry alone; `null` where it does not announce the hash. */
export declare function assertedProof(hash: string, announced: ReadonlyMap<string, readonly string[]>, address: string): HashProof | null;
/** The proof without any document: the value is not a hash, or there is no release to compare it with. */
export declare function beforeAsking(hash: string, release: Outcome<unknown>): HashProof;
