/** An error with a code for programs and a message for people. */
export declare class CodedError<Code extends string> extends Error {
    readonly code: Code;
    constructor(code: Code, message: string, options?: ErrorOptions);
}
/** A mistake of the user: an input, a flag, a revision. Everything else that is thrown is a bug. */
type UserErrorCode = 'invalid-input' | 'invalid-policy' | 'unknown-revision' | 'not-a-repository' | 'unsupported-event' | 'missing-token';
/** Where a mistake is in a file of the repository. */
export interface MistakePlace {
    readonly path: string;
    /** 1-based. */
    readonly line: number;
}
interface UserErrorOptions extends ErrorOptions {
    /** For each line of the message; left out: none has a place. */
    readonly places?: readonly MistakePlace[];
}
/**
 * The message gives the reason and the next step, one sentence each; several mistakes are several lines. Both entries print it and exit with 2.
 */
export declare class UserError extends CodedError<UserErrorCode> {
    readonly name = "UserError";
    private readonly places;
    constructor(code: UserErrorCode, message: string, { places, ...options }?: UserErrorOptions);
    /** Each mistake with its place, where it has one. */
    get mistakes(): readonly {
        readonly message: string;
        readonly place: MistakePlace | null;
    }[];
}
/**
 * Nothing could be judged, and the user is not at fault: both entries print the message, which gives the reason and the
 * next step, and exit with 3.
 */
export declare class NotJudgedError extends Error {
    constructor(message: string, options?: ErrorOptions);
}
/** A mistake in a file of the repository, told as `path:line: what is wrong`. */
export interface PlacedMistake extends MistakePlace {
    readonly says: string;
}
export declare function placedError(code: UserErrorCode, mistakes: readonly PlacedMistake[], options?: ErrorOptions): UserError;
/** The message for an unexpected error: nothing was proven, and the user is not at fault. */
export declare function bugReport(error: unknown): string;
/** What an error says; anything can be thrown. */
export declare function messageOf(error: unknown): string;
/** The code of an error of the system, such as `ENOSPC`; `null` if it has none. */
export declare function codeOf(error: unknown): string | null;
/** The same for the end of a sentence: ` (ENOSPC)`. */
export declare function codeInBrackets(error: unknown): string;
/** What `work` gives; `null` if it throws an error of this kind. */
export declare function orNull<T>(work: () => T, kind?: abstract new (...args: never) => Error): T | null;
export {};
