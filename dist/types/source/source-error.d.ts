import { NotJudgedError, UserError } from '../errors.js';
type SourceErrorCode = 
/** GitHub or the clone could not answer: network, rate limit, 5xx, objects that a partial clone lacks. */
'unavailable'
/** The answer is not what GitHub's API or git describes. */
 | 'malformed-answer'
/** A path on disk, or a shared policy, cannot be read. */
 | 'unreadable-path';
/** The revisions could not be read, by no fault of the inputs: the run is incomplete, never "no changes" (T46, T50). */
export declare class SourceError extends NotJudgedError {
    readonly name: string;
    readonly code: SourceErrorCode;
    constructor(code: SourceErrorCode, message: string, options?: ErrorOptions);
}
/** Something that GitHub does not tell, and git does. */
export declare function onlyInClone(what: string, options?: ErrorOptions): SourceError;
/** The refusal of a revision that could be two things. @param names the branches and tags that it may mean, in full */
export declare function ambiguous(revision: string, names: readonly string[]): UserError;
export {};
