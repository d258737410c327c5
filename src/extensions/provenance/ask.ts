import { distinct } from '../../distinct.ts';
import {
  documentsOf,
  type Evidence,
  formerDocuments,
  repositoryWithDocuments,
  type VersionEvidence,
} from '../../evidence/evidence.ts';
import { firstPlatform } from '../../evidence/platform-order.ts';
import { zipDigest } from '../../hash.ts';
import type { Fetcher } from '../../http/fetcher.ts';
import { openMemory } from '../../memory.ts';
import type { Outcome } from '../../outcome.ts';
import { tagOf } from '../../registry/release-source.ts';
import { bestOf, type Examination, examine, type VerifyBundle } from './examine.ts';
import { type AttestationStore, type ListedBundle, mostBundles } from './github-attestations.ts';
import type { Attestation, ExpectedBuild, Provenance } from './provenance.ts';
import { readBundle } from './read-bundle.ts';

interface ProvenancePorts {
  readonly store: AttestationStore;
  /** For bundles that the store only names. */
  readonly fetcher: Pick<Fetcher, 'get'>;
  /** Loads what verifies bundles; called when there is something to verify. */
  readonly loadVerifier: () => Promise<VerifyBundle>;
}

/** The keys of a version under review and of the one before it. */
export interface VersionPair {
  readonly now: string;
  readonly before: string | null;
}

/** Packages of one release that are looked up one by one. Real releases have far fewer. */
const mostPackages = 500;

/** Who built the releases at github.com: by one query per account, and more only if that is not enough. */
export async function askForProvenance(
  pairs: readonly VersionPair[],
  evidence: Evidence,
  ports: ProvenancePorts,
): Promise<ReadonlyMap<string, Provenance>> {
  const keys = new Set(pairs.flatMap(({ now, before }) => (before === null ? [now] : [now, before])));
  const reviewed = new Set(pairs.map(({ now }) => now));
  const releases = new Map(
    [...keys].flatMap((key) => {
      const release = attestable(evidence.get(key), ports.store, !reviewed.has(key));
      return release === null ? [] : [[key, release] as const];
    }),
  );
  const listings = await listFirst([...releases.values()], ports.store);
  const looks = [...releases].map(async ([key, release]) => {
    return [key, await provenanceOf(release, listings, ports)] as const;
  });
  const found = new Map<string, Provenance>(await Promise.all(looks));
  for (const { now, before } of pairs) {
    const hasLeft = before !== null && found.get(before)?.kind === 'verified' && !found.has(now);
    if (hasLeft && documentsOf(evidence.get(now) ?? null).length > 0) found.set(now, elsewhere);
  }
  return found;
}

/** A registry decides where the checksums are, so the release before does not leave GitHub unnoticed (T80). */
const elsewhere: Provenance = {
  kind: 'unknown',
  reason: 'its checksums are not in a release of its version at github.com',
  answered: true,
};

interface AttestableRelease extends ExpectedBuild {
  readonly owner: string;
  readonly first: string;
  /** By the SHA-256 of every package, that of the checksum document which lists it, 64 lower-case hex digits each. */
  readonly packages: ReadonlyMap<string, string>;
}

function attestable(
  evidence: VersionEvidence | undefined,
  store: Pick<AttestationStore, 'idOf'>,
  isFormer: boolean,
) {
  if (evidence === undefined) return null;
  const documents = isFormer ? formerDocuments(evidence) : documentsOf(evidence);
  const source = repositoryWithDocuments(evidence, documents);
  const tag = source?.forge === 'github.com' ? tagOf(source, evidence.version) : null;
  const listed = documents.flatMap(({ sha256, entries }) =>
    entries.flatMap(({ platform, hash }) =>
      platform === null ? [] : [{ platform, digest: zipDigest(hash), document: sha256 }],
    ),
  );
  const first = listed.find(({ platform }) => platform === firstPlatform) ?? listed[0];
  if (source === null || tag === null || first === undefined) return null;
  const [owner = ''] = source.repository.split('/');
  const id = openMemory<Promise<Outcome<string>>>();
  return {
    owner,
    repository: source.repository,
    repositoryId: () => id('', () => store.idOf(source.repository)),
    tag,
    first: first.digest,
    packages: new Map(listed.map(({ digest, document }) => [digest, document])),
  };
}

/** An attestation of a package may be about the package itself or about the document that lists it. */
function subjectsFor(digest: string, { packages }: AttestableRelease): readonly string[] {
  return [digest, packages.get(digest) ?? digest];
}

type Listing = Outcome<ReadonlyMap<string, readonly ListedBundle[]>>;

type Listings = ReadonlyMap<string, Listing>;

