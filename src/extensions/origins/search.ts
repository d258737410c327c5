import { opentofuRegistry, terraformRegistry } from '../../address/address.ts';
import { hashicorp, publisherOf } from '../../address/publishers.ts';
import { type Evidence, mayBeRead, type VersionEvidence } from '../../evidence/evidence.ts';
import { evidenceKey, type NamedVersion } from '../../evidence/plan.ts';
import { openRelease } from '../../evidence/release-inquiry.ts';
import { isSoundOfZip } from '../../hash.ts';
import { absent, known } from '../../outcome.ts';
import type { PackageMetadata, Registry } from '../../registry/registry.ts';
import { lookWhile } from '../../semaphore.ts';
import { compareVersions, versionOf } from '../../version/version.ts';
import { inDocuments, type LostHash, type Sighting, withOrigins } from './trace.ts';

/** The most releases that one run looks at to name an origin, with three small requests each. */
const mostReleases = 24;
const atATime = 4;

/** How many versions are searched. Copied hashes are usually older, at most fifteen weekly releases. */
const reach = { own: { older: 16, newer: 2 }, twin: { older: 1, newer: 1 } };

/** Searches for an unsupported zh in the other public registry, if its builds differ, and in the versions around it. */
export async function searchReleases(
  lost: readonly LostHash[],
  evidence: Evidence,
  registry: Registry,
): Promise<readonly LostHash[]> {
  const looked = new Set(evidence.keys());
  const sightings: Sighting[] = [];
  let left = mostReleases;
  const unlisted = lost.filter(isUnlisted);
  for (const [one, own] of Map.groupBy(unlisted, ({ of }) => of)) {
    const missing = new Set(own.map(({ hash }) => hash));
    if (!isRefutable(one)) continue;
    const look = async (candidate: NamedVersion): Promise<void> => {
      const key = evidenceKey(candidate.address, candidate.version);
      if (looked.has(key) || left === 0) return;
      looked.add(key);
      left -= 1;
      const opened = await openRelease({ registry, hasher: nothingOpened }, candidate);
      if (opened.kind !== 'known') return;
      const { documents, disagreements } = opened.value;
      const seen = inDocuments({ ...candidate, release: known({ documents, disagreements }) });
      sightings.push(...seen);
      for (const { hash } of seen) missing.delete(hash);
    };
    const twin = twinOf(one, missing.size);
    if (twin !== null) await look({ address: twin, version: one.version });
    if (missing.size === 0) continue;
    const around = async (address: string, far: typeof reach.own): Promise<readonly NamedVersion[]> => {
      const listing = await registry.versions(address);
      const listed = listing.kind === 'known' ? listing.value.versions.map(({ version }) => version) : [];
      return neighboursOf(one.version, listed, far).map((version) => ({ address, version }));
    };
    const theirs = twin === null ? [] : await around(twin, reach.twin);
    await lookWhile(
      [...theirs, ...(await around(one.address, reach.own))],
      () => missing.size,
      atATime,
      look,
    );
  }
  return [...lost.filter((one) => !isUnlisted(one)), ...withOrigins(unlisted, sightings)];
}

/** A zh that no document lists so far. */
function isUnlisted({ hash, proof }: LostHash): boolean {
  return isSoundOfZip(hash) && proof.belongsTo?.source !== 'shasums';
}

/** Under a bad signature no hash has support, even one of this release. And no document lists the hashes of mirrors. */
function isRefutable({ release, mirrors }: VersionEvidence): boolean {
  return release.kind === 'known' && mirrors === undefined && release.value.documents.every(mayBeRead);
}

/** The provider in the other public registry if its builds differ; `null` too if most hashes are right. */
function twinOf({ address, proofs, dropped }: VersionEvidence, missing: number): string | null {
  if (missing * 2 < [...proofs.keys(), ...dropped.keys()].filter(isSoundOfZip).length) return null;
  const publisher = publisherOf(address);
  if (publisher === null) return null;
  const other = publisher === hashicorp ? opentofuRegistry : terraformRegistry;
  return `${other}/hashicorp/${address.split('/')[2]}`;
}

/** The listed versions around one version: the older ones first, the nearest of them at the start. */
export function neighboursOf(version: string, listed: readonly string[], { older, newer }: typeof reach.own) {
  const here = versionOf(version);
  if (here === null) return [];
  const sorted = listed
    .flatMap((text) => {
      const value = versionOf(text);
      return value === null ? [] : [{ text, value }];
    })
    .sort((a, b) => compareVersions(a.value, b.value));
  const before = sorted.filter(({ value }) => compareVersions(value, here) < 0);
  const after = sorted.filter(({ value }) => compareVersions(value, here) > 0);
  return [...before.slice(-older).reverse(), ...after.slice(0, newer)].map(({ text }) => text);
}

/** An origin is not worth a download. */
const nothingOpened = { hash: async ({ filename }: PackageMetadata) => absent(filename) };
