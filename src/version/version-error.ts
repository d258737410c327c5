import { CodedError } from '../errors.ts';

type VersionErrorCode =
  /** Longer than any real version or constraint; nothing was read. */
  | 'too-long'
  | 'empty'
  /** Text that does not belong to a version or constraint. */
  | 'invalid-characters'
  /** An operator that Terraform does not know, or any operator where a single version belongs. */
  | 'invalid-operator'
  /** A space in a wrong place, or more than one after an operator. */
  | 'invalid-spacing'
  | 'missing-number'
  | 'too-many-numbers'
  /** A number of 2^64 or more: Terraform crashes on it. */
  | 'number-too-large'
  | 'v-prefix'
  | 'wildcard'
  | 'missing-comma';

/** The message is raw text: the code that shows it escapes it. */
export class VersionError extends CodedError<VersionErrorCode> {
  override readonly name = 'VersionError';
}

export function refuse(code: VersionErrorCode, message: string): never {
  throw new VersionError(code, message);
}

/** Throws before any work is done on a text that is too long. */
export function refuseLongText(text: string, limit: number, what: string): void {
  if (text.length > limit) refuse('too-long', `${what} may have at most ${limit} characters.`);
}
