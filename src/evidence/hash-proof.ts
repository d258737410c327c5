import { parseHash } from '../lockfile/hash.ts';
import type { Absent, Outcome, Unavailable } from '../outcome.ts';
import type { ShasumsDocument } from '../registry/shasums.ts';
import type { HashProof } from './evidence.ts';

/** Whether the lines of a document may support a hash at all: signed well, or not signed by anybody (T16). */
export function mayBeRead(document: ShasumsDocument): boolean {
  return obstacleOf(document) === null;
}

/** Why nothing in a document supports a hash; `null` where it may. A bad signature is an answer, an unchecked one is none. */
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

/** Asked and answered: nothing supports the hash. @param reason a sentence without final stop */
export function unsupported(reason: string): HashProof {
  return { level: 'none', reason, belongsTo: null };
}

/** What could not be asked, as the proof of every hash that depends on it. */
export function unaskable({ code, cause }: Unavailable): HashProof {
  return { level: 'unavailable', code, reason: cause };
}

/** A file that a release names could not be had. Even that it does not exist says nothing about the hash. */
export function unfetched(file: Absent | Unavailable): HashProof {
  return file.kind === 'unavailable'
    ? unaskable(file)
    : { level: 'unavailable', code: 'status', reason: `${file.what} does not exist` };
}

/** The host whose unsigned word it is. */
export function hostOf(address: string): string {
  return address.split('/')[0] ?? address;
}

/** The platform that the registry announces a hash for, `null` where it announces it for none. */
export function announcedPlatform(
  hash: string,
  announced: ReadonlyMap<string, readonly string[]>,
): string | null {
  for (const [platform, hashes] of announced) {
    if (hashes.includes(hash)) return platform;
  }
  return null;
}

/** The proof that the registry's unsigned word gives, `null` where it does not speak of the hash. */
export function announcedProof(
  hash: string,
  announced: ReadonlyMap<string, readonly string[]>,
  address: string,
): HashProof | null {
  const platform = announcedPlatform(hash, announced);
  return platform === null ? null : { level: 'asserted', platform, filename: null, by: hostOf(address) };
}

/** What can be said of a hash without any document: that it is no hash, or that there is no release to compare it with. */
export function beforeAsking(hash: string, release: Outcome<unknown>): HashProof {
  const parsed = parseHash(hash);
  switch (parsed.kind) {
    case 'malformed':
      return unsupported(`it can not match any package: ${parsed.reason}`);
    case 'unknown-scheme':
      return unsupported('Terraform does not know its scheme and checks nothing by it');
    case 'no-scheme':
      return unsupported('it has no scheme, and Terraform refuses the file');
    case 'known':
      break;
  }
  switch (release.kind) {
    case 'absent':
      return unsupported(`${release.what} does not exist in the registry`);
    case 'unavailable':
      return unaskable(release);
    case 'known':
      return unsupported('nothing in the registry supports it');
  }
}
