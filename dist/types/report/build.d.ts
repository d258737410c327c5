import type { SealedEvidence } from '../evidence/keeper.ts';
import type { Finding } from '../finding/finding.ts';
import type { Traffic } from '../http/fetcher.ts';
import type { Settings } from '../policy/settings.ts';
import type { Subject } from '../subject/subject.ts';
import { type Report, type ReportedShard, type Verdict } from './report.ts';
export interface Circumstances {
    /** Commit shas; `null` as in the snapshot. */
    readonly base: string | null;
    readonly head: string | null;
    readonly traffic: Traffic;
    /** The version of Lockproof. */
    readonly version: string;
    /** What the policy turns off; left out: nothing. */
    readonly silenced?: Report['silenced'];
    /** Left out: nothing was kept. */
    readonly evidence?: SealedEvidence | undefined;
    /** Left out: the subject is the whole review. */
    readonly shard?: ReportedShard | undefined;
}
/** Nobody reads more, and each costs memory in every format (T68). The worst come first. */
export declare const mostFindings = 5000;
/** The whole review as one value: the JSON report, which every renderer reads. */
export declare function buildReport(subject: Subject, findings: readonly Finding[], { base, head, traffic, version, silenced, evidence, shard }: Circumstances): Report;
/** `failed` has priority over `incomplete`: a finding counts even if other answers are missing. */
export declare function verdictOf({ files, entries, settings }: Subject, findings: readonly Finding[], evidence?: SealedEvidence): Verdict;
/** `never` changes only the exit code, not the verdict. */
export declare function failingSeverities({ failOn }: Pick<Settings, 'failOn'>): readonly Finding['severity'][];
/** 0: nothing at or above `fail-on`; 1: findings; 3: an answer is missing. (2 is for wrong usage, which has no report.) */
export declare function exitCode({ verdict }: Pick<Report, 'verdict'>, { failOn, onUnavailable }: Pick<Settings, 'failOn' | 'onUnavailable'>): 0 | 1 | 3;
