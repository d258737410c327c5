import type { HashProof } from '../../evidence/evidence.ts';
import { unfetched } from '../../evidence/hash-proof.ts';
import { mostUnderWay, type PackageHasher } from '../../evidence/package-hashes.ts';
import type { NamedVersion } from '../../evidence/plan.ts';
import { isLimit, known, type Outcome } from '../../outcome.ts';
import { lookWhile } from '../../semaphore.ts';
import type { MirroredPackage } from './mirror.ts';

/** A package and the name of the mirror that has it. */
export type Offer = MirroredPackage & { readonly by: string };

interface MirrorProofs {
  readonly proofs: ReadonlyMap<string, HashProof>;
  /** Why some package could not be checked. An exceeded download budget comes first, because it is an error (T26). */
  readonly obstacle: HashProof | null;
  /** As in a release. */
  readonly disagreements: readonly string[];
}

/**
 * Looks hashes up among those that the mirror states, and computes packages only while a hash is left. The h1 that Terraform records is
 * the h1 of the unpacked package, and a mirror does not always state it.
 */
export async function proveByOffers(
  hashes: readonly string[],
  offers: readonly Offer[],
  named: NamedVersion,
  hasher: PackageHasher,
): Promise<MirrorProofs> {
  const proofs = new Map<string, HashProof>();
  const open = new Set(hashes);
  const obstacles: HashProof[] = [];
  const disagreements: string[] = [];
  const support = ({ platform, by }: Offer, supported: readonly string[]): void => {
    for (const hash of supported) {
      if (open.delete(hash)) proofs.set(hash, { level: 'asserted', platform, filename: null, by });
    }
  };
  for (const offer of offers) support(offer, offer.stated);
  await lookWhile(
    offers,
    () => open.size,
    mostUnderWay,
    async (offer) => {
      const computed = await hashOffer(offer, named, hasher);
      if (computed.kind !== 'known') {
        obstacles.push(unfetched(computed));
        if (computed.kind === 'unavailable' && isLimit(computed.code)) open.clear();
      } else if (fits(offer, computed.value)) support(offer, computed.value);
      else disagreements.push(contradiction(offer, named));
    },
  );
  const budget = obstacles.find((proof) => proof.level === 'unavailable' && isLimit(proof.code));
  return { proofs, obstacle: budget ?? obstacles[0] ?? null, disagreements };
}

/** Every hash that a lock file may carry for the package. */
async function hashOffer(
  { platform, content, by }: Offer,
  { address, version }: NamedVersion,
  hasher: PackageHasher,
): Promise<Outcome<readonly string[]>> {
  const what = `the ${platform} package of ${address} ${version} in ${by}`;
  if (content.kind === 'folder') {
    const h1 = await hasher.hashFolder(content, what);
    return h1.kind === 'known' ? known([h1.value]) : h1;
  }
  const hashes = await (content.kind === 'archive'
    ? hasher.hashFile(content.path, what)
    : hasher.hashUnnamed({ address, version, platform, downloadUrl: content.url }));
  return hashes.kind === 'known'
    ? known([hashes.value.zh, hashes.value.archive, hashes.value.directory])
    : hashes;
}

/** One of the stated hashes must be right, as in Terraform. */
function fits({ stated }: Offer, computed: readonly string[]): boolean {
  return stated.length === 0 || stated.some((hash) => computed.includes(hash));
}

function contradiction({ platform, by }: Offer, { address, version }: NamedVersion): string {
  return `${by} states other hashes for the ${platform} package of ${address} ${version} than the package has`;
}
