import type { Outcome } from '../outcome.ts';
import type { HashProof, PackageFlavour } from './evidence.ts';
import type { PackageHashes } from './package-hashes.ts';
import { inLikelyOrder } from './platform-order.ts';
import type { NamedVersion } from './progress.ts';
import type { DescribedPackage, ReleaseInquiry } from './release-inquiry.ts';
import { hostOf, mayBeRead, obstacleOf, unaskable, unsupported } from './trust.ts';

/** Downloads and hashes a package whose digest stands in a document that may be read. */
export type HashPackage = (described: DescribedPackage) => Promise<Outcome<PackageHashes>>;

type Comparison =
  | { readonly kind: 'hashed'; readonly described: DescribedPackage; readonly hashes: PackageHashes }
  | { readonly kind: 'no-package' }
  | { readonly kind: 'obstacle'; readonly proof: HashProof }
  | { readonly kind: 'out-of-budget'; readonly proof: HashProof };

/**
 * Computes packages, the likeliest platform first, until every h1 is explained. A hash is `none` only if no package is left that could
 * have had it. The byte budget keeps its own code: a planted h1 that hides behind it is an error, not a mere lack of answers (T26).
 *
 * @param hashes at least one
 */
export async function proveH1(
  hashes: readonly string[],
  inquiry: ReleaseInquiry,
  hashPackage: HashPackage,
  named: NamedVersion,
): Promise<ReadonlyMap<string, HashProof>> {
  const proofs = new Map<string, HashProof>();
  const comparisons: Comparison[] = [];
  for await (const platform of candidates(inquiry, comparisons)) {
    const comparison = await compare(platform, inquiry, hashPackage);
    comparisons.push(comparison);
    if (comparison.kind === 'out-of-budget') break;
    if (comparison.kind === 'hashed') explain(hashes, comparison, proofs);
    if (hashes.every((hash) => proofs.has(hash))) break;
  }
  const verdict = verdictOnTheRest(comparisons, named);
  return new Map(hashes.map((hash) => [hash, proofs.get(hash) ?? verdict]));
}

/** The platforms that the documents name, then those that only the listing of versions knows; the listing is asked for that late. */
async function* candidates(inquiry: ReleaseInquiry, comparisons: Comparison[]): AsyncGenerator<string> {
  const readable = inquiry.documents.filter(mayBeRead);
  const named = inLikelyOrder(readable.flatMap(platformsIn));
  yield* named;
  if (readable.length === 0) {
    comparisons.push(...inquiry.documents.flatMap((document) => obstacle(obstacleOf(document))));
    return;
  }
  const listed = await inquiry.listedPlatforms();
  if (listed.kind === 'unavailable') comparisons.push({ kind: 'obstacle', proof: unaskable(listed) });
  if (listed.kind === 'known') yield* inLikelyOrder(listed.value).filter((one) => !named.includes(one));
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
  switch (hashes.kind) {
    case 'known':
      return { kind: 'hashed', described: described.value, hashes: hashes.value };
    case 'absent':
      return {
        kind: 'obstacle',
        proof: { level: 'unavailable', code: 'status', reason: `${hashes.what} does not exist` },
      };
    case 'unavailable':
      return hashes.code === 'budget'
        ? { kind: 'out-of-budget', proof: unaskable(hashes) }
        : { kind: 'obstacle', proof: unaskable(hashes) };
  }
}

function obstacle(proof: HashProof | null): readonly Comparison[] {
  return proof === null ? [] : [{ kind: 'obstacle', proof }];
}

function explain(
  hashes: readonly string[],
  comparison: Extract<Comparison, { kind: 'hashed' }>,
  proofs: Map<string, HashProof>,
): void {
  for (const hash of hashes) {
    const flavour = flavourOf(hash, comparison.hashes);
    if (flavour !== null && !proofs.has(hash)) proofs.set(hash, proofBy(comparison, flavour));
  }
}

function flavourOf(hash: string, { archive, directory }: PackageHashes): PackageFlavour | null {
  if (hash === directory) return hash === archive ? 'directory and archive' : 'directory';
  return hash === archive ? 'archive' : null;
}

function proofBy(
  { described, hashes }: Extract<Comparison, { kind: 'hashed' }>,
  flavour: PackageFlavour,
): HashProof {
  const { platform, filename, address } = described.metadata;
  const { signature } = described.document;
  return signature.kind === 'good'
    ? { level: 'computed', platform, flavour, zh: hashes.zh, keyId: signature.keyId }
    : { level: 'asserted', platform, filename, by: hostOf(address) };
}

/** What is to be said of a hash that no computed package has. */
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
