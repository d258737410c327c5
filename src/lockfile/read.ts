import type { Patience } from '../hcl/convert.ts';
import type { Fault } from '../hcl/fault.ts';
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
 * Reads a lock file. In the layout of the tools, printing the values must give the same file; any other file
 * is read by two readers that must agree, Lockproof's own and HashiCorp's HCL parser. Never throws; anything
 * uncertain is an error in `problems`.
 * @param content at most 10 MiB, or 1 MiB in any layout but that of the tools
 */
export function readLockFile(content: Uint8Array | string, options: ReadOptions = {}): LockFileReading {
  if (content.length > mostCanonicalBytes) return tooLarge(mostCanonicalBytes);
  const text = typeof content === 'string' ? content : decodeUtf8(content);
  const canonical = readCanonical(text);
  if (canonical !== null) return { ...canonical, problems: [] };
  if (text.length > mostBytes) return tooLarge(mostBytes);
  const positions = new Positions(text);
  return readTwice(text, positions, options);
}

/** The library's way to read a lock file: `lockFile` is `null` if any problem is an error. */
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

/** The faults. The sign of a merge conflict comes first, because it explains the others. */
function explain(text: string, faults: readonly Fault[], positions: Positions): readonly Fault[] {
  const conflict = /^(?:<{7}|>{7}|={7}|\|{7})(?= |\r?$)/m.exec(text);
  if (conflict === null) return faults;
  const line = positions.lineAt(conflict.index);
  const same = faults.find((fault) => positions.lineAt(fault.offset) === line);
  if (same === undefined) return faults;
  const detail = 'This looks like a committed merge conflict.';
  const first = { summary: same.summary, detail, offset: conflict.index };
  return [first, ...faults.filter((fault) => fault !== same)];
}

function problemOf({ summary, detail, offset }: Fault, severity: Problem['severity'], positions: Positions) {
  return { severity, summary, detail, ...positions.at(offset) };
}

function tooLarge(limit: number): LockFileReading {
  const detail = `A lock file of this layout may have at most ${limit} bytes.`;
  return unreadable([{ severity: 'error', summary: 'File too large', detail, line: 1, column: 1 }]);
}

function unreadable(problems: readonly Problem[]): LockFileReading {
  return { lockFile: null, problems, canonical: false };
}
