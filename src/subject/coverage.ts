import type { HashProof, VersionEvidence } from '../evidence/evidence.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import type { ReviewedChange } from './subject.ts';

/** The platform whose package a hash is of, as far as anybody knows. */
export function platformOf(proof: HashProof | undefined): string | null {
  switch (proof?.level) {
    case 'signed':
    case 'computed':
    case 'asserted':
      return proof.platform;
    case 'none':
    case 'unavailable':
    case undefined:
      return null;
  }
}

/** The platforms of the hashes that are proven, those that rest on a registry's word included. */
export function coveredPlatforms(
  hashes: readonly string[],
  evidence: VersionEvidence | null,
): ReadonlySet<string> {
  const platforms = hashes.map((hash) => platformOf(evidence?.proofs.get(hash)));
  return new Set(platforms.filter((platform) => platform !== null));
}

/** Whether a hash could not be asked about, so that its platform is open. */
export function hasOpenHash(hashes: readonly string[], evidence: VersionEvidence | null): boolean {
  return hashes.some((hash) => evidence?.proofs.get(hash)?.level === 'unavailable');
}

/** The platforms that the documents of a release name, each with its zh. */
export function publishedPackages(evidence: VersionEvidence | null): ReadonlyMap<string, string> {
  if (evidence?.release.kind !== 'known') return new Map();
  const entries = evidence.release.value.documents.flatMap((document) => document.entries);
  return new Map(entries.flatMap(({ hash, platform }) => (platform === null ? [] : [[hash, platform]])));
}

/** Tells the platform that a hash of the base is known to be of; nothing is asked for it. */
export function platformOfBase({ evidence, baseEvidence }: ReviewedChange): (hash: string) => string | null {
  const published = publishedPackages(baseEvidence);
  return (hash) =>
    published.get(hash) ?? platformOf(evidence?.dropped.get(hash) ?? evidence?.proofs.get(hash));
}

/**
 * The platforms that the base was locked for, as far as its hashes tell, and that the release still has. A zh tells it only where not every
 * platform of its release has one: `providers lock` writes all that the registry's document lists.
 */
export function platformsBefore(base: ProviderLock | null, reviewed: ReviewedChange): readonly string[] {
  const before = reviewed.baseEvidence ?? reviewed.evidence;
  const platformOf = platformOfBase(reviewed);
  const platforms = (scheme: string): readonly string[] =>
    (base?.hashes ?? []).filter((hash) => hash.startsWith(scheme)).flatMap((hash) => platformOf(hash) ?? []);
  const zh = new Set(platforms('zh:'));
  const told = zh.size < publishedPackages(before).size || hasSeveralDocuments(before) ? [...zh] : [];
  const published = new Set(publishedPackages(reviewed.evidence).values());
  return [...new Set([...platforms('h1:'), ...told])].filter((platform) => published.has(platform));
}

/** Such a registry has a document for each platform, and only those of the platforms that are locked reach the lock file. */
function hasSeveralDocuments(evidence: VersionEvidence | null): boolean {
  return evidence?.release.kind === 'known' && evidence.release.value.documents.length > 1;
}

/** `linux_amd64`, `a and b`, `a, b and c`, `a, b, c and 9 more`. */
export function namesOf(platforms: readonly string[]): string {
  const shown = platforms.slice(0, 3);
  const rest = platforms.length - shown.length;
  const last = rest > 0 ? `${rest} more` : shown.pop();
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last}`;
}
