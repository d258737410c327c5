import { hostOf } from '../address/address.ts';
import type { Unavailable } from '../outcome.ts';
import type { ShasumsDocument, ShasumsEntry } from '../registry/shasums.ts';
import type { HashProof } from './evidence.ts';
import {
  announcedPlatform,
  assertedProof,
  mayBeRead,
  obstacleOf,
  unaskable,
  unsupported,
} from './hash-proof.ts';
import type { NamedVersion } from './plan.ts';
import { inLikelyOrder } from './platform-order.ts';
import type { ReleaseInquiry } from './release-inquiry.ts';

/**
 * Looks each zh up in the documents of its release. Documents of other platforms are requested only while a hash is unexplained, and only
 * for platforms that no document names yet. Registries with one document per platform need that (T18).
 */
export async function proveZh(
  hashes: readonly string[],
  inquiry: ReleaseInquiry,
  named: NamedVersion,
): Promise<ReadonlyMap<string, HashProof>> {
  const gap = await widen(inquiry, () => hashes.every((hash) => isExplained(hash, inquiry.documents)));
  return new Map(hashes.map((hash) => [hash, proofOf(hash, inquiry, gap, named)]));
}

/** Returns the first request that failed on the way, else `null`. */
async function widen(inquiry: ReleaseInquiry, enough: () => boolean): Promise<Unavailable | null> {
  if (enough() || !inquiry.documents.every(mayBeRead)) return null;
  const listed = await inquiry.listedPlatforms();
  if (listed.kind !== 'known') return listed.kind === 'unavailable' ? listed : null;
  let gap: Unavailable | null = null;
  for (const platform of inLikelyOrder(listed.value)) {
    if (enough()) break;
    if (isNamed(platform, inquiry.documents)) continue;
    const described = await inquiry.packageOf(platform);
    if (described.kind === 'unavailable') gap ??= described;
  }
  return gap;
}

function isNamed(platform: string, documents: readonly ShasumsDocument[]): boolean {
  return documents.some(({ entries }) => entries.some((entry) => entry.platform === platform));
}

function isExplained(hash: string, documents: readonly ShasumsDocument[]): boolean {
  return documents.some((document) => mayBeRead(document) && entryWith(hash, document) !== undefined);
}

function entryWith(hash: string, document: ShasumsDocument): ShasumsEntry | undefined {
  return document.entries.find((entry) => entry.hash === hash);
}

function proofOf(
  hash: string,
  { documents, announced }: ReleaseInquiry,
  gap: Unavailable | null,
  named: NamedVersion,
): HashProof {
  const proofs = documents.map((document) => proofInDocument(document, hash, named.address));
  return (
    proofs.find((proof) => proof?.level === 'signed') ??
    proofs.find((proof) => proof?.level === 'asserted') ??
    (gap === null ? undefined : unaskable(gap)) ??
    documents.map(obstacleOf).find((obstacle) => obstacle !== null) ??
    onlyAnnounced(hash, announced, documents, named) ??
    unsupported(`no SHA256SUMS document of ${named.address} ${named.version} lists it`)
  );
}

/** An announcement alone counts only for platforms that no document names; for the others the document decides (T20). */
function onlyAnnounced(
  hash: string,
  announced: ReleaseInquiry['announced'],
  documents: readonly ShasumsDocument[],
  { address }: NamedVersion,
): HashProof | null {
  const platform = announcedPlatform(hash, announced);
  if (platform === null || isNamed(platform, documents)) return null;
  return assertedProof(hash, announced, address);
}

function proofInDocument(document: ShasumsDocument, hash: string, address: string): HashProof | null {
  const entry = entryWith(hash, document);
  return entry === undefined ? null : proofByEntry(entry, document, address);
}

/** What a document says about the zh of one of its lines; `null` if the document must not be read. */
export function proofByEntry(
  { platform, filename }: ShasumsEntry,
  { signature }: ShasumsDocument,
  address: string,
): HashProof | null {
  switch (signature.kind) {
    case 'good':
      return { level: 'signed', platform, filename, keyId: signature.keyId };
    case 'unsigned':
      return { level: 'asserted', platform, filename, by: hostOf(address) };
    case 'bad':
    case 'unavailable':
      return null;
  }
}
