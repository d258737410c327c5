import type { LockFile, LockFileTool, ProviderLock } from './lock-file.ts';
import { compareAddresses, compareBytes } from './order.ts';

type PrintedLock = Pick<ProviderLock, 'address' | 'version' | 'constraints' | 'hashes'>;

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
export function printProvider({ address, version, constraints, hashes }: PrintedLock): string {
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
