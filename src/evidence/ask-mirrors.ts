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

/** The registry said nothing. Whatever it did say, an odd answer as well, is not for a mirror to make good. */
const silence: ReadonlySet<UnavailableCode> = new Set(['not-direct', 'network', 'status']);

/**
 * Asks the mirrors of the user's configuration about the hashes of a release that its registry is silent about, because it could not be asked
 * or is not to be. Nobody signs a mirror's word, so a hash is `asserted` by it at best. Where the registry answered no mirror is asked: none can
 * speak against a signed document.
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
  // Only where the registry has no say does a mirror's silence refute.
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
  const mirrors = [...new Set(offers.map(({ by }) => by))];
  const owners = `${mirrors.join(' and ')} ${mirrors.length === 1 ? 'has' : 'have'}`;
  return offers.length === 1
    ? `the one package that ${owners} of ${address} ${version} does not have it`
    : `none of the ${offers.length} packages that ${owners} of ${address} ${version} has it`;
}

/** What the mirrors of one provider have of a version. */
interface Stock {
  /** Names of those that were asked. */
  readonly mirrors: readonly string[];
  /** One for each platform, the likeliest first, each of the first mirror that has it: that is where Terraform takes it from. */
  readonly offers: readonly Offer[];
  /** A mirror that could not be asked might have had more. */
  readonly gap: Unavailable | null;
  /** Why there is nothing, where there is nothing. */
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
