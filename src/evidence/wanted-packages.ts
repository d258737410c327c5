import type { Evidence, VersionEvidence } from './evidence.ts';
import { type EvidenceRequest, evidenceKey } from './plan.ts';
import type { VersionPorts } from './version-evidence.ts';

type WantedPackagesPorts = Pick<VersionPorts, 'registry' | 'hashPackage'>;

/**
 * Computes the h1 of packages that are wanted for their own sake. Only after everything else, so that it takes nothing of the byte budget
 * from a hash that waits for its proof; only where every hash of the version is proven; only from a zh that is signed.
 */
export async function withWantedPackages(
  evidence: Evidence,
  requests: readonly EvidenceRequest[],
  ports: WantedPackagesPorts,
): Promise<Evidence> {
  const completed = new Map(evidence);
  for (const { address, version, platforms = [] } of requests) {
    const key = evidenceKey(address, version);
    const known = completed.get(key);
    if (known === undefined || !isSound(known)) continue;
    const covered = platformsWithH1(known);
    const packages = new Map<string, string>();
    for (const platform of platforms.filter((one) => !covered.has(one))) {
      const h1 = await h1Of({ address, version, platform }, ports);
      if (h1 !== null) packages.set(platform, h1);
    }
    if (packages.size > 0) completed.set(key, { ...known, packages });
  }
  return completed;
}

function isSound({ release, proofs }: VersionEvidence): boolean {
  return (
    release.kind === 'known' &&
    release.value.disagreements.length === 0 &&
    [...proofs.values()].every(({ level }) => level !== 'none' && level !== 'unavailable')
  );
}

function platformsWithH1({ proofs }: VersionEvidence): ReadonlySet<string> {
  return new Set(
    [...proofs.values()].flatMap((proof) => (proof.level === 'computed' ? [proof.platform] : [])),
  );
}

/** `null` where the release has no such package, nobody signed it, or it could not be had. */
async function h1Of(
  { address, version, platform }: Readonly<Record<'address' | 'version' | 'platform', string>>,
  { registry, hashPackage }: WantedPackagesPorts,
): Promise<string | null> {
  const metadata = await registry.packageMetadata(address, version, platform);
  if (metadata.kind !== 'known') return null;
  const document = await registry.shasums(metadata.value);
  if (document.kind !== 'known' || document.value.signature.kind !== 'good') return null;
  const hashes = await hashPackage(metadata.value);
  return hashes.kind === 'known' ? hashes.value.directory : null;
}
