import { distinct } from '../../distinct.ts';
import type { VersionEvidence } from '../../evidence/evidence.ts';
import type { ProviderLock } from '../../lockfile/lock-file.ts';
import { platformsFor } from '../../policy/policy.ts';
import type { Settings } from '../../policy/settings.ts';
import { h1Platforms } from '../../subject/coverage.ts';

export type Purpose =
  /** `lockproof lock`. @param platforms those that the user names; empty: none */
  | { readonly kind: 'lock'; readonly platforms: readonly string[] }
  /** Suggestions. @param downloads whether packages may be downloaded for an h1 */
  | { readonly kind: 'suggestions'; readonly downloads: boolean };

interface LockWithEvidence {
  readonly lock: Pick<ProviderLock, 'hashes'>;
  readonly evidence: VersionEvidence | null;
}

/** The platforms whose h1 an entry should have: by the user, else the policy, else, for `lock`, the file. */
export function wantedPlatforms(
  path: string,
  locks: readonly LockWithEvidence[],
  settings: Settings,
  purpose: Purpose,
): readonly string[] {
  const required = platformsFor(settings, path);
  if (purpose.kind === 'suggestions') return purpose.downloads ? required : [];
  if (purpose.platforms.length > 0) return purpose.platforms;
  if (required.length > 0) return required;
  const present = locks.flatMap(({ lock, evidence }) => [...h1Platforms(lock.hashes, evidence)]);
  return distinct(present).toSorted();
}

/** The wanted platforms without h1. Only the h1 of the unpacked package counts, as in Terraform. */
export function lackedBy(
  lock: Pick<ProviderLock, 'hashes'>,
  wanted: readonly string[],
  evidence: VersionEvidence | null,
): readonly string[] {
  const recorded = lock.hashes.filter((hash) => {
    const proof = evidence?.proofs.get(hash);
    return proof?.level !== 'computed' || proof.flavour !== 'archive';
  });
  const present = h1Platforms(recorded, evidence);
  return wanted.filter((platform) => !present.has(platform));
}
