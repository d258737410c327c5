import { opentofuRegistry } from '../address/address.ts';
import { distinct } from '../distinct.ts';
import { documentsOf, type HashProof, type VersionEvidence } from '../evidence/evidence.ts';
import { listed } from '../finding/sentence.ts';
import { isOfFiles, isOfZip, isSoundOfFiles } from '../hash.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import type { ReviewedChange } from './subject.ts';

/** The platform of the package that a hash belongs to; `null` where that is not known. */
export function platformOf(proof: HashProof | undefined): string | null {
  return proof !== undefined && 'platform' in proof ? proof.platform : null;
}

/** All platforms of a hash that is not refuted: releases may have one zip, or one h1, for several. */
function platformsOf(hash: string, evidence: VersionEvidence | null): readonly string[] {
  const proof = evidence?.dropped.get(hash) ?? evidence?.proofs.get(hash);
  const own = platformOf(proof);
  if (proof === undefined || own === null) return [];
  const zh = proof.level === 'computed' || proof.level === 'announced' ? proof.zh : hash;
  const same = publishedPackages(evidence).filter((one) => one.hash === zh);
  return distinct([own, ...same.map(({ platform }) => platform), ...announcedFor(hash, evidence)]);
}

function announcedFor(hash: string, evidence: VersionEvidence | null): readonly string[] {
  const all = [...(evidence?.announced ?? [])];
  return all.flatMap(([platform, hashes]) => (hashes.includes(hash) ? [platform] : []));
}

export function coveredPlatforms(hashes: readonly string[], evidence: VersionEvidence | null) {
  return new Set(hashes.flatMap((hash) => platformsOf(hash, evidence)));
}

/** The platforms whose h1 an entry has, as far as they are known. */
export function h1Platforms(hashes: readonly string[], evidence: VersionEvidence | null) {
  return coveredPlatforms(hashes.filter(isOfFiles), evidence);
}

/** Whether the platform of a hash is open because an answer is missing. */
export function hasOpenHash(hashes: readonly string[], evidence: VersionEvidence | null): boolean {
  return hashes.some((hash) => evidence?.proofs.get(hash)?.level === 'unavailable');
}

/** The packages that the documents of a release name, each with its zh. */
export function publishedPackages(evidence: VersionEvidence | null) {
  const entries = documentsOf(evidence).flatMap((document) => document.entries);
  return entries.flatMap(({ hash, platform }) => (platform === null ? [] : [{ hash, platform }]));
}

export function publishedPlatforms(evidence: VersionEvidence | null): ReadonlySet<string> {
  return new Set(publishedPackages(evidence).map(({ platform }) => platform));
}

/** The platforms of the base that the release still has; a zh tells only if the entry lacks others. */
export function platformsBefore(base: ProviderLock | null, reviewed: ReviewedChange): readonly string[] {
  const before = reviewed.baseEvidence ?? reviewed.evidence;
  const platforms = (counts: (hash: string) => boolean): readonly string[] =>
    (base?.hashes ?? []).filter(counts).flatMap(platformsOfBase(reviewed));
  const zh = new Set(platforms(isOfZip));
  // With one document per platform, a lock file gets only the zh of the platforms that are locked.
  const isPartial = zh.size < publishedPlatforms(before).size || documentsOf(before).length > 1;
  const told = isPartial ? [...zh] : [];
  const published = publishedPlatforms(reviewed.evidence);
  return distinct([...platforms(isOfFiles), ...told]).filter((platform) => published.has(platform));
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

/** In the base: by its own release, by what was dropped, and by what is known now, in this order. One hash may belong to several platforms. */
export function platformsOfBase({
  evidence,
  baseEvidence,
}: ReviewedChange): (hash: string) => readonly string[] {
  const own = publishedPackages(baseEvidence);
  const old = new Set(documentsOf(baseEvidence).flatMap(({ entries }) => entries.map(({ hash }) => hash)));
  return (hash) => {
    if (old.has(hash)) return own.filter((one) => one.hash === hash).map(({ platform }) => platform);
    const sides = [evidence, baseEvidence].flatMap((side) => (side?.dropped.has(hash) ? side : []));
    const [told = evidence] = sides;
    const platforms = platformsOf(hash, told);
    return platforms.length > 0 ? platforms : announcedFor(hash, baseEvidence);
  };
}
