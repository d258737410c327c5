import type { HashProof, VersionEvidence } from '../../evidence/evidence.ts';
import { unaskable, unsupported } from '../../evidence/hash-proof.ts';
import type { PackageHasher } from '../../evidence/package-hashes.ts';
import type { NamedVersion } from '../../evidence/plan.ts';
import { inLikelyOrder } from '../../evidence/platform-order.ts';
import type { EvidenceStep, Facts } from '../../evidence/step.ts';
import { absent, known, type Unavailable, type UnavailableCode } from '../../outcome.ts';
import type { MirrorsFor, ProviderMirror } from './mirror.ts';
import { type Offer, proveByOffers } from './prove-by-mirror.ts';

/** The registry did not answer. If it answered, even with something unusable, no mirror may replace that answer. */
const silence: ReadonlySet<UnavailableCode> = new Set(['not-direct', 'network', 'certificate', 'status']);

/**
 * Asks the mirrors of the user's configuration about a release if its registry could not be asked, or must not be. Nobody signs what a mirror
 * says, so a hash is `asserted` at best. If the registry answered, no mirror is asked: a mirror cannot contradict a signed document.
 */
export function asksMirrors(mirrorsFor: MirrorsFor): EvidenceStep {
  return { version: (one, { hasher }) => askMirrors(one, mirrorsFor, hasher) };
}

async function askMirrors(
  evidence: VersionEvidence,
  mirrorsFor: MirrorsFor,
  hasher: PackageHasher,
): Promise<Facts> {
  const { address, version, release } = evidence;
  if (release.kind !== 'unavailable' || !silence.has(release.code)) return {};
  const hashes = [...evidence.proofs].flatMap(([hash, { level }]) => (level === 'unavailable' ? [hash] : []));
  const mirrors = hashes.length === 0 ? [] : mirrorsFor(address);
  if (mirrors.length === 0) return {};
  const { offers, gap, absences } = await stockOf(mirrors, version);
  const asked = mirrors.map(({ name }) => name);
  const onlyMirrors = release.code === 'not-direct';
  const all = (proofOf: (hash: string) => HashProof) => new Map(hashes.map((hash) => [hash, proofOf(hash)]));
  if (offers.length === 0) {
    if (!onlyMirrors) return {};
    const lack = gap ?? absent(absences.join(' and ') || 'a package in the mirror');
    const proof = lack.kind === 'absent' ? unsupported(`${lack.what} does not exist`) : unaskable(lack);
    return { proofs: all(() => proof), release: lack, mirrors: asked };
  }
  const { proofs, obstacle, disagreements } = await proveByOffers(hashes, offers, evidence, hasher);
  // A hash that no mirror has is refuted only where the configuration excludes the registry.
  const silent = onlyMirrors ? unsupported(refutation(offers, evidence)) : unaskable(release);
  const rest = obstacle ?? (gap === null ? silent : unaskable(gap));
  return {
    proofs: all((hash) => proofs.get(hash) ?? rest),
    release: known({ documents: [], disagreements }),
    mirrors: asked,
  };
}

function refutation(offers: readonly Offer[], { address, version }: NamedVersion): string {
  const mirrors = [...new Set(offers.map(({ by }) => by))].join(' and ');
  return offers.length === 1
    ? `the one package of ${address} ${version} in ${mirrors} does not have it`
    : `none of the ${offers.length} packages of ${address} ${version} in ${mirrors} has it`;
}

/** What the mirrors of one provider offer for a version. */
interface Stock {
  /** One for each platform, the likeliest first, each from the first mirror that has it, as Terraform does. */
  readonly offers: readonly Offer[];
  /** A mirror that could not be asked; it may offer more. */
  readonly gap: Unavailable | null;
  /** What mirrors do not have. */
  readonly absences: readonly string[];
}

/** @param mirrors in the order of the configuration */
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
  const inOrder = inLikelyOrder(offers.keys()).flatMap((platform) => offers.get(platform) ?? []);
  return { offers: inOrder, gap, absences };
}
