import { opentofuRegistry, terraformRegistry } from '../../address/address.ts';
import { hashicorp, publisherOf } from '../../address/publishers.ts';
import { type Evidence, mayBeRead, type VersionEvidence } from '../../evidence/evidence.ts';
import { evidenceKey } from '../../evidence/plan.ts';
import { openRelease } from '../../evidence/release-inquiry.ts';
import { isSoundOfZip } from '../../hash.ts';
import { absent, known } from '../../outcome.ts';
import type { PackageMetadata, Registry } from '../../registry/registry.ts';
import { inTurns } from '../../semaphore.ts';
import { inDocuments, type LostHash, withOrigins } from './trace.ts';

/** The most releases that one run looks at to name an origin, with three small requests each. */
const mostReleases = 24;
const atATime = 4;

/** Searches for an unsupported zh of HashiCorp's or OpenTofu's builds in the same version at the other public registry, which tools mix up. */
export async function searchTwins(
  lost: readonly LostHash[],
  evidence: Evidence,
  registry: Registry,
): Promise<readonly LostHash[]> {
  const unlisted = lost.filter(isUnlisted);
  const twins = [...new Set(unlisted.map(({ of }) => of))]
    .filter(isRefutable)
    .flatMap(({ address, version }) => {
      const twin = twinOf(address);
      return twin === null || evidence.has(evidenceKey(twin, version)) ? [] : [{ address: twin, version }];
    });
  const seen = await inTurns(twins.slice(0, mostReleases), atATime, async (twin) => {
    const opened = await openRelease({ registry, hasher: nothingOpened }, twin);
    if (opened.kind !== 'known') return [];
    const { documents, disagreements } = opened.value;
    return inDocuments({ ...twin, release: known({ documents, disagreements }) });
  });
  return [...lost.filter((one) => !isUnlisted(one)), ...withOrigins(unlisted, seen.flat())];
}

/** A zh that no document lists so far. */
function isUnlisted({ hash, proof }: LostHash): boolean {
  return isSoundOfZip(hash) && proof.belongsTo?.source !== 'shasums';
}

/** Under a bad signature no hash has support, even one of this release. And no document lists the hashes of mirrors. */
function isRefutable({ release, mirrors }: VersionEvidence): boolean {
  return release.kind === 'known' && mirrors === undefined && release.value.documents.every(mayBeRead);
}

/** The provider in the other public registry, if that has other builds of it; else `null`. */
function twinOf(address: string): string | null {
  const publisher = publisherOf(address);
  if (publisher === null) return null;
  const other = publisher === hashicorp ? opentofuRegistry : terraformRegistry;
  return `${other}/hashicorp/${address.split('/')[2]}`;
}

/** An origin is not worth a download. */
const nothingOpened = { hash: async ({ filename }: PackageMetadata) => absent(filename) };
