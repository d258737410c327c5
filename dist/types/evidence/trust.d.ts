import type { Unavailable } from '../outcome.js';
import type { ShasumsDocument } from '../registry/shasums.js';
import type { HashProof } from './evidence.js';
/** Whether the lines of a document may support a hash at all: signed well, or not signed by anybody (T16). */
export declare function mayBeRead(document: ShasumsDocument): boolean;
/** Why nothing in a document supports a hash; `null` where it may. A bad signature is an answer, an unchecked one is none. */
export declare function obstacleOf({ signature }: ShasumsDocument): HashProof | null;
export declare function unsupported(reason: string): HashProof;
export declare function unaskable({ code, cause }: Unavailable): HashProof;
/** The host whose unsigned word it is. */
export declare function hostOf(address: string): string;
