import type { Outcome } from '../outcome.js';
import type { HashProof } from './evidence.js';
import type { ReleaseInquiry } from './release-inquiry.js';
/** What can be said of a hash without any document: that it is no hash, or that there is no release to compare it with. */
export declare function beforeAsking(hash: string, inquiry: Outcome<ReleaseInquiry>): HashProof;
