import type { Finding, Severity } from '../finding/finding.js';
import type { Subject } from '../subject/subject.js';
import type { Rule, RuleFinding } from './rule.js';
export interface SilencedFindings<F = Finding> {
    readonly rule: string;
    readonly severity: Severity;
    readonly findings: number;
    readonly found?: readonly F[];
}
/** A finding after the policy. Its own severity stays; a missing answer is left to `on-unavailable`. */
export declare function weigh({ slug, severity: ofRule }: Rule, found: RuleFinding, subject: Subject): {
    readonly finding?: Finding;
    readonly silenced?: SilencedFindings;
};
export interface Remark {
    readonly text: string;
    /** It holds for the whole only if it holds for every part. */
    readonly ofEach?: true;
}
export declare function joinRemarks(parts: readonly (readonly Remark[])[]): readonly Remark[];
/** Remarks about the policy: waivers that do not count, and in an audit what matches nothing. */
export declare function policyRemarks(subject: Subject, findings: readonly Finding[]): readonly Remark[];
