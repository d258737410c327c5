import type { Finding, Severity } from '../finding/finding.ts';
import type { Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
/** The versions that are locked at head, by path and provider. */
type LockedVersions = ReadonlyMap<string, string>;
export declare function lockedVersions({ entries }: Subject): LockedVersions;
/** The policy turns the rule off: only the severity that the finding would have is left of it. */
export interface Silenced {
    readonly silenced: Severity;
}
/**
 * A finding after the policy: with another severity, silenced, or waived. A severity that the rule gave to this one finding stays, and
 * so does a finding about a missing answer, because `on-unavailable` decides about those.
 */
export declare function weigh({ slug, severity: ofRule }: Rule, { severity: own, standard, open, cause, ...facts }: RuleFinding, subject: Subject, versions: LockedVersions): Finding | Silenced;
/**
 * Remarks for the owner of the policy and the reader of the review, one sentence each: what is waived, which waivers do not count, and, in an
 * audit of every lock file, which parts of the policy match nothing. A denied provider that nobody uses is not worth a remark.
 *
 * @param allFindings whether these are the findings of the whole subject: only then can be told that a waiver matches none
 */
export declare function policyRemarks(subject: Subject, findings: readonly Finding[], allFindings?: boolean): readonly string[];
export {};
