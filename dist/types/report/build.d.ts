import type { Finding } from '../finding/finding.js';
import type { Traffic } from '../http/fetcher.js';
import type { Settings } from '../policy/settings.js';
import type { Subject } from '../subject/subject.js';
import { type Report } from './report.js';
export interface Circumstances {
    /** Commit shas; `null` as in the snapshot. */
    readonly base: string | null;
    readonly head: string | null;
    readonly traffic: Traffic;
    /** The version of Lockproof. */
    readonly version: string;
    /** What the policy turns off; left out: nothing. */
    readonly silenced?: Report['silenced'];
}
/** The whole review as one value: the JSON report, which every renderer reads. */
export declare function buildReport(subject: Subject, findings: readonly Finding[], { base, head, traffic, version, silenced }: Circumstances): Report;
/** 0: nothing at or above `fail-on`; 1: findings; 3: an answer is missing. (2 is for wrong usage, which has no report.) */
export declare function exitCode({ verdict }: Report, { failOn, onUnavailable }: Settings): 0 | 1 | 3;
