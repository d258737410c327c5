import { convertHcl } from '../hcl/convert.ts';
import type { Fault } from '../hcl/fault.ts';
import { decodeUtf8, Positions } from '../hcl/text.ts';
import { quoted } from '../quoted.ts';
import { disagreement } from './agreement.ts';
import { readCanonical } from './canonical-reader.ts';
import { recognise, recogniseBinary } from './foreign.ts';
import { readLiteral } from './literal-reader.ts';
import type { LockFile, LockFileReading, Problem } from './lock-file.ts';

/** A file in the tools' layout: the largest real one has 25 kB. */
export const mostCanonicalBytes = 10 * 1024 * 1024;
/** A file in any other layout, for which work is done twice. */
export const mostBytes = 1024 * 1024;

export interface ReadOptions {
  /** Stands in messages of the HCL parser; no file is opened. */
  readonly path?: string;
}

/**
 * Reads a lock file. One in the layout of the tools is believed because printing it gives the file back; any other is read by two readers that
 * must agree, Lockproof's own and HashiCorp's HCL parser. Never throws, and what it could not read for certain is an error in `problems`.
 *
 * @param content The bytes of the file, or its text. At most 10 MiB, 1 MiB where the layout is not that of the tools.
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
  return readTwice(text, positions, options.path ?? '.terraform.lock.hcl');
}

/**
 * The library's way to read a lock file: all or nothing.
 *
 * @returns `lockFile` is `null` as soon as one problem is an error.
 */
export function parseLockFile(
  text: string,
  options: ReadOptions = {},
): { readonly lockFile: LockFile | null; readonly problems: readonly Problem[] } {
  const { lockFile, problems } = readLockFile(text, options);
  return { lockFile: problems.some(({ severity }) => severity === 'error') ? null : lockFile, problems };
}

function readTwice(text: string, positions: Positions, path: string): LockFileReading {
  const { lockFile, faults, warnings } = readLiteral(text, positions);
  const errors = faults.length > 0 ? explain(text, faults, positions) : compareReaders(text, lockFile, path);
  const problems = [
    ...errors.map((fault) => problemOf(fault, 'error', positions)),
    ...warnings.map((fault) => problemOf(fault, 'warning', positions)),
  ];
  if (errors.length > 0 && lockFile.providers.length === 0) return unreadable(problems);
  return { lockFile, problems, canonical: false };
}

/** The faults, led by what the file looks like where that is the better explanation. */
function explain(text: string, faults: readonly Fault[], positions: Positions): readonly Fault[] {
  const foreign = recognise(text);
  if (foreign === null) return faults;
  if (foreign.whole) return [foreign.fault];
  const line = positions.lineAt(foreign.fault.offset);
  const same = faults.find((fault) => positions.lineAt(fault.offset) === line);
  if (same === undefined) return faults;
  return [{ ...foreign.fault, summary: same.summary }, ...faults.filter((fault) => fault !== same)];
}

function compareReaders(text: string, lockFile: LockFile, path: string): readonly Fault[] {
  const reply = convertHcl(path, text);
  switch (reply.kind) {
    case 'refused': {
      const detail = `HashiCorp's HCL parser does not read this file: ${quoted(reply.reason)}.`;
      return [{ summary: 'Readers disagree', detail, offset: 0 }];
    }
    case 'converted': {
      const difference = disagreement(lockFile, reply.value);
      if (difference === null) return [];
      const detail = `HashiCorp's HCL parser reads this file differently: ${difference}.`;
      return [{ summary: 'Readers disagree', detail, offset: 0 }];
    }
  }
}

function problemOf(
  { summary, detail, offset }: Fault,
  severity: Problem['severity'],
  positions: Positions,
): Problem {
  return { severity, summary, detail, ...positions.at(offset) };
}

function tooLarge(limit: number): LockFileReading {
  const detail = `A lock file of this layout may have ${limit} bytes at most.`;
  return unreadable([{ severity: 'error', summary: 'File too large', detail, line: 1, column: 1 }]);
}

function unreadable(problems: readonly Problem[]): LockFileReading {
  return { lockFile: null, problems, canonical: false };
}
