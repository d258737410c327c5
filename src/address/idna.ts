import { type ProcessingOptions, toASCII, toUnicode } from 'tr46';

/** The lookup profile of Go's `x/net/idna`, by which Terraform reads provider addresses: nontransitional, strict ASCII, no DNS lengths. A very new character may pass here and be refused there. */
const lookupProfile: ProcessingOptions = {
  checkHyphens: true,
  checkBidi: true,
  checkJoiners: true,
  useSTD3ASCIIRules: true,
  transitionalProcessing: false,
};

/** A domain name in ASCII (punycode), mapped and checked; `null` if it is not valid. */
export function lookupToAscii(domain: string): string | null {
  return toASCII(domain, lookupProfile);
}

/** A domain name in Unicode, mapped and checked; `null` if it is not valid. */
export function lookupToUnicode(domain: string): string | null {
  const { domain: mapped, error } = toUnicode(domain, lookupProfile);
  return error ? null : mapped;
}

/** Like {@link lookupToUnicode}, but `_` counts as a letter except at either end. */
export function lookupWithUnderscores(domain: string): string | null {
  const { domain: mapped, error } = toUnicode(domain, { ...lookupProfile, useSTD3ASCIIRules: false });
  if (error || mapped.startsWith('_') || mapped.endsWith('_')) return null;
  return /^(?:[a-z0-9_.-]|\P{ASCII})*$/u.test(mapped) ? mapped : null;
}
