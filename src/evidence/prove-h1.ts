import { hostOf } from '../address/address.ts';
import { isLimit, type Outcome } from '../outcome.ts';
import { inTurns, lookWhile } from '../semaphore.ts';
import type { HashProof, PackageFlavour } from './evidence.ts';
import { announcedPlatform, mayBeRead, obstacleOf, unaskable, unfetched, unsupported } from './hash-proof.ts';
import { mostUnderWay, type PackageHashes } from './package-hashes.ts';
import type { NamedVersion } from './plan.ts';
import { inLikelyOrder, usualPlatforms } from './platform-order.ts';
import type { DescribedPackage, ReleaseInquiry } from './release-inquiry.ts';

/** Downloads and hashes a package whose digest a readable document lists. */
export type HashPackage = (described: DescribedPackage) => Promise<Outcome<PackageHashes>>;

/** A package that was computed. */
export interface HashedPackage {
  readonly described: DescribedPackage;
  readonly hashes: PackageHashes;
}

type Comparison =
  | ({ readonly kind: 'hashed' } & HashedPackage)
  | { readonly kind: 'no-package' }
  | { readonly kind: 'obstacle'; readonly proof: HashProof }
  | { readonly kind: 'out-of-budget'; readonly proof: HashProof };

/**
 * Computes packages, the likeliest platform first, until every h1 is explained. A hash is `none` only if no package is left that could
 * have it. The download budget keeps its own code: a planted h1 that hides behind it is an error, not only a missing answer (T26).
 *
 * @param hashes at least one
 */
export async function proveH1(
  hashes: readonly string[],
  inquiry: ReleaseInquiry,
  hashPackage: HashPackage,
  { hints, ...named }: NamedVersion & { readonly hints?: SearchHints },
): Promise<ReadonlyMap<string, HashProof>> {
  const open = new Set(hashes);
  const look = async (platform: string): Promise<Comparison> => {
    const comparison = await compare(platform, inquiry, hashPackage);
    if (comparison.kind === 'out-of-budget') open.clear();
    if (comparison.kind === 'hashed') {
      for (const hash of open) if (flavourOf(hash, comparison.hashes) !== null) open.delete(hash);
    }
    return comparison;
  };
  const search = (platforms: readonly string[]) => lookWhile(platforms, () => open.size, mostUnderWay, look);

  const readable = inquiry.documents.filter(mayBeRead);
  const { hinted, others: unhinted } = searchOrder(hashes, inquiry, hints);
  const inDocuments = [...hinted.platforms, ...unhinted];
  const comparisons = [...(await search(inDocuments))];
  if (readable.length === 0) {
    comparisons.push(...inquiry.documents.flatMap((document) => obstacle(obstacleOf(document))));
  } else if (open.size > 0) {
    // The list of versions may have platforms that no document names. It is requested only now, because it is rarely needed.
    const listed = await inquiry.listedPlatforms();
    if (listed.kind === 'unavailable') comparisons.push({ kind: 'obstacle', proof: unaskable(listed) });
    const others = listed.kind === 'known' ? inLikelyOrder(orUsual(listed.value)) : [];
    comparisons.push(...(await search(others.filter((one) => !inDocuments.includes(one)))));
  }
  return proofsFrom(comparisons, hashes, named);
}

/** A list of versions need not say for which platforms there are packages. */
function orUsual(platforms: readonly string[]): readonly string[] {
  return platforms.length === 0 ? usualPlatforms : platforms;
}

/** What decides the order of the search beside the documents. It decides nothing else: a package proves a hash only by its content. */
export interface SearchHints {
  /** By hash, the platform whose package an earlier run has computed. */
  readonly kept: ReadonlyMap<string, string>;
  /** Platforms whose packages are needed anyway. */
  readonly wanted: readonly string[];
}

const noHints: SearchHints = { kept: new Map(), wanted: [] };

/** The platforms of the documents in the order of the search. */
interface SearchOrder {
  /** An unsigned announcement decides nothing here, but the platform that it names for an h1 is tried first. */
  readonly hinted: { readonly platforms: readonly string[]; readonly hashes: number };
  readonly others: readonly string[];
}

