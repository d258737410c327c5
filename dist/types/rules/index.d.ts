import type { Finding, Severity } from '../finding/finding.js';
import type { Subject } from '../subject/subject.js';
import type { Rule } from './rule.js';
/** Every rule; errors first, then warnings, then notices. */
export declare const rules: readonly Rule[];
/** The findings of all rules, weighed by the policy, and what it silences. */
export interface Judgement {
    readonly findings: Finding[];
    readonly silenced: readonly SilencedFindings[];
}
/** The findings of one rule that the policy turns off. */
interface SilencedFindings {
    readonly rule: string;
    /** The worst of them. */
    readonly severity: Severity;
    readonly findings: number;
}
/** The findings of all rules, weighed by the policy: the worst first, then by path and line, without duplicates. */
export declare function judge(subject: Subject): Finding[];
/** Like {@link judge}, and counts what the rules found that the policy turns off. */
export declare function judgeAll(subject: Subject): Judgement;
export {};
