import type { Finding } from '../finding/finding.js';
import type { Subject } from '../subject/subject.js';
import type { Rule, RuleFinding } from './rule.js';
/** The versions that are locked at head, by path and provider. */
export type LockedVersions = ReadonlyMap<string, string>;
export declare function lockedVersions({ entries }: Subject): LockedVersions;
/**
 * A finding as the policy weighs it: another severity, none at all (`null`), or waived. A severity that the rule gave to this very
 * finding stays, and so does a question that could not be asked: `on-unavailable` decides about those.
 */
export declare function weigh({ slug, severity: standard }: Rule, { severity: own, open, cause, ...facts }: RuleFinding, subject: Subject, versions: LockedVersions): Finding | null;
/**
 * What the owner of the policy and the reader of the review should know after a run: what is waived, which waivers do not count, and, where
 * every lock file was looked at, what is about nothing any more. One sentence each. That a denied provider is not there is no news.
 */
export declare function policyRemarks(subject: Subject, findings: readonly Finding[]): readonly string[];
