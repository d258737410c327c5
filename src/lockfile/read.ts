import { quoted } from '../errors.ts';
import type { Patience } from '../hcl/convert.ts';
import { parseHcl } from '../hcl/parse.ts';
import { decodeUtf8, Positions } from '../hcl/text.ts';
import { readCanonical } from './canonical-reader.ts';
import { readLiteral } from './literal-reader.ts';
import type { LockFile, LockFileReading, Problem, ProviderLock } from './lock-file.ts';

/** A file in the tools' layout: the largest real one has 25 kB. */
export const mostCanonicalBytes = 10 * 1024 * 1024;
/** A file in any other layout: two readers read it, so the limit is smaller. */
export const mostBytes = 1024 * 1024;

interface ReadOptions {
  /** Used in messages of the HCL parser only; no file is opened. */
  readonly path?: string;
  /** The time of the HCL parser that the files of a run share; left out: this file has its own. */
  readonly patience?: Patience | undefined;
}

/**
 * Reads a lock file. In the layout of the tools, printing the values must give the same file; any other file
 * must be HCL for HashiCorp's parser, and the values that Lockproof finds in it must be the parser's. Never throws; anything
 * uncertain is an error in `problems`.
 * @param content at most 10 MiB, or 1 MiB in any layout but that of the tools
 * @param patience the time of the HCL parser that the files of a run share; left out: this file has its own
 */
export function readLockFile(content: Uint8Array | string, patience?: Patience): LockFileReading {
  if (content.length > mostCanonicalBytes) return tooLarge(mostCanonicalBytes);
  const text = typeof content === 'string' ? content : decodeUtf8(content);
  const canonical = readCanonical(text);
  if (canonical !== null) return { ...canonical, problems: [] };
  if (text.length > mostBytes) return tooLarge(mostBytes);
  return readTwice(text, patience);
}

/** The library's way to read a lock file: `lockFile` is `null` if any problem is an error. */
export function parseLockFile(
  text: string,
  options: ReadOptions = {},
): { readonly lockFile: LockFile | null; readonly problems: readonly Problem[] } {
  const { lockFile, problems } = readLockFile(text, options.patience);
  return { lockFile: problems.some(({ severity }) => severity === 'error') ? null : lockFile, problems };
}

function readTwice(text: string, patience?: Patience): LockFileReading {
  const positions = new Positions(text);
  const reading = parseHcl(text, patience);
  if (reading.kind === 'refused') {
    const { diagnostics, reason } = reading;
    if (diagnostics.length === 0) return unreadable([disagree(`does not read this file: ${quoted(reason)}`)]);
    const problems = diagnostics.map((one): Problem => ({ severity: 'error', ...one }));
    return unreadable(explained(text, problems, positions));
  }
  const { lockFile, problems } = readLiteral(reading.body, positions);
  if (problems.some(({ severity }) => severity === 'error')) {
    const isNothing = lockFile.providers.length === 0;
    return { lockFile: isNothing ? null : lockFile, problems, canonical: false };
  }
  const difference = disagreement(lockFile, reading.value);
  if (difference === null) return { lockFile, problems, canonical: false };
  // The grammar gets U+FFFD for a byte that is not UTF-8.
  const badByte = text.search(/\p{Cs}/u);
  if (badByte === -1) return unreadable([disagree(`reads this file differently: ${difference}`)]);
  const detail = 'The file has bytes that are not UTF-8.';
  const where = positions.at(badByte);
  return unreadable([{ severity: 'error', summary: 'Invalid character encoding', detail, ...where }]);
}

function disagree(how: string): Problem {
  const detail = `HashiCorp's HCL parser ${how}.`;
  return { severity: 'error', summary: 'Readers disagree', detail, line: 1, column: 1 };
}

/** The detail of the problem at a conflict marker. */
export const mergeConflict = 'This looks like a committed merge conflict.';

/** The sign of a merge conflict comes first, because it explains the others. */
function explained(text: string, problems: readonly Problem[], positions: Positions): readonly Problem[] {
  const conflict = /^(?:<{7}|>{7}|={7}|\|{7})(?= |\r?$)/m.exec(text);
  const at = conflict === null ? null : positions.at(conflict.index);
  const same = problems.find(({ line }) => line === at?.line);
  if (at === null || same === undefined) return problems;
  return [{ ...same, ...at, detail: mergeConflict }, ...problems.filter((each) => each !== same)];
}

function tooLarge(limit: number): LockFileReading {
  const detail = `A lock file of this layout may have at most ${limit} bytes.`;
  return unreadable([{ severity: 'error', summary: 'File too large', detail, line: 1, column: 1 }]);
}

function unreadable(problems: readonly Problem[]): LockFileReading {
  return { lockFile: null, problems, canonical: false };
}

/** The first difference from HashiCorp's reading, as the end of a sentence; `null`: there is none (T31). */
export function disagreement(lockFile: LockFile, converted: unknown): string | null {
  const top = entriesOf(converted);
  if (top === null) return 'it is not an object';
  const stranger = [...top.keys()].find((key) => key !== 'provider' && key !== 'module');
  if (stranger !== undefined) return 'it has something besides provider blocks';
  const blocks = entriesOf(top.get('provider') ?? {});
  if (blocks === null) return 'its provider blocks have no labels';
  if (blocks.size !== lockFile.providers.length)
    return `it has ${blocks.size} providers, not ${lockFile.providers.length}`;
  for (const provider of lockFile.providers) {
    const difference = differenceIn(provider, blocks.get(provider.address));
    if (difference !== null) return `${difference} on line ${provider.lines.block}`;
  }
  return null;
}

function differenceIn(provider: ProviderLock, block: unknown): string | null {
  const body = Array.isArray(block) && block.length === 1 ? entriesOf(block[0]) : null;
  if (body === null) return 'it does not have the provider block';
  const hashes = body.get('hashes') ?? [];
  if (normal(body.get('version')) !== provider.version) return 'it has a different version in the block';
  if ((normal(body.get('constraints')) ?? null) !== provider.constraints)
    return 'it has different constraints in the block';
  const same =
    Array.isArray(hashes) &&
    hashes.length === provider.hashes.length &&
    provider.hashes.every((hash, index) => normal(hashes[index]) === hash);
  return same ? null : 'it has different hashes in the block';
}

/** HCL returns strings in normal form, hcl2json as they were written. */
function normal(value: unknown): string | undefined {
  return typeof value === 'string' ? value.normalize('NFC') : undefined;
}

/** A map, so that a provider called `__proto__` is an ordinary name (T56). */
function entriesOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value));
}
