import { readFile, stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { invalidInput, orNull, quoted, UserError } from '../../errors.ts';
import type { AskFact } from '../../evidence/keeper.ts';
import { known, type Outcome } from '../../outcome.ts';
import { touches } from '../../paths.ts';
import { oneOf, setting } from '../../policy/kind.ts';
import type { SignatureResult, VerifyBundle } from './examine.ts';

/** Names a file with trusted roots that are used in place of the shipped one. */
export const trustedRootVariable = 'LOCKPROOF_TRUSTED_ROOT';

export const sigstoreKeys = setting('sigstore-keys', {
  kind: oneOf('refresh', 'shipped'),
  says: 'What to do if an attestation names a Sigstore key that this version of Lockproof lacks: `refresh` (fetch the newest keys and verify them with TUF, the system that Sigstore uses to distribute keys) or `shipped` (use only the keys that Lockproof ships).',
  places: ['input', 'flag', 'policy'],
});

const largestFile = 1024 * 1024;
const mostRoots = 10;

export interface KeyPorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folders under review: the author of the change could have put a file there (T25). */
  readonly reviewed: readonly string[];
  /** Keys are evidence: what is kept of a run has those that it used. */
  readonly fact: AskFact;
  /** Fetches the trusted root as it is today; `null`: only what is here counts. */
  readonly fetchNewer: (() => Promise<Outcome<string>>) | null;
}

/** Verifies with the shipped root, or those of the file that is named; for a key they lack, with the newest root. */
export function verifierFrom({ environment, reviewed, fact, fetchNewer }: KeyPorts) {
  const { [trustedRootVariable]: path = '' } = environment;
  return async (): Promise<VerifyBundle> => {
    const own = await fact({ method: 'READ', url: trustedRootVariable }, async () =>
      known(path === '' ? null : await textOf(path, reviewed)),
    );
    const text = own.kind === 'known' && own.value !== null ? String(own.value) : null;
    const { openVerifier } = await import('./sigstore.ts');
    const verify = text === null ? openVerifier() : verifierOf(text, path, openVerifier);
    let fetching: Promise<Outcome<unknown>> | null = null;
    return async (bundle) => {
      const result = verify(bundle);
      if (result.kind !== 'refused' || !result.lacksKey) return result;
      const unknown = (why: string): SignatureResult => ({
        kind: 'unsupported',
        answered: false,
        reason: `it is signed with a key of Sigstore that this run does not have, and ${why}`,
      });
      if (text !== null) return unknown(`${trustedRootVariable} names no newer ones`);
      if (fetchNewer === null) return unknown('`sigstore-keys: shipped` lets it fetch no newer ones');
      fetching ??= fact({ method: 'READ', url: 'sigstore-keys' }, fetchNewer);
      const newer = await fetching;
      if (newer.kind !== 'known')
        return unknown(
          `newer ones could not be fetched: ${newer.kind === 'absent' ? newer.what : newer.cause}`,
        );
      return verifierOf(String(newer.value), 'sigstore-keys', openVerifier)(bundle);
    };
  };
}

type OpenVerifier = typeof import('./sigstore.ts').openVerifier;

function verifierOf(text: string, path: string, open: OpenVerifier): ReturnType<OpenVerifier> {
  const whole = objectIn(text);
  const lines = whole === null ? text.split('\n').filter((line) => line.trim() !== '') : [text];
  const roots = lines.map(objectIn).filter((root) => root !== null);
  if (roots.length === 0 || roots.length < lines.length || roots.length > mostRoots)
    throw wrong(path, 'has no JSON object, or none in some line');
  const verify = orNull(() => open(roots));
  if (verify === null) throw wrong(path, 'has an object that is no trusted root of Sigstore');
  return verify;
}

async function textOf(path: string, reviewed: readonly string[]): Promise<string> {
  if (!isAbsolute(path) || touches(path, reviewed))
    throw wrong(path, 'is not the full path of a file outside of the folder under review');
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
  return invalidInput(
    `${trustedRootVariable}: ${quoted(path)} ${how}; name a file that \`gh attestation trusted-root\` wrote, or leave it out.`,
  );
}