async function listFirst(releases: readonly AttestableRelease[], store: AttestationStore): Promise<Listings> {
  const owners = Map.groupBy(releases, ({ owner }) => owner.toLowerCase());
  const listings = new Map<string, Listing>();
  await Promise.all(
    [...owners].map(async ([owner, own]) => {
      const digests = own.flatMap((release) => subjectsFor(release.first, release));
      listings.set(owner, await store.list(owner, distinct(digests)));
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
  if (best.kind !== 'verified' && best.kind !== 'partial') return best;
  const others = [...packages.keys()].filter(
    (digest) => !subjectsFor(digest, release).some((subject) => best.subjects.has(subject)),
  );
  const asked = others.slice(0, mostPackages);
  const listing =
    asked.length === 0
      ? undefined
      : await ports.store.list(owner, distinct(asked.flatMap((digest) => subjectsFor(digest, release))));
  let lacking = others.length - asked.length;
  const attestations = best.kind === 'verified' ? [best.attestation] : [];
  const covered = new Set<string>();
  for (const digest of asked) {
    if (subjectsFor(digest, release).some((subject) => covered.has(subject))) continue;
    const other = await examiner.look(digest, listing);
    if (other.kind === 'mismatch' || (other.kind === 'unknown' && !other.answered)) return other;
    if (other.kind === 'verified') {
      attestations.push(other.attestation);
      for (const subject of other.subjects) covered.add(subject);
    } else lacking += 1;
  }
  const { build } = best;
  if (lacking === 0 && best.kind === 'verified')
    return { kind: 'verified', build, attestations: distinct(attestations) };
  const reason =
    lacking === 0 && best.kind === 'partial'
      ? best.reason
      : `no attestation that holds is known of ${lacking} of ${packages.size} packages`;
  return { kind: 'partial', build, reason };
}
type Held = Extract<Examination, { kind: 'verified' | 'partial' }>;
type Examined = Exclude<Examination, Held> | (Held & { readonly attestation: Attestation });
type Looked = Exclude<Examined, { kind: 'other' | 'unsupported' }> | { readonly kind: 'absent' };

/** Examines the attestations of one release; each bundle is verified once, however many files it is about. */
function openExaminer(expected: AttestableRelease, { fetcher, loadVerifier }: ProvenancePorts) {
  const verified = openMemory<ReturnType<VerifyBundle>>();
  const read = openMemory<ReturnType<typeof readBundle>>();

  async function examineOne(listed: ListedBundle, digest: string): Promise<Examined> {
    if (listed.kind === 'unread') {
      const reason = `GitHub lists more attestations than the ${mostBundles} that are looked at, none of which holds`;
      return { kind: 'unknown', answered: true, reason };
    }
    const reading = () => readBundle(listed, fetcher);
    const bundle = await (listed.kind === 'linked' ? read(listed.url, reading) : reading());
    const misplaced = 'the attestation is not where GitHub says that it is';
    if (bundle.kind === 'absent') return { kind: 'unknown', answered: false, reason: misplaced };
    if (bundle.kind === 'unavailable') {
      const { code, cause: reason } = bundle;
      const isThere = code === 'too-large' || code === 'malformed-answer';
      return { kind: isThere ? 'unsupported' : 'unknown', answered: code === 'too-large', reason };
    }
    const verify = await loadVerifier();
    const examined = await examine(bundle.value.json, digest, expected, (json) =>
      verified(bundle.value.digest, () => verify(json)),
    );
    if (examined.kind !== 'verified' && examined.kind !== 'partial') return examined;
    const url = `https://api.github.com/repos/${expected.repository}/attestations/sha256:${digest}`;
    return { ...examined, attestation: { url, digest: `sha256:${bundle.value.digest}` } };
  }

  return {
    async look(digest: string, listing: Listing | undefined): Promise<Looked> {
      const examinations: Examined[] = [];
      for (const subject of subjectsFor(digest, expected)) {
        const bundles = listing?.kind === 'known' ? listing.value.get(subject) : undefined;
        if (bundles === undefined) {
          const beyond = 'this run has too many releases to query GitHub about all of them';
          const reason = listing?.kind === 'unavailable' ? listing.cause : beyond;
          return { kind: 'unknown', answered: false, reason };
        }
        for (const listed of bundles) {
          const one = await examineOne(listed, subject);
          if (one.kind === 'verified') return one;
          examinations.push(one);
        }
      }
      const best = bestOf(examinations);
      if (best === null || best.kind === 'other') return { kind: 'absent' };
      return best.kind === 'unsupported' ? { ...best, kind: 'unknown' } : best;
    },
  };
}
