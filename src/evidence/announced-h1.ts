import { hostOf } from '../address/address.ts';
import { distinct } from '../distinct.ts';
import type { ShasumsDocument } from '../registry/registry.ts';
import { type HashProof, mayBeRead } from './evidence.ts';
import type { AnnouncedWish } from './plan.ts';
import { inLikelyOrder } from './platform-order.ts';
import type { ReleaseInquiry } from './release-inquiry.ts';

/** An integer from 0 to below `count` for a release that no attacker can foresee. */
export type Draw = (count: number, release: string) => number;

/** Each h1 with its places. The most that an announcement can say: the zh of the same package is signed, the h1 is not. */
export type AnnouncedHashes = ReadonlyMap<string, AnnouncedPlaces>;

type AnnouncedPlaces = readonly [AnnouncedPlace, ...AnnouncedPlace[]];

interface AnnouncedPlace {
  readonly platform: string;
  readonly zh: string;
}

/** The h1 that the own registry announces beside a signed zh of a platform. Empty where answers contradict each other (T71). */
export function announcedHashes(
  hashes: readonly string[],
  { announced, documents, disagreements }: Pick<ReleaseInquiry, 'announced' | 'documents' | 'disagreements'>,
): AnnouncedHashes {
  const found = new Map<string, [AnnouncedPlace, ...AnnouncedPlace[]]>();
  if (!documents.every(mayBeRead) || disagreements.length > 0) return found;
  const wanted = new Set(hashes);
  for (const [platform, own] of announced) {
    const zh = signedZh(platform, own, documents);
    if (zh === null) continue;
    for (const hash of new Set(own)) {
      if (wanted.has(hash)) found.set(hash, [...(found.get(hash) ?? []), { platform, zh }]);
    }
  }
  return found;
}

function signedZh(platform: string, hashes: readonly string[], documents: readonly ShasumsDocument[]) {
  const announced = new Set(hashes.map((hash) => hash.toLowerCase()));
  const entries = documents
    .filter(({ signature }) => signature.kind === 'good')
    .flatMap((document) => document.entries);
  return entries.find((entry) => entry.platform === platform && announced.has(entry.hash))?.hash ?? null;
}

/** @property draw left out: nobody can draw, so all are computed */
type SampleRules = Omit<AnnouncedWish, 'how'> & { readonly draw?: ((count: number) => number) | undefined };

/** The platforms to compute, one of them by chance, which no registry that announces a wrong h1 foresees. */
export function samplePlatforms(
  announced: AnnouncedHashes,
  { required, few, draw }: SampleRules,
): readonly string[] {
  const all = distinct([...announced.values()].flat().map(({ platform }) => platform));
  const demanded = all.filter((platform) => required.includes(platform));
  const usual = inLikelyOrder(all).slice(0, 1);
  const ofFew = few.flatMap((hash) => (announced.get(hash) ?? []).map(({ platform }) => platform));
  const fixed = new Set([...(demanded.length > 0 ? demanded : usual), ...ofFew]);
  const others = all.filter((platform) => !fixed.has(platform)).sort();
  if (others.length === 0) return [...fixed];
  const drawn = draw === undefined ? undefined : others[draw(others.length)];
  return drawn === undefined ? [...fixed, ...others] : [...fixed, drawn];
}

/** The proof of an h1 whose package was not computed. @param checked the platforms of the sample, all of them right */
export function announcedProof(
  [{ platform, zh }]: AnnouncedPlaces,
  checked: readonly string[],
  address: string,
): HashProof {
  return { level: 'announced', platform, zh, by: hostOf(address), checked };
}
