import { opentofuRegistry } from '../address/address.ts';
import { distinct } from '../distinct.ts';
import { documentsOf, type HashProof, type VersionEvidence } from '../evidence/evidence.ts';
import { listed } from '../finding/sentence.ts';
import { forEachScheme, type HashScheme, isOfFiles, isOfZip, isSoundOfFiles, schemeOf } from '../hash.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import type { ReviewedChange } from './subject.ts';

/** The platform of the package that a hash belongs to; `null` where that is not known. */
export function platformOf(proof: HashProof | undefined): string | null {
  return proof !== undefined && 'platform' in proof ? proof.platform : null;
}

export function coveredPlatforms(hashes: readonly string[], evidence: VersionEvidence | null) {
  const platforms = hashes.map((hash) => platformOf(evidence?.proofs.get(hash)));
  return new Set(platforms.filter((platform) => platform !== null));
}

/** The platforms whose h1 an entry has, as far as they are known. */
export function h1Platforms(hashes: readonly string[], evidence: VersionEvidence | null) {
  return coveredPlatforms(hashes.filter(isOfFiles), evidence);
}

/** Whether the platform of a hash is open because an answer is missing. */
export function hasOpenHash(hashes: readonly string[], evidence: VersionEvidence | null): boolean {
  return hashes.some((hash) => evidence?.proofs.get(hash)?.level === 'unavailable');
}

/** The platforms that the documents of a release name, each with its zh. */
export function publishedPackages(evidence: VersionEvidence | null): ReadonlyMap<string, string> {
  const entries = documentsOf(evidence).flatMap((document) => document.entries);
  return new Map(entries.flatMap(({ hash, platform }) => (platform === null ? [] : [[hash, platform]])));
}

export function platformOfBase(reviewed: ReviewedChange): (hash: string) => string | null {
  const platformOfHash = platformBefore(reviewed);
  return (hash) => platformOfHash(hash) ?? null;
}

/** The platforms of the base that the release still has; a zh tells only if the entry lacks others. */
export function platformsBefore(base: ProviderLock | null, reviewed: ReviewedChange): readonly string[] {
  const before = reviewed.baseEvidence ?? reviewed.evidence;
  const platformOf = platformOfBase(reviewed);
  const platforms = (counts: (hash: string) => boolean): readonly string[] =>
    (base?.hashes ?? []).filter(counts).flatMap((hash) => platformOf(hash) ?? []);
  const zh = new Set(platforms(isOfZip));
  // With one document per platform, a lock file gets only the zh of the platforms that are locked.
  const isPartial = zh.size < publishedPackages(before).size || documentsOf(before).length > 1;
  const told = isPartial ? [...zh] : [];
  const published = new Set(publishedPackages(reviewed.evidence).values());
  return [...new Set([...platforms(isOfFiles), ...told])].filter((platform) => published.has(platform));
}

/** `linux_amd64`, `a and b`, `a, b and c`, `a, b, c and 9 more`. */
export function namesOf(platforms: readonly string[]): string {
  return listed(platforms, 3);
}

export function platformsThatInitAdds(hashes: readonly string[], evidence: VersionEvidence | null) {
  if (evidence?.release.kind !== 'known' || evidence.release.value.disagreements.length > 0) return [];
  if (!evidence.address.startsWith(`${opentofuRegistry}/`)) return [];
  const present = new Set(hashes);
  const lacking = [...(evidence.announced ?? [])].filter(([, announced]) => {
    const h1 = announced.filter(isSoundOfFiles);
    return h1.length > 0 && !h1.some((hash) => present.has(hash));
  });
  return lacking.map(([platform]) => platform).sort();
}

export interface PlatformCoverage extends Readonly<Record<HashScheme, readonly string[]>> {
  /** How many of each have an unknown platform: for an old h1 it would take the download of a package. */
  readonly unknown: Readonly<Record<HashScheme, number>>;
}

export function coverageNow({ hashes }: ProviderLock, { evidence }: ReviewedChange): PlatformCoverage {
  return coverageOf(hashes, platformNow(evidence));
}

export function coverageBefore({ hashes }: ProviderLock, reviewed: ReviewedChange): PlatformCoverage {
  return coverageOf(hashes, platformBefore(reviewed));
}

/** The platform of a hash; `undefined` where it is unknown, `null` where the hash belongs to no package. */
type PlatformOfHash = (hash: string) => string | null | undefined;

function platformNow(evidence: VersionEvidence | null): PlatformOfHash {
  return (hash) => {
    const proof = evidence?.proofs.get(hash);
    const known = proof !== undefined && proof.level !== 'none' && proof.level !== 'unavailable';
    return known ? platformOf(proof) : undefined;
  };
}

function platformBefore({ evidence, baseEvidence }: ReviewedChange): PlatformOfHash {
  const packages = publishedPackages(baseEvidence);
  const old = new Set(documentsOf(baseEvidence).flatMap(({ entries }) => entries.map(({ hash }) => hash)));
  const announced = new Map(
    [...(baseEvidence?.announced ?? [])].flatMap(([platform, hashes]) =>
      hashes.map((hash) => [hash, platform] as const),
    ),
  );
  const now = platformNow(evidence);
  return (hash) => {
    if (old.has(hash)) return packages.get(hash) ?? null;
    const dropped = evidence?.dropped.get(hash);
    const found = dropped ?? baseEvidence?.dropped.get(hash);
    const known = found === undefined ? now(hash) : platformOf(found);
    return known ?? announced.get(hash) ?? known;
  };
}

function coverageOf(hashes: readonly string[], platformOfHash: PlatformOfHash): PlatformCoverage {
  const platforms = forEachScheme((scheme) =>
    [...new Set(hashes)].filter((hash) => schemeOf(hash) === scheme).map((hash) => platformOfHash(hash)),
  );
  return {
    ...forEachScheme((scheme) =>
      distinct(platforms[scheme].filter((platform) => platform != null)).toSorted(),
    ),
    unknown: forEachScheme((scheme) => platforms[scheme].filter((platform) => platform === undefined).length),
  };
}