export function searchOrder(
  hashes: readonly string[],
  { documents, announced }: Pick<ReleaseInquiry, 'documents' | 'announced'>,
  { kept, wanted }: SearchHints = noHints,
): SearchOrder {
  const platforms = inLikelyOrder(documents.filter(mayBeRead).flatMap(platformsIn));
  const hints = hashes.flatMap((hash) => kept.get(hash) ?? announcedPlatform(hash, announced) ?? []);
  const hinted = hints.filter((platform) => platforms.includes(platform));
  const others = platforms.filter((platform) => !hinted.includes(platform));
  return {
    hinted: {
      platforms: platforms.filter((platform) => hinted.includes(platform)),
      hashes: hinted.length,
    },
    others: [
      ...others.filter((platform) => wanted.includes(platform)),
      ...others.filter((platform) => !wanted.includes(platform)),
    ],
  };
}

/** Computes the packages of these platforms. Whether all of them could be computed. */
export async function computeAll(
  platforms: readonly string[],
  inquiry: ReleaseInquiry,
  hashPackage: HashPackage,
): Promise<boolean> {
  const comparisons = await inTurns(platforms, mostUnderWay, (platform) =>
    compare(platform, inquiry, hashPackage),
  );
  return comparisons.every(({ kind }) => kind === 'hashed');
}

function platformsIn({ entries }: DescribedPackage['document']): readonly string[] {
  return entries.flatMap(({ platform }) => (platform === null ? [] : [platform]));
}

async function compare(
  platform: string,
  inquiry: ReleaseInquiry,
  hashPackage: HashPackage,
): Promise<Comparison> {
  const described = await inquiry.packageOf(platform);
  if (described.kind === 'absent') return { kind: 'no-package' };
  if (described.kind === 'unavailable') return { kind: 'obstacle', proof: unaskable(described) };
  const refusal = obstacleOf(described.value.document);
  if (refusal !== null) return { kind: 'obstacle', proof: refusal };
  const hashes = await hashPackage(described.value);
  if (hashes.kind === 'known') return { kind: 'hashed', described: described.value, hashes: hashes.value };
  const outOfBudget = hashes.kind === 'unavailable' && isLimit(hashes.code);
  return { kind: outOfBudget ? 'out-of-budget' : 'obstacle', proof: unfetched(hashes) };
}

function obstacle(proof: HashProof | null): readonly Comparison[] {
  return proof === null ? [] : [{ kind: 'obstacle', proof }];
}

/** The first package that has a hash gives its proof. */
function proofsFrom(
  comparisons: readonly Comparison[],
  hashes: readonly string[],
  named: NamedVersion,
): ReadonlyMap<string, HashProof> {
  const verdict = verdictOnTheRest(comparisons, named);
  const proofs = new Map(hashes.map((hash) => [hash, verdict]));
  for (const comparison of comparisons.toReversed()) {
    if (comparison.kind !== 'hashed') continue;
    for (const hash of hashes) {
      const flavour = flavourOf(hash, comparison.hashes);
      if (flavour !== null) proofs.set(hash, proofBy(comparison, flavour));
    }
  }
  return proofs;
}

/** Which h1 of a package a hash is; `null` where it is none of them. */
export function flavourOf(hash: string, { archive, directory }: PackageHashes): PackageFlavour | null {
  if (hash === directory) return hash === archive ? 'directory and archive' : 'directory';
  return hash === archive ? 'archive' : null;
}

/** The proof by a computed package: as good as the signature over its digest. */
export function proofBy({ described, hashes }: HashedPackage, flavour: PackageFlavour): HashProof {
  const { platform, filename, address } = described.metadata;
  const { signature } = described.document;
  return signature.kind === 'good'
    ? { level: 'computed', platform, flavour, zh: hashes.zh, keyId: signature.keyId }
    : { level: 'asserted', platform, filename, by: hostOf(address) };
}

/** The proof of a hash that no computed package has. */
function verdictOnTheRest(comparisons: readonly Comparison[], named: NamedVersion): HashProof {
  const proofs = (kind: 'out-of-budget' | 'obstacle') =>
    comparisons.flatMap((comparison) => (comparison.kind === kind ? [comparison.proof] : []));
  const obstacles = proofs('obstacle');
  const hashed = comparisons.filter(({ kind }) => kind === 'hashed').length;
  return (
    proofs('out-of-budget')[0] ??
    obstacles.find(({ level }) => level === 'unavailable') ??
    obstacles[0] ??
    unsupported(`none of the ${hashed} packages of ${named.address} ${named.version} has it`)
  );
}
