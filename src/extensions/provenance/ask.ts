import { documentsOf, type Evidence, type VersionEvidence } from '../../evidence/evidence.ts';
import type { VersionPair } from '../../evidence/plan.ts';
import { firstPlatform } from '../../evidence/platform-order.ts';
import { repositoryWithDocuments } from '../../evidence/repository.ts';
import { zipDigest } from '../../hash.ts';
import type { Fetcher } from '../../http/fetcher.ts';
import type { Outcome } from '../../outcome.ts';
import { tagOf } from '../../registry/release-source.ts';
import type { AttestationStore, ListedBundle } from './attestation-store.ts';
import { bestOf, type Examination, examine, type VerifyBundle } from './examine.ts';
import type { ExpectedBuild, Provenance } from './provenance.ts';
import { readBundle } from './read-bundle.ts';

export interface ProvenancePorts {
  readonly store: AttestationStore;
  /** For bundles that the store only names. */
  readonly fetcher: Pick<Fetcher, 'get'>;
  /** Loads what verifies bundles; called when there is something to verify. */
  readonly loadVerifier: () => Promise<VerifyBundle>;
}

/** Real releases have far fewer packages. */
const mostPackages = 100;

/**
 * Who built the releases in the evidence, by its keys, for those that lie at github.com. One question for each account names one package of each
 * of its releases, because the usual attestation is about all packages together; the others are asked about only where it is not. The version
 * before is looked at only where the one under review has nothing that holds.
 */
export async function askForProvenance(
  pairs: readonly VersionPair[],
  evidence: Evidence,
  ports: ProvenancePorts,
): Promise<ReadonlyMap<string, Provenance>> {
  const keys = new Set(pairs.flatMap(({ now, before }) => (before === null ? [now] : [now, before])));
  const releases = new Map(
    [...keys].flatMap((key) => {
      const release = attestable(evidence.get(key));
      return release === null ? [] : [[key, release] as const];
    }),
  );
  const listings = await listFirst([...releases.values()], ports.store);
  const found = new Map<string, Promise<Provenance>>();
  const look = (key: string | null): Promise<Provenance> | null => {
    const release = key === null ? undefined : releases.get(key);
    if (key === null || release === undefined) return null;
    const provenance = found.get(key) ?? provenanceOf(release, listings, ports);
    found.set(key, provenance);
    return provenance;
  };
  const looks = pairs.map(async ({ now, before }) => {
    const provenance = await look(now);
    if (provenance !== null && provenance.kind !== 'verified') await look(before);
  });
  await Promise.all(looks);
  return new Map(
    await Promise.all([...found].map(async ([key, provenance]) => [key, await provenance] as const)),
  );
}

/** A release whose packages lie at github.com. */
interface AttestableRelease extends ExpectedBuild {
  readonly owner: string;
  /** The package that is asked about first. */
  readonly first: string;
  /** SHA-256 of every package, that one included, 64 lower-case hex digits each. */
  readonly packages: readonly string[];
}

function attestable(evidence: VersionEvidence | undefined): AttestableRelease | null {
  if (evidence === undefined) return null;
  const source = repositoryWithDocuments(evidence);
  const tag = source?.forge === 'github.com' ? tagOf(source, evidence.version) : null;
  const entries = documentsOf(evidence).flatMap((document) => document.entries);
  const packages = entries.filter(({ platform }) => platform !== null).slice(0, mostPackages);
  const first = packages.find(({ platform }) => platform === firstPlatform) ?? packages[0];
  if (source === null || tag === null || first === undefined) return null;
  const [owner = ''] = source.repository.split('/');
  return {
    owner,
    repository: source.repository,
    tag,
    first: zipDigest(first.hash),
    packages: [...new Set(packages.map(({ hash }) => zipDigest(hash)))],
  };
}

type Listing = Outcome<ReadonlyMap<string, readonly ListedBundle[]>>;

