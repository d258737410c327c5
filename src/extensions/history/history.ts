import {
  documentsOf,
  formerDocuments,
  repositoryOf,
  repositoryWithDocuments,
  type VersionEvidence,
} from '../../evidence/evidence.ts';
import { type ReleaseSource, sourceName } from '../../registry/release-source.ts';
import type { ReviewedChange } from '../../subject/subject.ts';

/** Facts about a new version beside the one before; `null` where it did not change. Nothing proves them, and only warnings use them. */
export function historyOf({ change: { from, to }, evidence, baseEvidence }: ReviewedChange) {
  if (from === null || to === null || from.version === to.version) return null;
  return {
    published: evidence?.published?.kind === 'known' ? evidence.published.value : null,
    repository: {
      before: baseEvidence === null ? null : repositoryOf(baseEvidence, formerDocuments(baseEvidence)),
      now: evidence === null ? null : repositoryOf(evidence),
    },
    // How many the checksum documents list.
    platforms: { before: platformCount(baseEvidence), now: platformCount(evidence) },
    stillAt: baseEvidence?.stillAt ?? null,
  };
}

/** GitHub and GitLab do not tell upper and lower case apart. */
export function isSameRepository(one: ReleaseSource, other: ReleaseSource): boolean {
  return sourceName(one).toLowerCase() === sourceName(other).toLowerCase();
}

/** Where the checksums of a release are that left the repository of the one before: a host, or another repository; `null` if they did not. */
export function newPlace({ change, evidence, baseEvidence }: ReviewedChange): string | null {
  const home = baseEvidence && repositoryWithDocuments(baseEvidence, formerDocuments(baseEvidence));
  if (home === null || change.movedFrom !== null) return null;
  const places = documentsOf(evidence).map(({ url }) => placeOf(new URL(url)));
  return places.find((place) => place.toLowerCase() !== sourceName(home).toLowerCase()) ?? null;
}

/** Only who may write to a repository of GitHub adds files to its releases; its other addresses show files of forks and of issues too. */
function placeOf({ host, pathname }: URL): string {
  const isRelease = /^(?:\/[^/]+){2}\/releases\/download\/[^/]+\/[^/]+$/.test(pathname);
  return host === 'github.com' ? host + pathname.split('/', isRelease ? 3 : 4).join('/') : host;
}

function platformCount(evidence: VersionEvidence | null): number | null {
  const platforms = documentsOf(evidence).flatMap(({ entries }) =>
    entries.flatMap(({ platform }) => platform ?? []),
  );
  return platforms.length === 0 ? null : new Set(platforms).size;
}
