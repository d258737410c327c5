import { documentsOf, repositoryOf, type VersionEvidence } from '../../evidence/evidence.ts';
import type { ReleaseSource } from '../../registry/release-source.ts';
import type { ReviewedChange } from '../../subject/subject.ts';

/** Facts about a new version beside the one before; `null` where it did not change. Nothing proves them, and only warnings use them. */
export function historyOf({ change: { from, to }, evidence, baseEvidence }: ReviewedChange) {
  if (from === null || to === null || from.version === to.version) return null;
  return {
    published: evidence?.published?.kind === 'known' ? evidence.published.value : null,
    repository: {
      before: baseEvidence === null ? null : repositoryOf(baseEvidence),
      now: evidence === null ? null : repositoryOf(evidence),
    },
    // How many the checksum documents list.
    platforms: { before: platformCount(baseEvidence), now: platformCount(evidence) },
    stillAt: baseEvidence?.stillAt ?? null,
  };
}

/** GitHub and GitLab do not tell upper and lower case apart. */
export function isSameRepository(one: ReleaseSource, other: ReleaseSource): boolean {
  return one.forge === other.forge && one.repository.toLowerCase() === other.repository.toLowerCase();
}

function platformCount(evidence: VersionEvidence | null): number | null {
  const platforms = documentsOf(evidence).flatMap(({ entries }) =>
    entries.flatMap(({ platform }) => platform ?? []),
  );
  return platforms.length === 0 ? null : new Set(platforms).size;
}
