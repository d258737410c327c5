import { CodedError, quoted } from '../errors.ts';

/** One term of a text, split but not judged. */
export type ScannedTerm = ReturnType<typeof scanTerm>;

const operator = /(?<operator>[^0-9A-Za-z\t-\r .*]*)(?<separator>[\t-\r v]*)/;
const numbers = /(?<numbers>(?:[0-9]+|[*xX])(?:\.(?:[0-9]+|[*xX]))*)/;
/** Nothing may follow a last dot, or a dash without text. */
const rest =
  /\.|-(?:(?<prerelease>[0-9A-Za-z.-]+)(?:\+(?<late>[0-9A-Za-z.-]*))?)?|\+(?<early>[0-9A-Za-z.-]*)/;
const pattern = new RegExp(`${operator.source}(?:${numbers.source}(?:${rest.source})?)?`, 'y');

/** Takes one term by Terraform's grammar (go-versions), which ignores a trailing `.`, `-` or `+`. */
export function scanTerm(text: string, start: number) {
  pattern.lastIndex = start;
  const groups = pattern.exec(text)?.groups ?? {};
  return {
    /** Everything before the first space, letter, digit, `.` or `*`. */
    operator: groups.operator ?? '',
    separator: groups.separator ?? '',
    /** Runs of digits, or one of `*` `x` `X`; any count. */
    numbers: groups.numbers?.split('.') ?? [],
    prerelease: groups.prerelease ?? '',
    metadata: groups.late ?? groups.early ?? '',
    /** The end of the text, or the first character that cannot continue the term. */
    end: pattern.lastIndex,
  };
}

const limit = 2n ** 64n;

/** Reads up to three scanned numbers; missing ones are zero. BigInt, as Terraform has 64 bits. @throws VersionError */
export function readNumbers(scanned: readonly string[]) {
  if (scanned.length > 3)
    refuse('too-many-numbers', 'A version has at most three numbers: major, minor, patch.');
  const [major = '0', minor = '0', patch = '0'] = scanned;
  return { major: readNumber(major), minor: readNumber(minor), patch: readNumber(patch) };
}

function readNumber(text: string): bigint {
  if (!/^[0-9]+$/.test(text))
    refuse('wildcard', `Terraform knows no wildcard ${quoted(text)}; leave the number out.`);
  const number = BigInt(text);
  if (number >= limit)
    refuse('number-too-large', 'A number of a version must be smaller than 2^64; Terraform crashes on it.');
  return number;
}

type VersionErrorCode =
  /** Longer than any real version or constraint; nothing was read. */
  | 'too-long'
  | 'empty'
  /** Text that does not belong to a version or constraint. */
  | 'invalid-characters'
  /** An operator that Terraform does not know, or any operator where a single version belongs. */
  | 'invalid-operator'
  /** A space in a wrong place, or more than one after an operator. */
  | 'invalid-spacing'
  | 'missing-number'
  | 'too-many-numbers'
  /** A number of 2^64 or more: Terraform crashes on it. */
  | 'number-too-large'
  | 'v-prefix'
  | 'wildcard'
  | 'missing-comma';

/** The message is raw text: the code that shows it escapes it. */
export class VersionError extends CodedError<VersionErrorCode> {
  override readonly name = 'VersionError';
}

export function refuse(code: VersionErrorCode, message: string): never {
  throw new VersionError(code, message);
}

/** Throws before any work is done on a text that is too long. */
export function refuseLongText(text: string, limit: number, what: string): void {
  if (text.length > limit) refuse('too-long', `${what} may have at most ${limit} characters.`);
}
