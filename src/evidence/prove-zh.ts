import { hostOf } from '../address/address.ts';
import { releaseName } from '../finding/sentence.ts';
import { type Unavailable, unavailable } from '../outcome.ts';
import type { ShasumsDocument } from '../registry/registry.ts';
import {
  announcedPlatform,
  assertedProof,
  type HashProof,
  isNamed,
  mayBeRead,
  obstacleOf,
  unaskable,
  unsupported,
} from './evidence.ts';
import type { NamedVersion } from './plan.ts';
import { inLikelyOrder } from './platform-order.ts';
import type { ReleaseInquiry } from './release-inquiry.ts';

/** Looks each zh up in the documents; registries may have one for each platform (T18), read while needed. */
export async function proveZh(
  hashes: readonly string[],
  inquiry: ReleaseInquiry,
  named: NamedVersion,
): Promise<ReadonlyMap<string, HashProof>> {
  const { address } = named;
  const open = new Set(hashes);
  let read = 0;
  // Each document is searched once, however many there are.
  const gap = await widen(inquiry, () => {
    const fresh = inquiry.documents.slice(read);
    read += fresh.length;
    for (const hash of listedProofs(fresh, address).keys()) open.delete(hash);
    return open.size === 0;
  });
  const { documents, isWhole } = inquiry;
  const listed = listedProofs(documents, address);
  const obstacle = documents.map(obstacleOf).find((one) => one !== null);
  const unlisted = (hash: string) =>
    (gap === null ? obstacle : unaskable(gap)) ??
    onlyAnnounced(hash, inquiry, address) ??
    unsupported(`it is in no signed checksum file of ${releaseName(named)}`, !isWhole);
  return new Map(hashes.map((hash) => [hash, listed.get(hash) ?? unlisted(hash)]));
}

/** The proof of each zh in the documents that may be read. A signed document that lists it counts more than one that nobody signed. */
export function listedProofs(
  documents: readonly ShasumsDocument[],
  address: string,
): ReadonlyMap<string, HashProof> {
  const proofs = new Map<string, HashProof>();
  for (const { entries, signature } of documents) {
    for (const { hash, platform, filename } of entries) {
      if (signature.kind === 'good' && proofs.get(hash)?.level !== 'signed')
        proofs.set(hash, { level: 'signed', platform, filename, keyId: signature.keyId });
      if (signature.kind === 'unsigned' && !proofs.has(hash))
        proofs.set(hash, { level: 'asserted', platform, filename, by: hostOf(address) });
    }
  }
  return proofs;
}

/** Lines of all documents of one release: a registry may have one for each platform, of which the largest real ones have hundreds. */
const mostLines = 60_000;

/** Returns the first request that failed on the way, else `null`. */
async function widen(inquiry: ReleaseInquiry, enough: () => boolean): Promise<Unavailable | null> {
  if (enough() || !inquiry.documents.every(mayBeRead)) return null;
  const listed = await inquiry.listedPlatforms();
  if (listed.kind !== 'known') return listed.kind === 'unavailable' ? listed : null;
  let gap: Unavailable | null = null;
  for (const platform of inLikelyOrder(listed.value)) {
    if (enough()) break;
    if (inquiry.documents.flatMap(({ entries }) => entries).length > mostLines)
      return unavailable('too-large', 'the SHA256SUMS documents of the release have too many lines together');
    if (isNamed(platform, inquiry.documents)) continue;
    const described = await inquiry.packageOf(platform);
    if (described.kind === 'unavailable') gap ??= described;
  }
  return gap;
}

/** An announcement alone counts only for platforms that no document names; for the others the document decides (T20). */
function onlyAnnounced(hash: string, { announced, documents }: ReleaseInquiry, address: string) {
  const platform = announcedPlatform(hash, announced);
  return platform === null || isNamed(platform, documents) ? null : assertedProof(hash, announced, address);
}
