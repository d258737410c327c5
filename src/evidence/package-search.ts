import { isLimit } from '../outcome.ts';
import { lookWhile } from '../semaphore.ts';
import type { HashProof } from './evidence.ts';
import { mostUnderWay } from './package-hashes.ts';

export type Look =
  | { readonly kind: 'package'; proofOf(hash: string): HashProof | null }
  | { readonly kind: 'obstacle'; readonly proof: HashProof }
  | { readonly kind: 'no-package' };

/** Looks for hashes in packages, several at a time, until each is found. */
export function searchFor(hashes: readonly string[]) {
  const open = new Set(hashes);
  const looks: Look[] = [];
  return {
    async among<C>(candidates: readonly C[], lookAt: (candidate: C) => Promise<Look>): Promise<void> {
      const seen = await lookWhile(
        candidates,
        () => open.size,
        mostUnderWay,
        async (candidate) => {
          const look = await lookAt(candidate);
          if (look.kind === 'package')
            for (const hash of open) if (look.proofOf(hash) !== null) open.delete(hash);
          // The next package would meet the same limit.
          if (look.kind === 'obstacle' && rankOf(look.proof) === 0) open.clear();
          return look;
        },
      );
      looks.push(...seen);
    },
    /** No further package is looked at. */
    isOver: () => open.size === 0,
    /** The first package with a hash gives its proof, an obstacle that of the others, `nowhere` the rest. */
    proofs(nowhere: (packages: number) => HashProof): ReadonlyMap<string, HashProof> {
      const packages = looks.filter((look) => look.kind === 'package');
      const obstacles = looks.flatMap((look) => (look.kind === 'obstacle' ? [look.proof] : []));
      const [worst] = obstacles.toSorted((one, other) => rankOf(one) - rankOf(other));
      const rest = worst ?? nowhere(packages.length);
      const proofOf = (hash: string) =>
        packages.map((look) => look.proofOf(hash)).find((proof) => proof !== null) ?? rest;
      return new Map(hashes.map((hash) => [hash, proofOf(hash)]));
    },
  };
}

/** A limit of the run comes first: a planted hash that hides behind it is an error, not only a missing answer (T26). */
function rankOf(obstacle: HashProof): number {
  if (obstacle.level !== 'unavailable') return 2;
  return isLimit(obstacle.code) ? 0 : 1;
}
