/** What a user got wrong: an input, a flag, a revision. Everything else that is thrown is a bug. */
export type UserErrorCode =
  | 'invalid-input'
  | 'invalid-policy'
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

/** What a user reads when something was thrown that nobody expected: nothing was proven, and that is not their fault. */
export function bugReport(error: unknown): string {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `Lockproof stopped on an error of its own (${said.slice(0, 300)}), so nothing was proven; please report it with the lock file that shows it.`;
}
