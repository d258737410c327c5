import type { Evidence, VersionEvidence } from './evidence.ts';
import { type EvidenceRequest, evidenceKey } from './plan.ts';
import type { VersionPorts } from './version-evidence.ts';

type WantedPackagesPorts = Pick<VersionPorts, 'registry' | 'hashPackage'>;

/**
 * Computes the h1 of platforms that an entry lacks. This runs last, so that it takes no download budget from a hash that still needs a
 * proof. It runs only for versions without an unproven hash, and only for packages with a signed zh.
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

/** `null` where the release has no such package, nobody signed it, or the download failed. */
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
