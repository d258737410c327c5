import { quoted } from '../quoted.ts';
import { AddressError, type AddressErrorCode } from './address-error.ts';
import { lookupToUnicode, lookupWithUnderscores } from './idna.ts';

/**
 * Reads a provider type as Terraform's `ParseProviderPart` does: one IDNA label without `--`, in lower case and NFC, of any length.
 *
 * @throws AddressError `invalid-type`.
 */
export function parseProviderType(text: string): string {
  return foldPart(text, lookupToUnicode) ?? refusePart('invalid-type', 'type', text);
}

/**
 * Reads a provider namespace: as a type, but Terraform since 1.16 accepts `_` inside it.
 *
 * @param underscore Whether to accept that.
 * @throws AddressError `invalid-namespace` or `underscore-namespace`.
 */
export function parseProviderNamespace(text: string, underscore: boolean): string {
  const folded = foldPart(text, lookupToUnicode);
  if (folded !== null) {
    return folded;
  }
  const withUnderscores = foldPart(text, lookupWithUnderscores);
  if (withUnderscores === null) {
    return refusePart('invalid-namespace', 'namespace', text);
  }
  if (!underscore) {
    throw new AddressError(
      'underscore-namespace',
      `The provider namespace ${quoted(text)} has an underscore: Terraform 1.16 and later accept it, earlier Terraform and OpenTofu do not.`,
    );
  }
  return withUnderscores;
}

/** `--` is refused before folding, and with it all punycode. */
function foldPart(text: string, fold: (label: string) => string | null): string | null {
  return text === '' || text.includes('.') || text.includes('--') ? null : fold(text);
}

function refusePart(code: AddressErrorCode, noun: string, text: string): never {
  throw new AddressError(
    code,
    `${quoted(text)} is not a valid provider ${noun}: only letters, digits and single dashes, with no dash at either end.`,
  );
}
