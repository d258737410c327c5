import type { Finding, Severity } from '../finding/finding.js';
import type { Subject } from '../subject/subject.js';
import type { Rule, RuleFinding } from './rule.js';
/** The findings of one rule that the policy turns off. */
export interface SilencedFindings {
    readonly rule: string;
    /** The worst that they would have. */
    readonly severity: Severity;
    readonly findings: number;
}
/**
 * A finding after the policy: with another severity, silenced, or waived. A severity that the rule gave to this one
 * finding stays, and so does a finding about a missing answer, because `on-unavailable` decides about those, and one
 * that is binding.
 */
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
/** The remarks of all parts of one review. */
export declare function joinRemarks(parts: readonly (readonly Remark[])[]): readonly Remark[];
/**
 * Remarks for the owner of the policy and the reader of the review, one sentence each: what is waived, which waivers do not count, and, in an
 * audit of every lock file, which parts of the policy match nothing. A denied provider that nobody uses is not worth a remark.
 */
export declare function policyRemarks(subject: Subject, findings: readonly Finding[]): readonly Remark[];
