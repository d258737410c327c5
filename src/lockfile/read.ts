import type { Patience } from '../hcl/convert.ts';
import { type Fault, itemRequired } from '../hcl/fault.ts';
import { decodeUtf8, Positions } from '../hcl/text.ts';
import { compareWithHashiCorp } from './agreement.ts';
import { readCanonical } from './canonical-reader.ts';
import { readLiteral } from './literal-reader.ts';
import type { LockFile, LockFileReading, Problem } from './lock-file.ts';

/** A file in the tools' layout: the largest real one has 25 kB. */
export const mostCanonicalBytes = 10 * 1024 * 1024;
/** A file in any other layout: two readers read it, so the limit is smaller. */
const mostBytes = 1024 * 1024;

interface ReadOptions {
  /** Used in messages of the HCL parser only; no file is opened. */
  readonly path?: string;
  /** The time of the HCL parser that the files of a run share; left out: this file has its own. */
  readonly patience?: Patience | undefined;
}

/**
 * Reads a lock file. For a file in the layout of the tools, printing the values must give the same file. Two readers read any other file
 * and must agree: Lockproof's own and HashiCorp's HCL parser. Never throws; anything that it cannot read with certainty is an error in
 * `problems`.
 *
 * @param content The bytes of the file, or its text. At most 10 MiB, or 1 MiB in another layout than that of the tools.
 */
export function readLockFile(content: Uint8Array | string, options: ReadOptions = {}): LockFileReading {
  if (content.length > mostCanonicalBytes) return tooLarge(mostCanonicalBytes);
  const text = typeof content === 'string' ? content : decodeUtf8(content);
  const canonical = readCanonical(text);
  if (canonical !== null) return { ...canonical, problems: [] };
  if (text.length > mostBytes) return tooLarge(mostBytes);
  const positions = new Positions(text);
  const binary = recogniseBinary(text);
  if (binary !== null) return unreadable([problemOf(binary, 'error', positions)]);
  return readTwice(text, positions, options);
}

/**
 * The library's way to read a lock file: all or nothing.
 *
 * @returns `lockFile` is `null` if any problem is an error.
 */
export function parseLockFile(
  text: string,
  options: ReadOptions = {},
): { readonly lockFile: LockFile | null; readonly problems: readonly Problem[] } {
  const { lockFile, problems } = readLockFile(text, options);
  return { lockFile: problems.some(({ severity }) => severity === 'error') ? null : lockFile, problems };
}

function readTwice(
  text: string,
  positions: Positions,
  { path = '.terraform.lock.hcl', patience }: ReadOptions,
): LockFileReading {
  const { lockFile, faults, warnings } = readLiteral(text, positions);
  const errors =
    faults.length > 0
      ? explain(text, faults, positions)
      : compareWithHashiCorp(text, lockFile, path, patience);
  const problems = [
    ...errors.map((fault) => problemOf(fault, 'error', positions)),
    ...warnings.map((fault) => problemOf(fault, 'warning', positions)),
  ];
  if (errors.length > 0 && lockFile.providers.length === 0) return unreadable(problems);
  return { lockFile, problems, canonical: false };
}

/** The faults. If the file looks like something else, that comes first, because it explains more. */
function explain(text: string, faults: readonly Fault[], positions: Positions): readonly Fault[] {
  const foreign = recognise(text);
  if (foreign === null) return faults;
  if (foreign.whole) return [foreign.fault];
  const line = positions.lineAt(foreign.fault.offset);
  const same = faults.find((fault) => positions.lineAt(fault.offset) === line);
  if (same === undefined) return faults;
  return [{ ...foreign.fault, summary: same.summary }, ...faults.filter((fault) => fault !== same)];
}

function problemOf(
  { summary, detail, offset }: Fault,
  severity: Problem['severity'],
  positions: Positions,
): Problem {
  return { severity, summary, detail, ...positions.at(offset) };
}

function tooLarge(limit: number): LockFileReading {
  const detail = `A lock file of this layout may have at most ${limit} bytes.`;
  return unreadable([{ severity: 'error', summary: 'File too large', detail, line: 1, column: 1 }]);
}

function unreadable(problems: readonly Problem[]): LockFileReading {
  return { lockFile: null, problems, canonical: false };
}

/** A well-known kind of file that is not a lock file. */
interface Foreign {
  readonly fault: Fault;
  /** Whether this fault replaces all others. */
  readonly whole: boolean;
}

const oddCharacters = /(?![\t-\r])[\p{Cc}\p{Cs}]/gu;
const fewestOddCharacters = 8;

/** Recognises a file in which one character in ten does not belong in text; parsing it would not help. */
function recogniseBinary(text: string): Fault | null {
  const sample = text.slice(0, 4096);
  const odd = sample.match(oddCharacters)?.length ?? 0;
  if (odd < fewestOddCharacters || odd * 10 < sample.length) return null;
  const detail = isWide(text)
    ? 'The file looks like UTF-16; a lock file is UTF-8.'
    : 'The file looks binary; a lock file is text.';
  return { summary: 'Invalid character', detail, offset: sample.search(oddCharacters) };
}

/** Two bytes per character: with a byte order mark, or with every other byte zero. */
function isWide(text: string): boolean {
  if (/^(?:\u{dcff}\u{dcfe}|\u{dcfe}\u{dcff})/u.test(text)) return true;
  const zeros = Array.from(text.slice(0, 4), (character) => (character === '\0' ? '0' : 'x')).join('');
  return zeros === '0x0x' || zeros === 'x0x0';
}

/** What an unreadable text looks like; `null` if it looks like nothing well known. */
function recognise(text: string): Foreign | null {
  const conflict = /^(?:<{7}|>{7}|={7}|\|{7})(?= |\r?$)/m.exec(text);
  if (conflict !== null) return foreign(conflict.index, 'looks like a committed merge conflict', false);
  const start = text.search(/[^\s\ufeff]/);
  if (start === -1) return null;
  const head = text.slice(start, start + 64);
  const [, what] = kindsOfFile.find(([pattern]) => pattern.test(head)) ?? [];
  return what === undefined ? null : foreign(start, what, true);
}

const kindsOfFile: readonly (readonly [beginsWith: RegExp, what: string])[] = [
  [/^[{[]/, 'looks like JSON; a lock file is native HCL syntax'],
  [/^version https:\/\/git-lfs\./, 'looks like a Git LFS pointer, not like the file itself'],
  [/^<(?:!doctype|html|\?xml)/i, 'looks like HTML or XML'],
  [/^(?:---|%YAML)/, 'looks like YAML; a lock file is HCL'],
];

function foreign(offset: number, what: string, whole: boolean): Foreign {
  return { fault: { summary: itemRequired, detail: `This ${what}.`, offset }, whole };
}
