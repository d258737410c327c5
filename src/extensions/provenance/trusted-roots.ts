import { readFile, stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { orNull, UserError } from '../../errors.ts';
import { touches } from '../../paths.ts';
import { quoted } from '../../quoted.ts';
import type { VerifyBundle } from './examine.ts';

/** Names a file with trusted roots that are used in place of the shipped one. */
export const trustedRootVariable = 'LOCKPROOF_TRUSTED_ROOT';

const largestFile = 1024 * 1024;
const mostRoots = 10;

/**
 * Loads what verifies bundles, with the trusted root that Lockproof ships, or with those of the file that the environment names: one JSON object,
 * as `lockproof trusted-root` writes it, or one a line, as `gh attestation trusted-root` does. That is how newer keys are used before a release of Lockproof brings them; it never
 * happens by itself.
 *
 * @param reviewed the folders under review: the author of the change could have put a file there (T25)
 */
export function verifierFrom(
  { [trustedRootVariable]: path = '' }: Readonly<Record<string, string | undefined>>,
  reviewed: readonly string[],
): () => Promise<VerifyBundle> {
  return async () => {
    if (path !== '' && (!isAbsolute(path) || touches(path, reviewed)))
      throw wrong(path, 'is not the full path of a file outside of the folder under review');
    const roots = path === '' ? [] : await rootsIn(path);
    const { openVerifier } = await import('./sigstore.ts');
    if (roots.length === 0) return openVerifier();
    try {
      return openVerifier(roots);
    } catch {
      throw wrong(path, 'has an object that is no trusted root of Sigstore');
    }
  };
}

async function rootsIn(path: string): Promise<readonly object[]> {
  const text = await textOf(path);
  const whole = objectIn(text);
  if (whole !== null) return [whole];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const roots = lines.map(objectIn).filter((root) => root !== null);
  if (roots.length === 0 || roots.length < lines.length || roots.length > mostRoots)
    throw wrong(path, 'has no JSON object, or none in some line');
  return roots;
}

async function textOf(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > largestFile) throw wrong(path, 'is larger than 1 MiB');
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw wrong(path, 'cannot be read');
  }
}

function objectIn(text: string): object | null {
  const value: unknown = orNull(() => JSON.parse(text));
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
}

function wrong(path: string, how: string): UserError {
  return new UserError(
    'invalid-input',
    `${trustedRootVariable}: ${quoted(path)} ${how}; name a file that \`lockproof trusted-root\` wrote, or leave it out.`,
  );
}
