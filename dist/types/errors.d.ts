/** A mistake of the user: an input, a flag, a revision. Everything else that is thrown is a bug. */
type UserErrorCode = 'invalid-input' | 'invalid-policy' | 'unknown-revision' | 'not-a-repository' | 'unsupported-event' | 'missing-token';
/** The message gives the reason and the next step, one sentence each. Both entries print it and exit with 2. */
export declare class UserError extends Error {
    readonly code: UserErrorCode;
    constructor(code: UserErrorCode, message: string, options?: ErrorOptions);
}
/** The message for an unexpected error: nothing was proven, and the user is not at fault. */
export declare function bugReport(error: unknown): string;
export {};
