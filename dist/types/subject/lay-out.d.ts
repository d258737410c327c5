import type { Evidence } from '../evidence/evidence.js';
import { type PlanContext } from '../evidence/plan.js';
import type { WantedRecord } from '../evidence/release-records.js';
import { type GroupedChange } from '../lockfile/group.js';
import type { Settings } from '../policy/settings.js';
import type { Snapshot } from '../source/source.js';
import type { ReviewedChange, ReviewedFile, Subject } from './subject.js';
/** The subject of a review: what was read and learnt, and what each hash is worth by it. */
export declare function layOut(learnt: Omit<Subject, 'entries'>): Subject;
/** What the plan has to know beside the changes. */
export declare function planContext(files: readonly ReviewedFile[], settings: Settings, complete: boolean): PlanContext;
/**
 * The releases that are asked about beside the protocol: where the policy wants an age, and new versions whose repository nothing else names.
 * A change of version asks about two releases, so with it a release still costs four small requests.
 */
export declare function recordsToAskFor(changes: readonly GroupedChange[], settings: Settings): WantedRecord[];
/** Every file under review, both sides read. */
export declare function readFiles({ files }: Snapshot): ReviewedFile[];
/** What happened to each provider, the same in many files said once; in an audit also of those to which nothing happened. */
export declare function changesIn(files: readonly ReviewedFile[], { scope }: Settings): readonly GroupedChange[];
/** A change with what was learnt about its two versions. */
export declare function withEvidence(grouped: GroupedChange, evidence: Evidence): ReviewedChange;
