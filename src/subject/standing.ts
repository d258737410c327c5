import type { VersionEvidence } from '../evidence/evidence.ts';

/** What is known about a release as a whole. Where it is not `askable`, one finding says so and its hashes keep silent. */
export type Standing =
  | { readonly kind: 'askable' }
  | { readonly kind: 'untrusted-host' }
  | { readonly kind: 'not-found'; readonly what: string }
  | { readonly kind: 'bad-signature'; readonly reason: string }
  /** The registry contradicts itself about it before anything could be proven (T19). */
  | { readonly kind: 'contradicted' };

/** @param evidence `null` where nothing was asked: then there is nothing against the release */
export function standingOf(evidence: VersionEvidence | null): Standing {
  if (evidence === null) return { kind: 'askable' };
  const { release } = evidence;
  switch (release.kind) {
    case 'absent':
      return { kind: 'not-found', what: release.what };
    case 'unavailable':
      if (release.code === 'untrusted-host') return { kind: 'untrusted-host' };
      return release.code === 'disagreement' ? { kind: 'contradicted' } : { kind: 'askable' };
    case 'known':
      for (const { signature } of release.value.documents) {
        if (signature.kind === 'bad') return { kind: 'bad-signature', reason: signature.reason };
      }
      return { kind: 'askable' };
  }
}
