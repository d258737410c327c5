import type { Evidence } from '../evidence/evidence.ts';
import { type PlanContext } from '../evidence/plan.ts';
import type { VersionPair } from '../evidence/provenance.ts';
import type { WantedRecord } from '../evidence/release-records.ts';
import type { StillAt } from '../evidence/still-at.ts';
import { type GroupedChange } from '../lockfile/group.ts';
import type { Settings } from '../policy/settings.ts';
import { type ReviewedChange, type ReviewedFile, type Subject } from './subject.ts';
/** The subject of a review: what was read and learnt, and what each hash is worth by it. */
export declare function layOut(learnt: Learnt): Subject;
/** Without `around`, nothing but the lock files is known. */
type Learnt = Omit<Subject, 'entries' | 'around'> & Partial<Pick<Subject, 'around'>>;
/** What the plan has to know beside the changes. */
export declare function planContext(files: readonly ReviewedFile[], settings: Settings, complete: boolean): PlanContext;
/**
 * The releases that need a request outside the protocol: where the policy sets a minimum age; new versions whose repository nothing else names; and a
 * few other new versions, because a reader wants to know when they were published. A version change asks about two releases, so each release still
 * costs four small requests.
 *
 * @param all with those that other shards ask about
 */
export declare function recordsToAskFor(changes: readonly GroupedChange[], settings: Settings, all?: readonly GroupedChange[]): WantedRecord[];
/** The version of each change, with the one before it. */
export declare function pairsIn(changes: readonly GroupedChange[]): readonly VersionPair[];
/** What happened to each provider, the same in many files said once; in an audit also of those to which nothing happened. */
export declare function changesIn(files: readonly ReviewedFile[], settings: Settings): readonly GroupedChange[];
/** A change with the evidence about its two versions. */
export declare function withEvidence(grouped: GroupedChange, evidence: Evidence, stillAt?: StillAt | null): ReviewedChange;
export {};
