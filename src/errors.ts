/** A mistake of the user: an input, a flag, a revision. Everything else that is thrown is a bug. */
type UserErrorCode =
  | 'invalid-input'
  | 'invalid-policy'
  | 'unknown-revision'
  | 'not-a-repository'
  | 'unsupported-event'
  | 'missing-token';

/** The message gives the reason and the next step, one sentence each. Both entries print it and exit with 2. */
export class UserError extends Error {
  readonly code: UserErrorCode;

  constructor(code: UserErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UserError';
    this.code = code;
  }
}

/** The message for an unexpected error: nothing was proven, and the user is not at fault. */
export function bugReport(error: unknown): string {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `Lockproof stopped because of a bug (${said.slice(0, 300)}), so nothing was proven; please report it with the lock file that shows it.`;
}
