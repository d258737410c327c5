import type { Finding, Severity } from '../finding/finding.js';
import type { Subject } from '../subject/subject.js';
import type { Rule, RuleFinding } from './rule.js';
export interface SilencedFindings {
    readonly rule: string;
    readonly severity: Severity;
    readonly findings: number;
}
/** A finding after the policy. Its own severity stays; a missing answer is left to `on-unavailable`. */
export declare function weigh({ slug, severity: ofRule }: Rule, { severity: own, standard, binding, open, version, cause, ...facts }: RuleFinding, subject: Subject): {
    readonly finding?: Finding;
    readonly silenced?: SilencedFindings;
};
/** A remark about the policy. Parts of one review are joined: what they count is added. */
export interface Remark {
    readonly text: string;
    /** How many findings it is about, said after the text, and the rest of the sentence. */
    readonly findings?: number;
    readonly rest?: string;
    /** It holds for the whole only if it holds for every part. */
    readonly ofEach?: true;
}
export declare function remarkText({ text, findings, rest }: Remark): string;
export declare function joinRemarks(parts: readonly (readonly Remark[])[]): readonly Remark[];
/** Remarks about the policy: what is waived, waivers that do not count, in an audit what matches nothing. */
export declare function policyRemarks(subject: Subject, findings: readonly Finding[]): readonly Remark[];
