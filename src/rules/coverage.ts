import type { HashProof, VersionEvidence } from '../evidence/evidence.ts';

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

/** `linux_amd64`, `a and b`, `a, b and c`, `a, b, c and 9 more`. */
export function namesOf(platforms: readonly string[]): string {
  const shown = platforms.slice(0, 3);
  const rest = platforms.length - shown.length;
  const last = rest > 0 ? `${rest} more` : shown.pop();
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last}`;
}
