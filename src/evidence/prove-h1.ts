import { hostOf } from '../address/address.ts';
import { releaseName } from '../finding/sentence.ts';
import { isLimit, type Outcome } from '../outcome.ts';
import { inTurns, lookWhile } from '../semaphore.ts';
import {
  announcedPlatform,
  type HashProof,
  mayBeRead,
  obstacleOf,
  readableEntries,
  unaskable,
  unfetched,
  unsupported,
} from './evidence.ts';
import { flavourOf, mostUnderWay, type PackageHashes } from './package-hashes.ts';
import type { NamedVersion } from './plan.ts';
import { inLikelyOrder, usualPlatforms } from './platform-order.ts';
import type { DescribedPackage, ReleaseInquiry } from './release-inquiry.ts';
import type { NeededPackages } from './step.ts';

/** Downloads and hashes a package whose digest a readable document lists. */
export type HashPackage = (described: DescribedPackage) => Promise<Outcome<PackageHashes>>;

export interface HashedPackage {
  readonly described: DescribedPackage;
  readonly hashes: PackageHashes;
}

/** Computes packages, the likeliest platform first, until every h1 is explained. `none`: no package is left that could have it. */
export async function proveH1(
  hashes: readonly string[],
  inquiry: ReleaseInquiry,
  hashPackage: HashPackage,
  { needed, ...release }: NamedVersion & { readonly needed: NeededPackages },
): Promise<ReadonlyMap<string, HashProof>> {
  const search = searchFor(hashes);
  const look = (platform: string) => lookInto(platform, inquiry, hashPackage);
  const { platforms } = searchOrder(hashes, inquiry, needed);
  await search.among(platforms, look);
  if (!inquiry.documents.some(mayBeRead))
    await search.among(inquiry.documents, async (one) => obstacle(obstacleOf(one)));
  else if (!search.isOver()) {
    // The list of versions may have platforms that no document names. It is requested only now, because it is rarely needed.
    const listed = await inquiry.listedPlatforms();
    if (listed.kind === 'unavailable') await search.among([listed], async (gap) => obstacle(unaskable(gap)));
    // It need not say for which platforms there are packages.
    const named = listed.kind === 'known' && listed.value.length === 0 ? usualPlatforms : [];
    const others = inLikelyOrder(listed.kind === 'known' ? [...listed.value, ...named] : []);
    await search.among(
      others.filter((one) => !platforms.includes(one)),
      look,
    );
  }
  return search.proofs((packages) => {
    const [is, s] =
      packages === 1 ? ['does not match the one', ''] : [`matches none of the ${packages}`, 's'];
    const isPart = packages < platforms.length;
    const rest = isPart ? ` that the registry offers; the release lists ${platforms.length}` : '';
    const reason = `it ${is} published package${s} of ${releaseName(release)}${rest}`;
    return unsupported(reason, isPart || !inquiry.isWhole);
  });
}

/** Computes the packages of these platforms. Whether all of them could be computed. */
export async function computeAll(
  platforms: readonly string[],
  inquiry: ReleaseInquiry,
  hashPackage: HashPackage,
): Promise<boolean> {
  const looks = await inTurns(platforms, mostUnderWay, (platform) =>
    lookInto(platform, inquiry, hashPackage),
  );
  return looks.every(({ kind }) => kind === 'package');
}

/** Computes a few more packages, the likeliest platform first, until all of these h1 are found: the others stay unknown. */
export async function lookFor(
  hashes: readonly string[],
  known: readonly string[],
  inquiry: ReleaseInquiry,
  hashPackage: HashPackage,
): Promise<void> {
  const named = readableEntries(inquiry.documents).flatMap(({ platform }) => platform ?? []);
  const platforms = inLikelyOrder(named).filter((platform) => !known.includes(platform));
  await searchFor(hashes).among(platforms.slice(0, few), (platform) =>
    lookInto(platform, inquiry, hashPackage),
  );
}

const few = usualPlatforms.length;

