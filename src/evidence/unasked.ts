import { parseHash } from '../lockfile/hash.ts';
import type { Outcome } from '../outcome.ts';
import type { HashProof } from './evidence.ts';
import type { ReleaseInquiry } from './release-inquiry.ts';
import { unaskable, unsupported } from './trust.ts';

/** What can be said of a hash without any document: that it is no hash, or that there is no release to compare it with. */
export function beforeAsking(hash: string, inquiry: Outcome<ReleaseInquiry>): HashProof {
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
  switch (inquiry.kind) {
    case 'absent':
      return unsupported(`${inquiry.what} does not exist in the registry`);
    case 'unavailable':
      return unaskable(inquiry);
    case 'known':
      return unsupported('nothing in the registry supports it');
  }
}
