/** What a user got wrong: an input, a flag, a revision. Everything else that is thrown is a bug. */
export type UserErrorCode =
  | 'invalid-input'
  | 'unknown-revision'
  | 'not-a-repository'
  | 'unsupported-event'
  | 'missing-token';

/** One sentence of reason and one next step; both entries print it and exit with 2. */
export class UserError extends Error {
  readonly code: UserErrorCode;

  constructor(code: UserErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UserError';
    this.code = code;
  }
}