async function lookInto(platform: string, inquiry: ReleaseInquiry, hashPackage: HashPackage): Promise<Look> {
  const described = await inquiry.packageOf(platform);
  if (described.kind === 'absent') return { kind: 'no-package' };
  if (described.kind === 'unavailable') return obstacle(unaskable(described));
  const refusal = obstacleOf(described.value.document);
  if (refusal !== null) return obstacle(refusal);
  const hashes = await hashPackage(described.value);
  if (hashes.kind !== 'known') return obstacle(unfetched(hashes));
  const hashed = { described: described.value, hashes: hashes.value };
  return { kind: 'package', proofOf: (hash) => proofBy(hashed, hash) };
}

function obstacle(proof: HashProof | null): Look {
  return proof === null ? { kind: 'no-package' } : { kind: 'obstacle', proof };
}

/** The proof of a hash by a computed package, as good as the signature over its digest; `null` if it does not have the hash. */
export function proofBy({ described, hashes }: HashedPackage, hash: string): HashProof | null {
  const flavour = flavourOf(hash, hashes);
  if (flavour === null) return null;
  const { platform, filename, address } = described.metadata;
  const { signature } = described.document;
  return signature.kind === 'good'
    ? { level: 'computed', platform, flavour, zh: hashes.zh, keyId: signature.keyId }
    : { level: 'asserted', platform, filename, by: hostOf(address) };
}

/** An unsigned announcement decides nothing here, but the platform that it names for an h1 is tried first. */
export function searchOrder(
  hashes: readonly string[],
  { documents, announced }: Pick<ReleaseInquiry, 'documents' | 'announced'>,
  needed: NeededPackages,
) {
  const platforms = inLikelyOrder(readableEntries(documents).flatMap(({ platform }) => platform ?? []));
  const hints = hashes
    .flatMap((hash) => announcedPlatform(hash, announced) ?? [])
    .filter((platform) => platforms.includes(platform));
  const rankOf = (platform: string) =>
    hints.includes(platform) ? 0 : needed.platforms.includes(platform) ? 1 : 2;
  const sure = platforms.filter((platform) => rankOf(platform) <= (needed.always ? 1 : 0)).length;
  const anyway = needed.always ? platforms.filter((platform) => rankOf(platform) === 1).length : 0;
  return {
    platforms: platforms.toSorted((one, other) => rankOf(one) - rankOf(other)),
    sure,
    // An h1 of unknown platform is probably one of a platform that is needed.
    unknown: Math.max(0, hashes.length - hints.length - anyway),
  };
}

export type Look =
  | { readonly kind: 'package'; proofOf(hash: string): HashProof | null }
  | { readonly kind: 'obstacle'; readonly proof: HashProof }
  | { readonly kind: 'no-package' };

/** Looks for hashes in packages, several at a time, until each is found. */
export function searchFor(hashes: readonly string[]) {
  const open = new Set(hashes);
  const looks: Look[] = [];
  return {
    async among<C>(candidates: readonly C[], lookAt: (candidate: C) => Promise<Look>): Promise<void> {
      const seen = await lookWhile(
        candidates,
        () => open.size,
        mostUnderWay,
        async (candidate) => {
          const look = await lookAt(candidate);
          if (look.kind === 'package')
            for (const hash of open) if (look.proofOf(hash) !== null) open.delete(hash);
          // The next package would meet the same limit.
          if (look.kind === 'obstacle' && rankOf(look.proof) === 0) open.clear();
          return look;
        },
      );
      looks.push(...seen);
    },
    /** No further package is looked at. */
    isOver: () => open.size === 0,
    /** The first package with a hash gives its proof, an obstacle that of the others, `nowhere` the rest. */
    proofs(nowhere: (packages: number) => HashProof): ReadonlyMap<string, HashProof> {
      const packages = looks.filter((look) => look.kind === 'package');
      const obstacles = looks.flatMap((look) => (look.kind === 'obstacle' ? [look.proof] : []));
      const [worst] = obstacles.toSorted((one, other) => rankOf(one) - rankOf(other));
      const rest = worst ?? nowhere(packages.length);
      const proofOf = (hash: string) =>
        packages.map((look) => look.proofOf(hash)).find((proof) => proof !== null) ?? rest;
      return new Map(hashes.map((hash) => [hash, proofOf(hash)]));
    },
  };
}

/** A limit of the run comes first: a planted hash that hides behind it is an error, not only a missing answer (T26). */
function rankOf(obstacle: HashProof): number {
  if (obstacle.level !== 'unavailable') return 2;
  return isLimit(obstacle.code) ? 0 : 1;
}
