import { opentofuRegistry, terraformRegistry } from '../address/address.ts';
import { isHashOfScheme } from '../lockfile/hash.ts';
import type { Registry } from '../registry/registry.ts';
import type { Evidence, VersionEvidence } from './evidence.ts';
import { neighboursOf } from './neighbours.ts';
import { evidenceKey } from './plan.ts';
import type { NamedVersion } from './progress.ts';
import { openRelease } from './release-inquiry.ts';
import { inDocuments, originsFrom, type Sighting, withOrigins } from './trace.ts';
import { mayBeRead } from './trust.ts';

/** So much is a name worth: at most so many releases are looked at for one version, and in one run, of three small requests each. */
const mostForOne = 32;
const mostInRun = 96;
const atATime = 4;

/**
 * Looks for a zh that nothing supports in the documents of releases nearby: of the same version in the other public registry where builds
 * differ there, and of the versions around it. It only ever adds a name to what is refuted already, so that a lock file that was edited by
 * hand, merged badly or written for another registry says so.
 */
export async function searchOrigins(evidence: Evidence, registry: Registry): Promise<Evidence> {
  const looked = new Set(evidence.keys());
  const sightings: Sighting[] = [];
  let left = mostInRun;
  for (const one of evidence.values()) {
    const missing = new Set(withoutName(one));
    if (missing.size === 0 || !isRefutable(one)) continue;
    const candidates = (await candidatesFor(one, missing.size, registry)).filter(
      ({ address, version }) => !looked.has(evidenceKey(address, version)),
    );
    const chosen = candidates.slice(0, Math.min(mostForOne, left)).values();
    const look = async () => {
      for (const candidate of chosen) {
        left -= 1;
        looked.add(evidenceKey(candidate.address, candidate.version));
        const seen = await sightingsIn(candidate, registry);
        sightings.push(...seen);
        for (const { hash } of seen) missing.delete(hash);
        if (missing.size === 0) return;
      }
    };
    await Promise.all(Array.from({ length: atATime }, look));
  }
  if (sightings.length === 0) return evidence;
  return withOrigins(evidence, originsFrom(sightings, new Set([...evidence.values()].flatMap(withoutName))));
}

/** The zh that nothing supports and that no registry has named so far. */
function withoutName({ proofs, dropped }: VersionEvidence): readonly string[] {
  return [...proofs, ...dropped].flatMap(([hash, proof]) =>
    proof.level === 'none' && isZh(hash) && proof.belongsTo?.source !== 'shasums' ? [hash] : [],
  );
}

function isZh(hash: string): boolean {
  return isHashOfScheme(hash, 'zh');
}

/** Under a bad signature every hash is without support, and none of them has to come from elsewhere. Mirrors' hashes stand in no document. */
function isRefutable({ release, mirrors }: VersionEvidence): boolean {
  return release.kind === 'known' && mirrors === undefined && release.value.documents.every(mayBeRead);
}

async function candidatesFor(
  { address, version, proofs, dropped }: VersionEvidence,
  missing: number,
  registry: Registry,
): Promise<readonly NamedVersion[]> {
  const listed = async (where: string): Promise<readonly string[]> => {
    const listing = await registry.versions(where);
    return listing.kind === 'known' ? listing.value.versions.map((one) => one.version) : [];
  };
  const zh = [...proofs.keys(), ...dropped.keys()].filter(isZh);
  const twin = missing * 2 >= zh.length ? twinOf(address) : null;
  const own = neighboursOf(version, await listed(address), { older: 20, newer: 4 });
  const theirs =
    twin === null ? [] : [version, ...neighboursOf(version, await listed(twin), { older: 2, newer: 2 })];
  return [
    ...theirs.map((one) => ({ address: twin ?? '', version: one })),
    ...own.map((one) => ({ address, version: one })),
  ];
}

/**
 * The same provider in the other public registry, where that has builds of its own: OpenTofu builds HashiCorp's providers anew, and serves them
 * under both names. All other namespaces have the same files in both.
 */
function twinOf(address: string): string | null {
  const [host, namespace, type] = address.split('/');
  if (host === terraformRegistry && namespace === 'hashicorp') return `${opentofuRegistry}/hashicorp/${type}`;
  const rebuilt = namespace === 'hashicorp' || namespace === 'opentofu';
  return host === opentofuRegistry && rebuilt ? `${terraformRegistry}/hashicorp/${type}` : null;
}

async function sightingsIn(named: NamedVersion, registry: Registry): Promise<readonly Sighting[]> {
  const opened = await openRelease(registry, named);
  if (opened.kind !== 'known') return [];
  const { documents, disagreements } = opened.value;
  return inDocuments({ ...named, release: { kind: 'known', value: { documents, disagreements } } });
}
