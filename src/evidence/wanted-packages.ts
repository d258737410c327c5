import { announcedOtherwise, contradictsPackage } from './disagreement.ts';
import type { Evidence, HashProof, VersionEvidence } from './evidence.ts';
import type { PackageHashes } from './package-hashes.ts';
import { type EvidenceRequest, evidenceKey, type NamedPackage } from './plan.ts';
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
    const contradicted: string[] = [];
    for (const platform of platforms.filter((one) => !covered.has(one))) {
      const hashes = await hashesOf({ address, version, platform }, ports);
      if (hashes === null) continue;
      packages.set(platform, hashes.directory);
      if (contradictsPackage(known.announced?.get(platform) ?? [], new Set(), hashes))
        contradicted.push(platform);
    }
    if (contradicted.length > 0) {
      const found = contradicted.map((one) => announcedOtherwise({ address, version, platform: one }));
      completed.set(key, withDisagreements(known, found));
    } else if (packages.size > 0) completed.set(key, { ...known, packages });
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
    [...proofs.values()].flatMap((proof) =>
      proof.level === 'computed' || proof.level === 'announced' ? [proof.platform] : [],
    ),
  );
}

/**
 * A contradiction that was found late, for example a wrong announcement for one platform, takes away what was accepted for the others (T71).
 *
 * @param found sentences without a full stop
 */
export function withDisagreements(evidence: VersionEvidence, found: readonly string[]): VersionEvidence {
  const { release } = evidence;
  if (release.kind !== 'known') return evidence;
  const doubt: HashProof = {
    level: 'unavailable',
    code: 'disagreement',
    reason: 'the registry announces another h1 than a package of the release has',
  };
  const disagreements = [...release.value.disagreements, ...found];
  return {
    ...evidence,
    release: { ...release, value: { ...release.value, disagreements } },
    proofs: new Map(
      [...evidence.proofs].map(([hash, proof]) => [hash, proof.level === 'announced' ? doubt : proof]),
    ),
  };
}

/** `null` where the release has no such package, nobody signed it, or the download failed. */
async function hashesOf(
  { address, version, platform }: NamedPackage,
  { registry, hashPackage }: WantedPackagesPorts,
): Promise<PackageHashes | null> {
  const metadata = await registry.packageMetadata(address, version, platform);
  if (metadata.kind !== 'known') return null;
  const document = await registry.shasums(metadata.value);
  if (document.kind !== 'known' || document.value.signature.kind !== 'good') return null;
  const hashes = await hashPackage(metadata.value);
  return hashes.kind === 'known' ? hashes.value : null;
}
