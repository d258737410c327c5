/** An error with a code for programs and a message for people. */
export class CodedError<Code extends string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A mistake of the user: an input, a flag, a revision. Everything else that is thrown is a bug. */
type UserErrorCode =
  | 'invalid-input'
  | 'invalid-policy'
  | 'invalid-shared-policy'
  | 'unknown-revision'
  | 'not-a-repository'
  | 'unsupported-event'
  | 'missing-token';

interface MistakePlace {
  readonly path: string;
  readonly line: number;
}

/** The reason and the next step, one line for each mistake. Both entries print it and exit with 2. */
export class UserError extends CodedError<UserErrorCode> {
  override readonly name = 'UserError';
  /** For each line of the message, where the mistake is in a file of the repository; empty: in none. */
  private readonly places: readonly MistakePlace[];

  constructor(
    code: UserErrorCode,
    message: string,
    { places = [], ...options }: ErrorOptions & { readonly places?: readonly MistakePlace[] } = {},
  ) {
    super(code, message, options);
    this.places = places;
  }

  get mistakes(): readonly { readonly message: string; readonly place: MistakePlace | null }[] {
    return this.message.split('\n').map((message, index) => ({ message, place: this.places[index] ?? null }));
  }
}

export function invalidInput(message: string, options?: ErrorOptions): UserError {
  return new UserError('invalid-input', message, options);
}

/** Nothing was judged, by no fault of the user. Both entries print reason and next step; exit code 3. */
export class NotJudgedError extends Error {
  override readonly name: string = 'NotJudgedError';
}

/** Nobody reads more at once, and a broken policy may have thousands (T29). */
export const mostMistakes = 50;

/** Mistakes in the policy file, each as `path:line: what is wrong`. */
export function policyError(
  all: readonly (MistakePlace & { readonly says: string })[],
  options: ErrorOptions = {},
): UserError {
  const mistakes = all.slice(0, mostMistakes);
  const message = mistakes.map(({ path, line, says }) => `${path}:${line}: ${says}`).join('\n');
  return new UserError('invalid-policy', message, { ...options, places: mistakes });
}

/** The message for an unexpected error: nothing was proven, and the user is not at fault. */
export function bugReport(error: unknown): string {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `Lockproof stopped because of a bug (${said.slice(0, 300)}), so nothing was proven; please report it with the lock file that shows it.`;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of an error of the system, such as `ENOSPC`; `null` if it has none. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}

/** The same for the end of a sentence: ` (ENOSPC)`. */
export function codeInBrackets(error: unknown): string {
  const code = codeOf(error);
  return code === null ? '' : ` (${code})`;
}

/** The result of `work`; `null` if it throws an error of this kind. */
export function orNull<T>(work: () => T, kind: abstract new (...args: never) => Error = Error): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof kind) return null;
    throw error;
  }
}

const longest = 120;

/** Text from outside for our sentences: quoted, on one line, cut. Each channel still escapes it. */
export function quoted(text: string): string {
  const characters = Array.from(text.slice(0, 2 * longest));
  const whole = characters.length <= longest && text.length <= 2 * longest;
  return JSON.stringify(whole ? text : `${characters.slice(0, longest - 1).join('')}…`);
}

/** `U+0430` */
export function characterName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** In single quotes, only the single quote has a meaning to a shell. */
export function shellWord(text: string): string {
  return /^[\w./][\w./:=@,-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** A folder may be called `--prune`, which every program reads as an option (T100). */
export const shellPath = (path: string): string => shellWord(path.replace(/^-/, './-'));
