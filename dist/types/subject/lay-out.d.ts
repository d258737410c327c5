import type { Evidence } from '../evidence/evidence.js';
import { type PlanContext } from '../evidence/plan.js';
import type { WantedRecord } from '../evidence/release-records.js';
import { type GroupedChange } from '../lockfile/group.js';
import type { Settings } from '../policy/settings.js';
import { type ReviewedChange, type ReviewedFile, type Subject } from './subject.js';
/** The subject of a review: what was read and learnt, and what each hash is worth by it. */
export declare function layOut(learnt: Learnt): Subject;
/** Without `around`, nothing but the lock files is known. */
type Learnt = Omit<Subject, 'entries' | 'around'> & Partial<Pick<Subject, 'around'>>;
/** What the plan has to know beside the changes. */
export declare function planContext(files: readonly ReviewedFile[], settings: Settings, complete: boolean): PlanContext;
/**
 * The releases that need a request outside the protocol: where the policy sets a minimum age, and new versions whose repository nothing
 * else names. A version change asks about two releases, so each release still costs four small requests.
 */
export declare function recordsToAskFor(changes: readonly GroupedChange[], settings: Settings): WantedRecord[];
/** What happened to each provider, the same in many files said once; in an audit also of those to which nothing happened. */
export declare function changesIn(files: readonly ReviewedFile[], settings: Settings): readonly GroupedChange[];
/** A change with the evidence about its two versions. */
export declare function withEvidence(grouped: GroupedChange, evidence: Evidence): ReviewedChange;
export {};
