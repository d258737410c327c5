import { complaintAboutAddress, complaintAboutConstraints, complaintAboutVersion } from './checks.ts';
import { headerOf, isPrintable, mostProviders, type ProviderLock, printProvider } from './lock-file.ts';
import { compareAddresses, compareBytes } from './order.ts';

/**
 * Reads the layout that Terraform, OpenTofu and the bots write, line by line, with providers and hashes in
 * any order. The reading counts only if printing it gives the same text; else `null`, and the other reader
 * reads the file (T31). `canonical` is false if order, repetition, header or the last newline differ from the
 * output of the tools. It stops at the first unexpected line of a hostile text (T30).
 */
export function readCanonical(text: string) {
  const tool = (['terraform', 'tofu'] as const).find((each) => text.startsWith(headerOf(each))) ?? null;
  const header = tool === null ? '' : headerOf(tool);
  const finalNewline = text.endsWith('\n');
  const providers = readProviders(finalNewline ? text : `${text}\n`, header);
  if (providers === null || (providers.length === 0 && tool === null)) return null;
  const printed = header + providers.map(printProvider).join('');
  if ((finalNewline ? printed : printed.slice(0, -1)) !== text) return null;
  if (tool === null) return { lockFile: { providers }, canonical: false };
  return { lockFile: { providers, tool }, canonical: finalNewline && isInOrder(providers) };
}

function readProviders(text: string, header: string): readonly ProviderLock[] | null {
  const lines = new Lines(text, header.length, header === '' ? 1 : 3);
  const providers: ProviderLock[] = [];
  const seen = new Set<string>();
  while (!lines.atEnd()) {
    const provider = readProvider(lines);
    if (provider === null || seen.has(provider.address) || providers.length === mostProviders) return null;
    seen.add(provider.address);
    providers.push(provider);
  }
  return providers;
}

function readProvider(lines: Lines): ProviderLock | null {
  if (!lines.take('')) return null;
  const block = lines.number;
  const address = lines.between('provider "', '" {');
  if (address === null || !isPlain(address) || complaintAboutAddress(address) !== null) return null;
  const versionLine = lines.number;
  const aligned = lines.between('  version     = "', '"');
  const version = aligned ?? lines.between('  version = "', '"');
  if (version === null || complaintAboutVersion(version) !== null) return null;
  const constraintsLine = aligned === null ? null : lines.number;
  const constraints = aligned === null ? null : lines.between('  constraints = "', '"');
  if (constraints === null ? aligned !== null : complaintAboutConstraints(constraints) !== null) return null;
  const listLine = lines.number;
  const hashes = lines.take('  hashes = [') ? readHashes(lines) : [];
  if (hashes === null || !lines.take('}')) return null;
  const where = { block, version: versionLine, constraints: constraintsLine };
  const hashLines = hashes.map((_, index) => listLine + 1 + index);
  const hashesArgument = hashes.length === 0 ? null : listLine;
  return { address, version, constraints, hashes, lines: { ...where, hashes: hashLines, hashesArgument } };
}

/** The hashes up to the closing bracket; `null` if there are none, or if a line is not a plain hash. */
function readHashes(lines: Lines): readonly string[] | null {
  const hashes: string[] = [];
  while (!lines.take('  ]')) {
    const hash = lines.between('    "', '",');
    if (hash === null || hash.indexOf(':') < 1 || !isPlain(hash)) return null;
    hashes.push(hash);
  }
  return hashes.length === 0 ? null : hashes;
}

/** Whether a text is its own value in quotes: no quote, escape, template, unprintable character; in NFC. */
function isPlain(text: string): boolean {
  if (/^[\w:/+=.-]*$/.test(text)) return true;
  return isPrintable(text) && !/["\\]|[$%]\{/.test(text) && text.normalize('NFC') === text;
}

function isInOrder(providers: readonly ProviderLock[]): boolean {
  const addresses = providers.map((provider) => provider.address);
  return (
    isAscending(addresses, compareAddresses) && providers.every((p) => isAscending(p.hashes, compareBytes))
  );
}

function isAscending(texts: readonly string[], compare: (a: string, b: string) => number): boolean {
  return texts.every((text, index) => index === 0 || compare(texts[index - 1] ?? '', text) < 0);
}

/** A cursor over lines that all end in a newline. */
class Lines {
  readonly #text: string;
  #offset: number;
  /** 1-based, of the next line. */
  number: number;

  constructor(text: string, offset: number, number: number) {
    this.#text = text;
    this.#offset = offset;
    this.number = number;
  }

  atEnd(): boolean {
    return this.#offset === this.#text.length;
  }

  take(line: string): boolean {
    return this.between(line, '') === '';
  }

  /** Takes the next line and returns the text between the two; `null`: it does not match and stays. */
  between(prefix: string, suffix: string): string | null {
    if (!this.#text.startsWith(prefix, this.#offset)) return null;
    const end = this.#text.indexOf('\n', this.#offset);
    const start = this.#offset + prefix.length;
    if (end - suffix.length < start || !this.#text.startsWith(suffix, end - suffix.length)) return null;
    this.#offset = end + 1;
    this.number += 1;
    return this.#text.slice(start, end - suffix.length);
  }
}
