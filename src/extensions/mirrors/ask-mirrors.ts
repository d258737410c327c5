import { distinct } from '../../distinct.ts';
import {
  type HashProof,
  unaskable,
  unfetched,
  unsupported,
  type VersionEvidence,
} from '../../evidence/evidence.ts';
import { hashesOf, type PackageHasher } from '../../evidence/package-hashes.ts';
import type { NamedVersion } from '../../evidence/plan.ts';
import { inLikelyOrder } from '../../evidence/platform-order.ts';
import { type Look, searchFor } from '../../evidence/prove-h1.ts';
import type { EvidenceStep, Facts } from '../../evidence/step.ts';
import { releaseName } from '../../finding/sentence.ts';
import { absent, known, type Outcome, type Unavailable } from '../../outcome.ts';
import type { MirroredPackage, MirrorsFor, ProviderMirror } from './mirror.ts';

/** The registry did not answer. No mirror may replace an answer, not even an unusable one. */
const silence = /^(?:not-direct|network|proxy-login|refused-by-proxy|certificate|status)$/;

/** Queries the user's mirrors if a registry did not answer. Nobody signs their answers: `asserted` at best. */
export function asksMirrors(mirrorsFor: MirrorsFor): EvidenceStep {
  return { version: (one, { hasher }) => askMirrors(one, mirrorsFor, hasher) };
}

async function askMirrors(
  { address, version, release, proofs }: VersionEvidence,
  mirrorsFor: MirrorsFor,
  hasher: PackageHasher,
): Promise<Facts> {
  if (release.kind !== 'unavailable' || !silence.test(release.code)) return {};
  const hashes = [...proofs].flatMap(([hash, { level }]) => (level === 'unavailable' ? [hash] : []));
  const mirrors = hashes.length === 0 ? [] : mirrorsFor(address);
  if (mirrors.length === 0) return {};
  const { offers, gap, absences } = await stockOf(mirrors, version);
  const asked = mirrors.map(({ name }) => name);
  const onlyMirrors = release.code === 'not-direct';
  if (offers.length === 0) {
    if (!onlyMirrors) return {};
    const lack = gap ?? absent(absences.join(' and ') || 'a package in the mirror');
    const proof = lack.kind === 'absent' ? unsupported(`${lack.what} does not exist`) : unaskable(lack);
    return { proofs: new Map(hashes.map((hash) => [hash, proof])), release: lack, mirrors: asked };
  }
  const named = { address, version };
  const disagreements: string[] = [];
  const search = searchFor(hashes);
  // The h1 that Terraform records is that of the unpacked package, and a mirror does not always state it.
  // The outage decides, unless the policy accepts what the mirror states.
  const instead = onlyMirrors ? {} : { instead: release };
  await search.among(offers, async (offer) => having(offer, offer.stated, instead));
  await search.among(offers, async (offer) => {
    const computed = await hashOffer(offer, named, hasher);
    if (computed.kind !== 'known') return { kind: 'obstacle', proof: unfetched(computed) };
    // One of the stated hashes must be right, as in Terraform.
    const { stated, platform, by } = offer;
    if (stated.length === 0 || stated.some((hash) => computed.value.includes(hash)))
      return having(offer, computed.value, instead);
    disagreements.push(
      `${by} states different hashes for the ${platform} package of ${address} ${version} than the package has`,
    );
    return { kind: 'no-package' };
  });
  // A hash that no mirror has is refuted only where the configuration excludes the registry.
  const silent = onlyMirrors ? unsupported(refutation(offers, named)) : unaskable(release);
  return {
    proofs: search.proofs(() => (gap === null ? silent : unaskable(gap))),
    release: known({ documents: [], disagreements }),
    mirrors: asked,
  };
}

type Offer = MirroredPackage & { readonly by: string };

function having(
  { platform, by }: Offer,
  hashes: readonly string[],
  instead: { readonly instead?: Unavailable },
): Look {
  const proof: HashProof = { level: 'asserted', platform, filename: null, by, ...instead };
  return { kind: 'package', proofOf: (hash) => (hashes.includes(hash) ? proof : null) };
}

async function hashOffer(
  { platform, content, by }: Offer,
  { address, version }: NamedVersion,
  hasher: PackageHasher,
): Promise<Outcome<readonly string[]>> {
  const what = `the ${platform} package of ${address} ${version} in ${by}`;
  const hashes = await (content.kind === 'archive'
    ? hasher.hashFile(content.path, what)
    : hasher.hashUnnamed({ address, version, platform, downloadUrl: content.url, login: content.login }));
  return hashes.kind === 'known' ? known(hashesOf(hashes.value)) : hashes;
}

function refutation(offers: readonly Offer[], named: NamedVersion): string {
  const mirrors = distinct(offers.map(({ by }) => by)).join(' and ');
  return offers.length === 1
    ? `it does not match the one package of ${releaseName(named)} in ${mirrors}`
    : `it matches none of the ${offers.length} packages of ${releaseName(named)} in ${mirrors}`;
}

/** One offer for each platform, from the first mirror that has it; `gap`: a mirror that may offer more. */
async function stockOf(mirrors: readonly ProviderMirror[], version: string) {
  const offers = new Map<string, Offer>();
  const absences: string[] = [];
  let gap: Unavailable | null = null;
  const answers = await Promise.all(
    mirrors.map(async ({ name, packagesOf }) => ({ name, packages: await packagesOf(version) })),
  );
  for (const { name, packages } of answers) {
    if (packages.kind === 'absent') absences.push(packages.what);
    else if (packages.kind === 'unavailable')
      gap ??= { ...packages, asked: { ...packages.asked, request: 'mirror' } };
    else {
      for (const one of packages.value)
        if (!offers.has(one.platform)) offers.set(one.platform, { ...one, by: name });
    }
  }
  const inOrder = inLikelyOrder(offers.keys()).flatMap((platform) => offers.get(platform) ?? []);
  return { offers: inOrder, gap, absences };
}
