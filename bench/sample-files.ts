import { createHash } from 'node:crypto';
import { type LockedProvider, lockFileText } from '../test/support/signed-registry/lock-file-text.ts';

/** A lock file in Terraform's layout; the same numbers give the same text. */
export function sampleLockFile(
  providers: number,
  options: { readonly file: number; readonly bumped: number },
): string {
  return lockFileText(
    ...Array.from({ length: providers }, (_, number) => entry(number, options.file, number < options.bumped)),
  );
}

const zhPerEntry = 14;

function entry(number: number, file: number, bumped: boolean): LockedProvider {
  const version = bumped ? '2.1.0' : '2.0.7';
  const seed = `${number} ${version} ${file % 7}`;
  return {
    address: `registry.terraform.io/example${number % 10}/provider${String(number).padStart(5, '0')}`,
    version,
    constraints: '~> 2.0',
    hashes: [
      `h1:${createHash('sha256').update(seed).digest('base64')}`,
      ...Array.from(
        { length: zhPerEntry },
        (_, place) => `zh:${createHash('sha256').update(`${seed} ${place}`).digest('hex')}`,
      ),
    ],
  };
}

/** Texts of a given size that are hard to read: each is refused, and the benchmark measures how fast. */
export function hostileTexts(bytes: number): ReadonlyMap<string, string> {
  const fill = (piece: string): string => piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);
  const honest = sampleLockFile(40, { file: 0, bumped: 0 });
  return new Map([
    ['one long line', fill('a')],
    ['open brackets', fill('[')],
    ['open blocks', fill('provider "a/b/c" {\n')],
    ['one open string', `version = "${fill('\\"')}`.slice(0, bytes)],
    ['templates', fill('"$'.concat('{"'))],
    ['comments', fill('/*')],
    ['NUL bytes', fill('\0')],
    ['the same entries again and again', fill(honest)],
    ['an honest start, then a broken end', `${fill(honest).slice(0, -1)}"`],
    [
      'one entry with very many hashes',
      `${honest.split('    "h1:')[0]}${fill('    "zh:00",\n')}`.slice(0, bytes),
    ],
  ]);
}
