import type { HashProof } from '../evidence/evidence.ts';
import { isHashOfScheme } from '../lockfile/hash.ts';
import { isMirrored } from './speaker.ts';
import type { ReviewedChange } from './subject.ts';

/**
 * The zh that the base lists for this very version and that the registry supports no more, where it supports not one package of the base:
 * the release was made anew, or swapped (T21). Empty where one of them is supported, belongs to another release, or could not be asked:
 * then the base was wrong, or nothing is known. A manifest that both releases share counts for neither.
 */
export function outlivedHashes({ change, evidence }: ReviewedChange): ReadonlySet<string> {
  const none: ReadonlySet<string> = new Set();
  const { provider, movedFrom, from, to } = change;
  // A mirror has what somebody put there: what it lacks says nothing of the release.
  if (evidence === null || isMirrored(evidence)) return none;
  if (from === null || from.version !== to?.version) return none;
  if (movedFrom !== null && movedFrom !== provider) return none;
  const outlived = new Set<string>();
  for (const { hash, status } of change.hashes) {
    if (status === 'added') continue;
    const proof = evidence.proofs.get(hash) ?? evidence.dropped.get(hash);
    switch (meaningOf(hash, proof)) {
      case 'neutral':
        break;
      case 'supported':
        return none;
      case 'outlived':
        outlived.add(hash);
        break;
    }
  }
  return outlived;
}

function meaningOf(hash: string, proof: HashProof | undefined): 'neutral' | 'supported' | 'outlived' {
  const isZh = isHashOfScheme(hash, 'zh');
  switch (proof?.level) {
    case undefined:
      return 'neutral';
    case 'signed':
    case 'computed':
    case 'asserted':
      return proof.platform === null ? 'neutral' : 'supported';
    case 'none':
      // An h1 alone says little: some tools pack providers anew. A named origin says that the entry was wrong before.
      if (!isZh) return 'neutral';
      return proof.belongsTo === null ? 'outlived' : 'supported';
    case 'unavailable':
      return isZh ? 'supported' : 'neutral';
  }
}