/** By the owner in lower case. */
type Listings = ReadonlyMap<string, Listing>;

async function listFirst(releases: readonly AttestableRelease[], store: AttestationStore): Promise<Listings> {
  const owners = Map.groupBy(releases, ({ owner }) => owner.toLowerCase());
  const listings = new Map<string, Listing>();
  await Promise.all(
    [...owners].map(async ([owner, own]) => {
      listings.set(owner, await store.list(owner, [...new Set(own.map(({ first }) => first))]));
    }),
  );
  return listings;
}

async function provenanceOf(
  release: AttestableRelease,
  listings: Listings,
  ports: ProvenancePorts,
): Promise<Provenance> {
  const { owner, first, packages } = release;
  const examiner = openExaminer(release, ports);
  const best = await examiner.look(first, listings.get(owner.toLowerCase()));
  if (best.kind !== 'verified' && best.kind !== 'partial') return withoutSubjects(best);
  const others = packages.filter((digest) => !best.subjects.has(digest));
  if (others.length === 0) return withoutSubjects(best);
  const listing = await ports.store.list(owner, others);
  let lacking = 0;
  for (const digest of others) {
    const other = await examiner.look(digest, listing);
    switch (other.kind) {
      case 'verified':
        break;
      case 'mismatch':
        return withoutSubjects(other);
      case 'unknown':
        if (!other.answered) return other;
        lacking += 1;
        break;
      case 'partial':
      case 'absent':
        lacking += 1;
        break;
    }
  }
  if (lacking === 0) return withoutSubjects(best);
  const { build } = best;
  return {
    kind: 'partial',
    build,
    reason: `no attestation that holds is known of ${lacking} of ${packages.length} packages`,
  };
}

type Looked = Exclude<Examination, { kind: 'other' }> | { readonly kind: 'absent' };

/** Examines the attestations of one release; each bundle is verified once, however many files it is about. */
function openExaminer(
  expected: ExpectedBuild,
  { fetcher, loadVerifier }: ProvenancePorts,
): { look(digest: string, listing: Listing | undefined): Promise<Looked> } {
  const results = new Map<string, ReturnType<VerifyBundle>>();
  const read = new Map<string, ReturnType<typeof readBundle>>();

  async function examineOne(listed: ListedBundle, digest: string): Promise<Examination> {
    const key = listed.kind === 'linked' ? listed.url : null;
    const reading = (key === null ? undefined : read.get(key)) ?? readBundle(listed, fetcher);
    if (key !== null) read.set(key, reading);
    const bundle = await reading;
    if (bundle.kind === 'absent')
      return {
        kind: 'unknown',
        answered: false,
        reason: 'the attestation is not where GitHub says that it is',
      };
    if (bundle.kind === 'unavailable')
      return { kind: 'unknown', answered: bundle.code === 'too-large', reason: bundle.cause };
    const verify = await loadVerifier();
    return examine(bundle.value.json, digest, expected, (json) => {
      const result = results.get(bundle.value.digest) ?? verify(json);
      results.set(bundle.value.digest, result);
      return result;
    });
  }

  return {
    async look(digest, listing) {
      const bundles = listing?.kind === 'known' ? listing.value.get(digest) : undefined;
      if (bundles === undefined) return { kind: 'unknown', answered: false, reason: reasonOf(listing) };
      const examinations: Examination[] = [];
      for (const listed of bundles) {
        const one = await examineOne(listed, digest);
        examinations.push(one);
        if (one.kind === 'verified') break;
      }
      const best = bestOf(examinations);
      return best === null || best.kind === 'other' ? { kind: 'absent' } : best;
    },
  };
}

function reasonOf(listing: Listing | undefined): string {
  return listing?.kind === 'unavailable' ? listing.cause : 'GitHub lists more attestations than are read';
}

function withoutSubjects(looked: Looked): Provenance {
  if (!('subjects' in looked)) return looked;
  const { subjects: _, ...provenance } = looked;
  return provenance;
}
