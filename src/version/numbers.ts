import { quoted } from '../quoted.ts';
import { VersionError } from './version-error.ts';

/** The numbers of a version. BigInt, because Terraform's are unsigned 64-bit integers. */
export interface VersionNumbers {
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
    throw new VersionError('too-many-numbers', 'A version has three numbers at most: major, minor, patch.');
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
