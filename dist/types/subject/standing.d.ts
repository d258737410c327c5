import type { VersionEvidence } from '../evidence/evidence.js';
/** What is known about a release as a whole. Where it is not `askable`, one finding says so and its hashes keep silent. */
export type Standing = {
    readonly kind: 'askable';
} | {
    readonly kind: 'untrusted-host';
} | {
    readonly kind: 'not-found';
    readonly what: string;
} | {
    readonly kind: 'bad-signature';
    readonly reason: string;
}
/** The registry contradicts itself about it before anything could be proven (T19). */
 | {
    readonly kind: 'contradicted';
};
/** @param evidence `null` where nothing was asked: then there is nothing against the release */
export declare function standingOf(evidence: VersionEvidence | null): Standing;
