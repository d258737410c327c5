import type { Finding, Severity } from '../finding/finding.ts';
import type { Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
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
/**
 * Like {@link judge}, and counts what the rules found that the policy turns off.
 *
 * @param counts whether a finding belongs to this run; left out: every finding
 */
export declare function judgeAll(subject: Subject, counts?: (finding: RuleFinding) => boolean): Judgement;
type Sorted = Pick<Finding, 'severity' | 'path' | 'line' | 'rule' | 'provider' | 'hash'>;
/** The findings of several judgements of one subject, in the order that one judgement of the whole has. */
export declare function sortFindings<F extends Sorted & {
    readonly message: string;
}>(findings: readonly F[]): readonly F[];
/** Like {@link sortFindings}, for what the policy turns off: rules that several judgements name are one, with the worst severity. */
export declare function joinSilenced(silenced: readonly SilencedFindings[]): readonly SilencedFindings[];
export {};
