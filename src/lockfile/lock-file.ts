import type { Diagnostic } from '../hcl/parse.ts';
import { compareAddresses, compareBytes } from './order.ts';

/** The content of one `.terraform.lock.hcl`. Values are the text of the file; nothing is normalised. */
export interface LockFile {
  readonly providers: readonly ProviderLock[];
  /** The tool that the file's header names; left out if the file does not begin with such a header. */
  readonly tool?: LockFileTool;
}

export type LockFileTool = 'terraform' | 'tofu';

/** More than any configuration needs, and few enough to check one by one: the largest real file has 17. */
export const mostProviders = 5000;

/** One `provider "…" {}` block. */
export interface ProviderLock {
  /** Canonical provider source address: `registry.terraform.io/hashicorp/aws`. */
  readonly address: string;
  readonly version: string;
  /** As recorded; `null` if the argument is absent. Only a hint: Terraform decides nothing with them. */
  readonly constraints: string | null;
  /** In the order of the file, with duplicates. Empty if there is no list: then Terraform checks nothing. */
  readonly hashes: readonly string[];
  readonly lines: ProviderLockLines;
}

/** 1-based line numbers. */
export interface ProviderLockLines {
  readonly block: number;
  readonly version: number;
  readonly constraints: number | null;
  /** One entry per hash, in the order of `hashes`. */
  readonly hashes: readonly number[];
  /** The line of the `hashes` argument; `null` if it is absent. */
  readonly hashesArgument: number | null;
}

/** Something wrong in a lock file, at the place where Terraform reports it. */
export interface Problem extends Diagnostic {
  readonly severity: 'error' | 'warning';
}

export interface LockFileReading {
  /** Everything that could be read, even if `problems` has errors; `null` if the file is not HCL. */
  readonly lockFile: LockFile | null;
  readonly problems: readonly Problem[];
  /** Whether the file is byte for byte what Terraform or OpenTofu prints. The known bots print the same. */
  readonly canonical: boolean;
}

/** The two comment lines that the tool writes at the top of every lock file. */
export function headerOf(tool: LockFileTool): string {
  return `# This file is maintained automatically by "${tool} init".\n# Manual edits may be lost in future updates.\n`;
}

/** The file as the tool (`lockFile.tool`) would write it, byte for byte (`SaveLocksToBytes`). */
export function printLockFile(lockFile: LockFile): string {
  const providers = lockFile.providers
    .toSorted((a, b) => compareAddresses(a.address, b.address))
    .map((provider) => ({ ...provider, hashes: [...new Set(provider.hashes)].toSorted(compareBytes) }));
  return headerOf(lockFile.tool ?? 'terraform') + providers.map(printProvider).join('');
}

/** One block in Terraform's layout with the empty line before it; the order of the hashes is kept. */
export function printProvider({
  address,
  version,
  constraints,
  hashes,
}: Omit<ProviderLock, 'lines'>): string {
  const aligned = constraints !== null && constraints !== '';
  const head = aligned
    ? `  version     = ${quote(version)}\n  constraints = ${quote(constraints)}\n`
    : `  version = ${quote(version)}\n`;
  return `\nprovider ${quote(address)} {\n${head}${printHashes(hashes)}}\n`;
}

function printHashes(hashes: readonly string[]): string {
  if (hashes.length === 0) return '';
  return `  hashes = [\n${hashes.map((hash) => `    ${quote(hash)},\n`).join('')}  ]\n`;
}

const escapes = new Map([
  ['\\', '\\\\'],
  ['"', '\\"'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ['${', '$${'],
  ['%{', '%%{'],
]);

/** Whether HCL prints each character of a text as itself (Go's `unicode.IsPrint`), and not as an escape. */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text);
}

const unprintable = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;

/** An HCL string literal. Values of canonical files need no escape, but a value from elsewhere may. */
function quote(text: string): string {
  const plain = text.replace(/[\\"\n\r\t]|[$%]\{/g, (found) => escapes.get(found) ?? found);
  return `"${isPrintable(plain) ? plain : Array.from(plain, escaped).join('')}"`;
}

function escaped(character: string): string {
  if (isPrintable(character)) return character;
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}
