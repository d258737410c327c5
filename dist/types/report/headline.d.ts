import type { Report } from './report.ts';
/** The one line that a reader sees first. Raw text: every renderer escapes it. */
export interface Headline {
    /** What the reader should do: nothing, look, or stop. An icon always comes with words, because not everyone can see it. */
    readonly sign: '✅' | '⚠️' | '❌';
    /** `do not merge`; `null` where the thing is the verdict. */
    readonly verdict: string | null;
    /** What it is about: `hashicorp/aws 6.0.0 → 6.1.0 (minor) is proven: 8 of 8 hashes`. */
    readonly thing: string;
}
/** What the headline is made of; the report has it as a text. */
export type Reviewed = Omit<Report, 'headline'>;
/** Everywhere the same: comment, summary, terminal, log, SARIF, JSON. The headline of a shard never reads like that of the whole. */
export declare function headlineOf(report: Reviewed): Headline;
/** The headline in one line of plain text. */
export declare function headlineText({ sign, verdict, thing }: Headline): string;
/** The words after the name of the program, for renderers that mark the name. */
export declare function headlineWords({ verdict, thing }: Headline): string;
