import { quoted } from '../quoted.ts';
import { VersionError } from './version-error.ts';

/** One term of a text, split but not judged. */
export interface ScannedTerm {
  /** Everything before the first space, letter, digit, `.` or `*`. */
  readonly operator: string;
  /** Spaces and `v`s after the operator. */
  readonly separator: string;
  /** Runs of digits, or one of `*` `x` `X`; any count. */
  readonly numbers: readonly string[];
  readonly prerelease: string;
  readonly metadata: string;
  /** Where the scan stopped: at the end of the text, or at the first character that cannot continue the term. */
  readonly end: number;
}

/**
 * Takes one term `[operator][space]N[.N…][-prerelease][+metadata]` from a text, by the grammar of Terraform's version library
 * (go-versions). It takes a trailing `.`, `-` or `+` and ignores it, as that library does.
 *
 * @param start Index of the term's first character.
 */
export function scanTerm(text: string, start: number): ScannedTerm {
  const cursor = new Cursor(text, start);
  const operator = cursor.take(/[^0-9A-Za-z\t-\r .*]*/y);
  const separator = cursor.take(/[\t-\r v]*/y);
  const numbers = scanNumbers(cursor);
  const prerelease = numbers.dangling ? null : scanExtra(cursor, '-');
  const metadata = numbers.dangling || prerelease === '' ? null : scanExtra(cursor, '+');
  return {
    operator,
    separator,
    numbers: numbers.found,
    prerelease: prerelease ?? '',
    metadata: metadata ?? '',
    end: cursor.position,
  };
}

/** `dangling`: no number follows the last dot or the start. */
function scanNumbers(cursor: Cursor): { readonly found: readonly string[]; readonly dangling: boolean } {
  const found: string[] = [];
  do {
    const number = cursor.take(/[0-9]+|[*xX]/y);
    if (number === '') {
      return { found, dangling: true };
    }
    found.push(number);
  } while (cursor.take(/\./y) !== '');
  return { found, dangling: false };
}

/** `null`: the mark is not there. Empty: nothing follows the mark. */
function scanExtra(cursor: Cursor, mark: '-' | '+'): string | null {
  const taken = cursor.take(mark === '-' ? /-[0-9A-Za-z.-]*/y : /\+[0-9A-Za-z.-]*/y);
  return taken === '' ? null : taken.slice(1);
}

class Cursor {
  position: number;
  private readonly text: string;

  constructor(text: string, position: number) {
    this.text = text;
    this.position = position;
  }

  /** Takes the match of a sticky pattern at this position; empty if it does not match. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.position;
    const taken = pattern.exec(this.text)?.[0] ?? '';
    this.position += taken.length;
    return taken;
  }
}

/** The numbers of a version. BigInt, because Terraform uses unsigned 64-bit integers. */
interface VersionNumbers {
  readonly major: bigint;
  readonly minor: bigint;
  readonly patch: bigint;
}

const limit = 2n ** 64n;

/**
 * Reads up to three scanned numbers; missing ones are zero.
 *
 * @throws VersionError `too-many-numbers`, `wildcard` or `number-too-large`.
 */
export function readNumbers(scanned: readonly string[]): VersionNumbers {
  if (scanned.length > 3) {
    throw new VersionError('too-many-numbers', 'A version has at most three numbers: major, minor, patch.');
  }
  const [major = '0', minor = '0', patch = '0'] = scanned;
  return { major: readNumber(major), minor: readNumber(minor), patch: readNumber(patch) };
}

function readNumber(text: string): bigint {
  if (!/^[0-9]+$/.test(text)) {
    throw new VersionError('wildcard', `Terraform knows no wildcard ${quoted(text)}; leave the number out.`);
  }
  const number = BigInt(text);
  if (number >= limit) {
    throw new VersionError(
      'number-too-large',
      'A number of a version must be smaller than 2^64; Terraform crashes on it.',
    );
  }
  return number;
}
