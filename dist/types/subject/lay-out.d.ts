import type { Evidence } from '../evidence/evidence.js';
import { type PlanContext } from '../evidence/plan.js';
import type { WantedRecord } from '../evidence/release-records.js';
import { type GroupedChange } from '../lockfile/group.js';
import type { Settings } from '../policy/settings.js';
import type { Snapshot } from '../source/source.js';
import type { ReviewedChange, ReviewedFile, Subject } from './subject.js';
/** The subject of a review: what was read and learnt, and the worth of each hash. */
export declare function layOut(learnt: Omit<Subject, 'entries'>): Subject;
/** What the plan needs to know besides the changes. */
export declare function planContext(files: readonly ReviewedFile[], settings: Settings, complete: boolean): PlanContext;
/**
 * The releases that need a request outside the protocol: where the policy sets a minimum age, and new versions whose repository nothing
 * else names. A version change asks about two releases, so each release still costs four small requests.
 */
export declare function recordsToAskFor(changes: readonly GroupedChange[], settings: Settings): WantedRecord[];
/** Reads both sides of every file under review. */
export declare function readFiles({ files }: Snapshot): ReviewedFile[];
/** The changes of each provider, with equal changes of several files as one. An audit includes providers without a change. */
export declare function changesIn(files: readonly ReviewedFile[], { scope }: Settings): readonly GroupedChange[];
/** A change with the evidence about its two versions. */
export declare function withEvidence(grouped: GroupedChange, evidence: Evidence): ReviewedChange;
