/** What a user got wrong: an input, a flag, a revision. Everything else that is thrown is a bug. */
export type UserErrorCode = 'invalid-input' | 'invalid-policy' | 'unknown-revision' | 'not-a-repository' | 'unsupported-event' | 'missing-token';
/** One sentence of reason and one next step; both entries print it and exit with 2. */
export declare class UserError extends Error {
    readonly code: UserErrorCode;
    constructor(code: UserErrorCode, message: string, options?: ErrorOptions);
}
/** What a user reads when something was thrown that nobody expected: nothing was proven, and that is not their fault. */
export declare function bugReport(error: unknown): string;
