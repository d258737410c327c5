import { CodedError } from '../errors.ts';

export type AddressErrorCode =
  /** Longer than any real address; nothing was read. */
  | 'too-long'
  /** Too few, too many or empty parts. */
  | 'invalid-format'
  | 'invalid-hostname'
  | 'invalid-port'
  /** A host that is never a registry of modules or components. */
  | 'reserved-hostname'
  | 'invalid-namespace'
  /** Would be valid with `underscoreNamespace`. */
  | 'underscore-namespace'
  /** `-` on a host other than the default one. */
  | 'legacy-namespace'
  | 'invalid-type'
  /** A provider type that starts with `terraform-`. */
  | 'redundant-prefix'
  | 'invalid-name'
  | 'invalid-target-system'
  | 'query-string'
  | 'subdirectory-outside';

/** The message is raw text: the code that shows it escapes it. */
export class AddressError extends CodedError<AddressErrorCode> {
  override readonly name = 'AddressError';
}

export function refuse(code: AddressErrorCode, message: string): never {
  throw new AddressError(code, message);
}

/** Longer than every address seen in the wild (60 characters) and in Terraform's own tests (333). */
const longestAddress = 1024;

export function refuseLongAddress(text: string): void {
  if (text.length > longestAddress)
    refuse('too-long', `A source address may have at most ${longestAddress} characters.`);
}
