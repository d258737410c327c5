import { hostOf } from '../address/address.ts';
import { parseHash } from '../hash.ts';
import type { Absent, Outcome, Unavailable } from '../outcome.ts';
import type { ShasumsDocument, ShasumsEntry } from '../registry/shasums.ts';
import type { HashProof } from './evidence.ts';

/** Whether a document may support a hash: its signature is good, or nobody signed it (T16). */
export function mayBeRead(document: ShasumsDocument): boolean {
  return obstacleOf(document) === null;
}

export function readableEntries(documents: readonly ShasumsDocument[]): readonly ShasumsEntry[] {
  return documents.filter(mayBeRead).flatMap(({ entries }) => entries);
}

export function isNamed(platform: string, documents: readonly ShasumsDocument[]): boolean {
  return documents.some(({ entries }) => entries.some((entry) => entry.platform === platform));
}

/** Why a document cannot support a hash; `null` where it may. A bad signature is an answer, an unchecked signature is not. */
export function obstacleOf({ signature }: ShasumsDocument): HashProof | null {
  switch (signature.kind) {
    case 'good':
    case 'unsigned':
      return null;
    case 'bad':
      return unsupported(`the signature of the SHA256SUMS document is bad: ${signature.reason}`);
    case 'unavailable':
      return { level: 'unavailable', code: signature.code, reason: signature.reason };
  }
}

export function unsupported(reason: string, partial = false): HashProof {
  return { level: 'none', reason, belongsTo: null, ...(partial && { partial }) };
}

/** The proof of every hash that depends on a request without an answer. */
export function unaskable({ code, cause }: Unavailable): HashProof {
  return { level: 'unavailable', code, reason: cause };
}

/** The proof where a file of a release could not be fetched. Even a file that does not exist says nothing about the hash. */
export function unfetched(file: Absent | Unavailable): HashProof {
  return file.kind === 'unavailable'
    ? unaskable(file)
    : { level: 'unavailable', code: 'status', reason: `${file.what} does not exist` };
}

/** The platform for which the registry announces a hash; `null` where it announces none. */
export function announcedPlatform(hash: string, announced: ReadonlyMap<string, readonly string[]>) {
  return [...announced].find(([, hashes]) => hashes.includes(hash))?.[0] ?? null;
}

/** The proof by an unsigned announcement of the registry alone; `null` where it does not announce the hash. */
export function assertedProof(
  hash: string,
  announced: ReadonlyMap<string, readonly string[]>,
  address: string,
): HashProof | null {
  const platform = announcedPlatform(hash, announced);
  return platform === null ? null : { level: 'asserted', platform, filename: null, by: hostOf(address) };
}

/** The proof without any document: the value is not a hash, or there is no release to compare it with. */
export function beforeAsking(hash: string, release: Outcome<unknown>): HashProof {
  const parsed = parseHash(hash);
  if (parsed.kind === 'malformed') return unsupported(`it cannot match any package: ${parsed.reason}`);
  if (parsed.kind === 'no-scheme') return unsupported('it has no scheme, and Terraform refuses the file');
  if (parsed.kind === 'unknown-scheme')
    return unsupported('Terraform does not know its scheme and never checks it');
  if (release.kind === 'unavailable') return unaskable(release);
  const isThere = release.kind === 'known';
  return unsupported(
    isThere ? 'it matches nothing in the registry' : `${release.what} does not exist in the registry`,
  );
}
