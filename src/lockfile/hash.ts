/** The schemes that Terraform and OpenTofu know. Every other scheme loads silently and is never checked. */
export type HashScheme = 'h1' | 'zh';

/** One string of a `hashes` list. */
type ParsedHash =
  /** A hash that could match a package. */
  | { readonly kind: 'known'; readonly scheme: HashScheme; readonly value: string }
  /** A known scheme with a value that can never match: Terraform loads it, but it has no effect. */
  | { readonly kind: 'malformed'; readonly scheme: HashScheme; readonly reason: string }
  /** Terraform loads it, but never checks it. */
  | { readonly kind: 'unknown-scheme'; readonly scheme: string }
  /** Terraform refuses the file: `Invalid provider hash string`. */
  | { readonly kind: 'no-scheme' };

const sha256HexLength = 64;
const sha256Base64Length = 44;

/**
 * Reads a hash string as Terraform's `ParseHash` does: the scheme is everything before the first colon, case-sensitive, not empty. Unlike
 * Terraform, it also checks the value: `zh` is lower-case hex of a SHA-256, `h1` is standard base64 of one, with padding (T7).
 */
export function parseHash(text: string): ParsedHash {
  const colon = text.indexOf(':');
  if (colon < 1) return { kind: 'no-scheme' };
  const scheme = text.slice(0, colon);
  const value = text.slice(colon + 1);
  if (scheme === 'zh') return judge(scheme, value, reasonAgainstHex(value));
  if (scheme === 'h1') return judge(scheme, value, reasonAgainstBase64(value));
  return { kind: 'unknown-scheme', scheme };
}

/** Whether a text is a hash of this scheme that could match a package. */
export function isHashOfScheme(text: string, scheme: HashScheme): boolean {
  const parsed = parseHash(text);
  return parsed.kind === 'known' && parsed.scheme === scheme;
}

/** Whether Terraform would check a package against this hash. A malformed value counts too: Terraform compares it, and it never matches. */
export function isChecked(text: string): boolean {
  return text.startsWith('h1:') || text.startsWith('zh:');
}

function judge(scheme: HashScheme, value: string, reason: string | null): ParsedHash {
  return reason === null ? { kind: 'known', scheme, value } : { kind: 'malformed', scheme, reason };
}

function reasonAgainstHex(value: string): string | null {
  if (value === '') return 'the value is empty';
  if (/[^0-9a-fA-F]/.test(value)) return 'a zh value consists of the hex digits 0-9 and a-f only';
  if (/[A-F]/.test(value)) {
    return 'the hex digits are in upper case, and Terraform compares them letter for letter with lower case';
  }
  if (value.length !== sha256HexLength) {
    return `expected ${sha256HexLength} hex digits, got ${value.length}`;
  }
  return null;
}

function reasonAgainstBase64(value: string): string | null {
  if (value === '') return 'the value is empty';
  if (/[-_]/.test(value))
    return 'the value is in the URL-safe alphabet; h1 uses standard base64 with + and /';
  if (/[^A-Za-z0-9+/=]/.test(value)) return 'the value is not base64';
  if (value.length === sha256Base64Length - 1 && !value.includes('=')) return 'the padding "=" is missing';
  if (value.length !== sha256Base64Length) {
    return `expected ${sha256Base64Length} base64 characters, got ${value.length}`;
  }
  if (!/^[^=]{43}=$/.test(value)) return 'the value is not the base64 of a SHA-256, which ends in one "="';
  // The last character has only four bits of the hash; another spelling of the same bytes would never be equal as text.
  if (Buffer.from(value, 'base64').toString('base64') !== value)
    return 'the value is not the base64 of a SHA-256';
  return null;
}
