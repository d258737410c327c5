import { type HashProof } from './evidence.js';
import type { AnnouncedWish } from './plan.js';
import type { ReleaseInquiry } from './release-inquiry.js';
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
export declare function announcedHashes(hashes: readonly string[], { announced, documents, disagreements }: Pick<ReleaseInquiry, 'announced' | 'documents' | 'disagreements'>): AnnouncedHashes;
/** @property draw left out: nobody can draw, so all are computed */
type SampleRules = Omit<AnnouncedWish, 'how'> & {
    readonly draw?: ((count: number) => number) | undefined;
};
/** The platforms to compute, one of them by chance, which no registry that announces a wrong h1 foresees. */
export declare function samplePlatforms(announced: AnnouncedHashes, { required, few, draw }: SampleRules): readonly string[];
/** The proof of an h1 whose package was not computed. @param checked the platforms of the sample, all of them right */
export declare function announcedProof([{ platform, zh }]: AnnouncedPlaces, checked: readonly string[], address: string): HashProof;
export {};
