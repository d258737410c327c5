export type SourceErrorCode = 
/** GitHub, or the clone, could not be asked: network, rate limit, 5xx, objects that a partial clone lacks. */
'unavailable'
/** The answer is not what GitHub's API or git describes. */
 | 'malformed-answer'
/** A path on disk can not be read. */
 | 'unreadable-path';
/**
 * The two revisions could not be read, through no fault of the user's inputs. Nothing can be said about the lock files then:
 * the run is incomplete, never "no changes" (T46, T50).
 */
export declare class SourceError extends Error {
    readonly code: SourceErrorCode;
    constructor(code: SourceErrorCode, message: string, options?: ErrorOptions);
}
