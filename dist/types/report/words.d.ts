import type { Report, ReportedChange } from './report.ts';
/** `5 providers in 12 lock files, signed by 3 keys`; empty where nothing changed. */
export declare function scopeWords({ verdict, totals, changes, findings }: Report): string;
/** `21 of 24 hashes are proven, 1 is accepted without proof, 2 could not be checked`; empty where there is none. */
export declare function shareWords({ totals }: Report): string;
/** The hashes of a change at head, without those that the change removes. */
interface HashTally {
    readonly total: number;
    readonly proven: number;
    /** Without those that are announced. */
    readonly accepted: number;
    readonly announced: number;
    /** How many packages were computed as the sample of the announced ones. */
    readonly sampled: number;
    readonly open: number;
    readonly unproven: number;
}
export declare function tally({ hashes }: Pick<ReportedChange, 'hashes'>): HashTally;
/**
 * `3.2.3 → 3.2.4, upgrade (patch)`
 *
 * @param movedFrom the old address of a provider that moved, where it is known
 */
export declare function changeWords({ from, to, kinds }: ReportedChange, movedFrom?: string | null): string;
export declare function versionWords(from: ReportedChange['from'], to: ReportedChange['to']): string;
/** `14 of 15 proven: h1 for linux_amd64; zh for 12 platforms and 2 other files. 1 not proven` */
export declare function hashWords(change: ReportedChange): string;
/** How many hashes are proven, then their platforms, then how many are not. */
export declare function hashLines(change: ReportedChange): readonly string[];
/** What the next `tofu init` will do to an entry that was proven, so that nobody wonders about it; `null` where it does nothing. */
export declare function initWords({ initAdds }: ReportedChange): string | null;
/** `built by release.yml of owner/repo at v1.2.3`; `null` where no attestation verifies. */
export declare function builderWords({ provenance }: Pick<ReportedChange, 'provenance'>): string | null;
/** The vulnerabilities that a change leaves behind, `closes GHSA-… (high)`; `null` where it closes none. @param name how an identifier is shown */
export declare function closingWords({ advisories }: Pick<ReportedChange, 'advisories'>, name?: (id: string) => string): string | null;
/** `HashiCorp (key 34365D9472D7468F), same key as before` */
export declare function signerWords(change: ReportedChange): string;
/** `same key as before`; `null` where there is nothing to compare. */
export declare function keyComparison({ to, kinds, signature }: ReportedChange): string | null;
/** `HashiCorp`, `self-signed` */
export declare function signerName({ to, signature }: ReportedChange): string;
export declare const officialNames: ReadonlyMap<string, string>;
/** One sentence for a change that looks alarming in a diff and is harmless; `null` for other changes. */
export declare function noiseWords(change: ReportedChange): string | null;
export {};
