import type { Unavailable } from '../outcome.ts';
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

export function unsupported(reason: string): HashProof {
  return { level: 'none', reason, belongsTo: null };
}

export function unaskable({ code, cause }: Unavailable): HashProof {
  return { level: 'unavailable', code, reason: cause };
}

/** The host whose unsigned word it is. */
export function hostOf(address: string): string {
  return address.split('/')[0] ?? address;
}
