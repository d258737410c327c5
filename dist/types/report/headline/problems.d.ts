import type { Report, ReportedChange, ReportedFinding } from '../report.ts';
type Facts = Pick<Report, 'changes' | 'findings' | 'totals' | 'verdict' | 'evidence'>;
/** What is wrong, in a few words: the worst kind of problem with its providers, and how many more there are. */
export declare function problemWords(report: Facts): string;
/** Findings of one kind, as far as the words depend on them. */
interface Problem {
    /** `hashicorp/null 3.2.4 and hashicorp/aws 6.1.0`, `12 providers` */
    readonly who: string;
    /** Whether `who` is one. */
    readonly one: boolean;
    readonly paths: string;
    /** Whether `paths` is one. */
    readonly onePath: boolean;
    readonly hashes: number;
    readonly findings: readonly ReportedFinding[];
    /** The change of the first finding; `null` where there is none. */
    readonly change: ReportedChange | null;
    readonly aspect: string;
}
type Phrase = (problem: Problem) => string;
/** By rule: what is wrong, as a clause without a full stop. A notice is never in the headline. */
export declare const phrases: Readonly<Record<string, Phrase>>;
export {};
