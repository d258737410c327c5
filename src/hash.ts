/* The hash schemes. No other file spells the prefix of one. */

interface Scheme {
  /** `zip`: the SHA-256 of the published file. `files`: a digest of its files, packed or not. */
  readonly of: 'zip' | 'files';
  /** Why a value can never match; `null` if it could. */
  readonly faultOf: (value: string) => string | null;
}

/** The schemes that Terraform and OpenTofu know. Every other scheme loads silently and is never checked. */
const schemes = {
  h1: { of: 'files', faultOf: faultOfBase64 },
  zh: { of: 'zip', faultOf: faultOfHex },
} as const satisfies Record<string, Scheme>;

export type HashScheme = keyof typeof schemes;

/** In the order of the reports. */
export const hashSchemes: readonly HashScheme[] = ['h1', 'zh'];

/** Why a hash of any other scheme has no effect. */
export const otherSchemeIgnored: string = `Terraform checks only ${hashSchemes.join(' and ')}, and ignores every other scheme`;

type ParsedHash =
  /** A hash that could match a package. */
  | { readonly kind: 'known'; readonly scheme: HashScheme; readonly value: string }
  /** A known scheme with a value that can never match: Terraform loads it, but it has no effect. */
  | { readonly kind: 'malformed'; readonly scheme: HashScheme; readonly reason: string }
  /** Terraform loads it, but never checks it. */
  | { readonly kind: 'unknown-scheme'; readonly scheme: string }
  /** Terraform refuses the file: `Invalid provider hash string`. */
  | { readonly kind: 'no-scheme' };

/** Reads a hash as Terraform's `ParseHash` does: the scheme is before the first colon, case-sensitive, not empty. It also checks the value: lower-case hex for `zh`, padded base64 for `h1` (T7). */
export function parseHash(text: string): ParsedHash {
  const colon = text.indexOf(':');
  if (colon < 1) return { kind: 'no-scheme' };
  const scheme = schemeOf(text);
  if (scheme === null) return { kind: 'unknown-scheme', scheme: text.slice(0, colon) };
  const value = text.slice(colon + 1);
  const reason = schemes[scheme].faultOf(value);
  return reason === null ? { kind: 'known', scheme, value } : { kind: 'malformed', scheme, reason };
}

/** The scheme by which Terraform checks a package, also of a malformed value; `null` if it checks nothing. */
export function schemeOf(text: string): HashScheme | null {
  return hashSchemes.find((scheme) => text.startsWith(`${scheme}:`)) ?? null;
}

/* Whether Terraform would check a package against a hash: at all, its zip, its files. Also if malformed. */

export function isChecked(text: string): boolean {
  return schemeOf(text) !== null;
}

export function isOfZip(text: string): boolean {
  return isOf('zip', text);
}

export function isOfFiles(text: string): boolean {
  return isOf('files', text);
}

function isOf(what: Scheme['of'], text: string): boolean {
  const scheme = schemeOf(text);
  return scheme !== null && schemes[scheme].of === what;
}

/* The same without malformed values, which never match. */

export function isSoundOfZip(text: string): boolean {
  return isOfZip(text) && parseHash(text).kind === 'known';
}

export function isSoundOfFiles(text: string): boolean {
  return isOfFiles(text) && parseHash(text).kind === 'known';
}

/** @param sha256 64 lower-case hex digits */
export function hashOfZip(sha256: string): string {
  return `zh:${sha256}`;
}

/** The SHA-256 of a zip, in hex. @param hash one for which {@link isOfZip} holds */
export function zipDigest(hash: string): string {
  return hash.slice('zh:'.length);
}

/** @param digest of the lines that name the files of a package with their digests */
export function hashOfFiles(digest: Uint8Array): string {
  return `h1:${Buffer.from(digest).toString('base64')}`;
}

const sha256HexLength = 64;
const sha256Base64Length = 44;

function faultOfHex(value: string): string | null {
  if (value === '') return 'the value is empty';
  if (/[^0-9a-fA-F]/.test(value)) return 'a zh value consists of the hex digits 0-9 and a-f only';
  if (/[A-F]/.test(value))
    return 'the hex digits are in upper case, and Terraform compares them letter for letter with lower case';
  if (value.length !== sha256HexLength) return `expected ${sha256HexLength} hex digits, got ${value.length}`;
  return null;
}

function faultOfBase64(value: string): string | null {
  if (value === '') return 'the value is empty';
  if (/[-_]/.test(value))
    return 'the value is in the URL-safe alphabet; h1 uses standard base64 with + and /';
  if (/[^A-Za-z0-9+/=]/.test(value)) return 'the value is not base64';
  if (value.length === sha256Base64Length - 1 && !value.includes('=')) return 'the padding "=" is missing';
  if (value.length !== sha256Base64Length)
    return `expected ${sha256Base64Length} base64 characters, got ${value.length}`;
  if (!/^[^=]{43}=$/.test(value)) return 'the value is not the base64 of a SHA-256, which ends in one "="';
  // The last character has only four bits of the hash, so the same bytes have several spellings.
  if (Buffer.from(value, 'base64').toString('base64') !== value)
    return 'the value is not the base64 of a SHA-256';
  return null;
}
