import type { MirrorsFor, ProviderMirror } from '../installation/mirror.ts';
import { type Absent, absent, known, type Unavailable, type UnavailableCode } from '../outcome.ts';
import type { HashProof, VersionEvidence } from './evidence.ts';
import { unaskable, unsupported } from './hash-proof.ts';
import type { PackageHasher } from './package-hashes.ts';
import type { NamedVersion } from './plan.ts';
import { inLikelyOrder } from './platform-order.ts';
import { type Offer, proveByOffers } from './prove-by-mirror.ts';

export interface MirrorPorts {
  readonly mirrorsFor: MirrorsFor;
  readonly hasher: PackageHasher;
}

/** The registry did not answer. If it answered, even with something unusable, no mirror may replace that answer. */
const silence: ReadonlySet<UnavailableCode> = new Set(['not-direct', 'network', 'certificate', 'status']);

/**
 * Asks the mirrors of the user's configuration about a release if its registry could not be asked, or must not be. Nobody signs what a mirror
 * says, so a hash is `asserted` at best. If the registry answered, no mirror is asked: a mirror cannot contradict a signed document.
 */
export async function askMirrors(
  evidence: VersionEvidence,
  { mirrorsFor, hasher }: MirrorPorts,
): Promise<VersionEvidence> {
  const { address, version, release } = evidence;
  if (release.kind !== 'unavailable' || !silence.has(release.code)) return evidence;
  const hashes = [...evidence.proofs].flatMap(([hash, { level }]) => (level === 'unavailable' ? [hash] : []));
  const mirrors = hashes.length === 0 ? [] : mirrorsFor(address);
  if (mirrors.length === 0) return evidence;
  const stock = await stockOf(mirrors, version);
  const onlyMirrors = release.code === 'not-direct';
  if (stock.offers.length === 0) return onlyMirrors ? withoutOffers(evidence, hashes, stock) : evidence;
  const { proofs, obstacle, disagreements } = await proveByOffers(hashes, stock.offers, evidence, hasher);
  // A hash that no mirror has is refuted only where the configuration excludes the registry.
  const silent = onlyMirrors ? unsupported(refutation(stock.offers, evidence)) : unaskable(release);
  const rest = obstacle ?? (stock.gap === null ? silent : unaskable(stock.gap));
  return {
    ...withProofs(evidence, hashes, (hash) => proofs.get(hash) ?? rest),
    release: known({ documents: [], disagreements }),
    mirrors: stock.mirrors,
  };
}

function withoutOffers(evidence: VersionEvidence, hashes: readonly string[], stock: Stock): VersionEvidence {
  const { lack, mirrors } = stock;
  const proof = lack.kind === 'absent' ? unsupported(`${lack.what} does not exist`) : unaskable(lack);
  return { ...withProofs(evidence, hashes, () => proof), release: lack, mirrors };
}

function withProofs(
  evidence: VersionEvidence,
  hashes: readonly string[],
  proofOf: (hash: string) => HashProof,
): VersionEvidence {
  const proofs = new Map([...evidence.proofs, ...hashes.map((hash) => [hash, proofOf(hash)] as const)]);
  return { ...evidence, proofs };
}

function refutation(offers: readonly Offer[], { address, version }: NamedVersion): string {
  const mirrors = [...new Set(offers.map(({ by }) => by))].join(' and ');
  return offers.length === 1
    ? `the one package of ${address} ${version} in ${mirrors} does not have it`
    : `none of the ${offers.length} packages of ${address} ${version} in ${mirrors} has it`;
}

/** What the mirrors of one provider offer for a version. */
interface Stock {
  /** Names of the mirrors that were asked. */
  readonly mirrors: readonly string[];
  /** One for each platform, the likeliest first, each from the first mirror that has it, as Terraform does. */
  readonly offers: readonly Offer[];
  /** A mirror that could not be asked; it may offer more. */
  readonly gap: Unavailable | null;
  /** Why there is no offer, where there is none. */
  readonly lack: Absent | Unavailable;
}

/** @param mirrors at least one, in the order of the configuration */
async function stockOf(mirrors: readonly ProviderMirror[], version: string): Promise<Stock> {
  const offers = new Map<string, Offer>();
  const absences: string[] = [];
  let gap: Unavailable | null = null;
  const answers = await Promise.all(
    mirrors.map(async ({ name, packagesOf }) => ({ name, packages: await packagesOf(version) })),
  );
  for (const { name, packages } of answers) {
    if (packages.kind === 'absent') absences.push(packages.what);
    else if (packages.kind === 'unavailable') gap ??= packages;
    else {
      for (const one of packages.value)
        if (!offers.has(one.platform)) offers.set(one.platform, { ...one, by: name });
    }
  }
  return {
    mirrors: mirrors.map(({ name }) => name),
    offers: inLikelyOrder(offers.keys()).flatMap((platform) => offers.get(platform) ?? []),
    gap,
    lack: gap ?? absent(absences.join(' and ') || 'a package in the mirror'),
  };
}
