import { hashOfZip } from '../hash.ts';
import type { SignatureCheck } from '../openpgp/signature.ts';
import { type PackageName, platformOf } from '../package/package-filename.ts';

/** One SHA256SUMS document and the result of checking its signature. */
export interface ShasumsDocument {
  readonly url: string;
  /** SHA-256 of its bytes in hex. */
  readonly sha256: string;
  readonly entries: readonly ShasumsEntry[];
  readonly signature: SignatureCheck;
}

export interface ShasumsEntry {
  /** `zh:` and 64 lower-case hex digits. */
  readonly hash: string;
  readonly filename: string;
  /** `linux_amd64` if the file name is that of a package of this version, else `null` (a manifest, an SBOM). */
  readonly platform: string | null;
}

/** White space as Go defines it (`unicode.IsSpace`), which differs from `\s` in JavaScript. */
const whiteSpace = /[\t\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

const digest = /^[0-9a-f]{64}$/i;

/** Reads the lines of a SHA256SUMS document and skips others; `name` tells packages from other files. */
export function parseShasums(bytes: Uint8Array, name: PackageName): readonly ShasumsEntry[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const entries: ShasumsEntry[] = [];
  for (const line of text.split('\n')) {
    const entry = parseLine(line, name);
    if (entry !== null) entries.push(entry);
  }
  return entries;
}

/** Whether a line is blank. Terraform and OpenTofu crash on such a document, so no honest lock file comes from it. */
export function hasBlankLine(bytes: Uint8Array): boolean {
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.some((line) => line.split(whiteSpace).every((field) => field === ''));
}

function parseLine(line: string, name: PackageName): ShasumsEntry | null {
  const [hex, filename] = line.split(whiteSpace).filter((field) => field !== '');
  if (hex === undefined || filename === undefined || !digest.test(hex)) return null;
  return { hash: hashOfZip(hex.toLowerCase()), filename, platform: platformOf(filename, name) };
}

/** The entry that Terraform would compare the package with: the first line with that name. */
export function entryOf(document: ShasumsDocument, filename: string): ShasumsEntry | undefined {
  return document.entries.find((entry) => entry.filename === filename);
}
