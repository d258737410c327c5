/** An error with a code for programs and a message for people. */
export declare class CodedError<Code extends string> extends Error {
    readonly code: Code;
    constructor(code: Code, message: string, options?: ErrorOptions);
}
/** A mistake of the user: an input, a flag, a revision. Everything else that is thrown is a bug. */
type UserErrorCode = 'invalid-input' | 'invalid-policy' | 'invalid-shared-policy' | 'unknown-revision' | 'not-a-repository' | 'unsupported-event' | 'missing-token';
interface MistakePlace {
    readonly path: string;
    readonly line: number;
}
/** The reason and the next step, one line for each mistake. Both entries print it and exit with 2. */
export declare class UserError extends CodedError<UserErrorCode> {
    readonly name = "UserError";
    /** For each line of the message, where the mistake is in a file of the repository; empty: in none. */
    private readonly places;
    constructor(code: UserErrorCode, message: string, { places, ...options }?: ErrorOptions & {
        readonly places?: readonly MistakePlace[];
    });
    get mistakes(): readonly {
        readonly message: string;
        readonly place: MistakePlace | null;
    }[];
}
export declare function invalidInput(message: string, options?: ErrorOptions): UserError;
/** Nothing was judged, by no fault of the user. Both entries print reason and next step; exit code 3. */
export declare class NotJudgedError extends Error {
    readonly name: string;
}
/** Nobody reads more at once, and a broken policy may have thousands (T29). */
export declare const mostMistakes = 50;
/** Mistakes in the policy file, each as `path:line: what is wrong`. */
export declare function policyError(all: readonly (MistakePlace & {
    readonly says: string;
})[], options?: ErrorOptions): UserError;
/** The message for an unexpected error: nothing was proven, and the user is not at fault. */
export declare function bugReport(error: unknown): string;
export declare function messageOf(error: unknown): string;
/** The code of an error of the system, such as `ENOSPC`; `null` if it has none. */
export declare function codeOf(error: unknown): string | null;
/** The same for the end of a sentence: ` (ENOSPC)`. */
export declare function codeInBrackets(error: unknown): string;
/** The result of `work`; `null` if it throws an error of this kind. */
export declare function orNull<T>(work: () => T, kind?: abstract new (...args: never) => Error): T | null;
/** Text from outside for our sentences: quoted, on one line, cut. Each channel still escapes it. */
export declare function quoted(text: string): string;
/** `U+0430` */
export declare function characterName(character: string): string;
/** In single quotes, only the single quote has a meaning to a shell. */
export declare function shellWord(text: string): string;
/** A folder may be called `--prune`, which every program reads as an option (T100). */
export declare const shellPath: (path: string) => string;
export {};
