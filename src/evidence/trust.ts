import type { Absent, Unavailable } from '../outcome.ts';
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
