import type { LockedEntry, ReviewedChange } from '../subject/subject.ts';
import type { ReportedChange } from './report.ts';
/** A change with the worth of each hash. @param entries its blocks at head. @param now the time of the run */
export declare function reportedChange(reviewed: ReviewedChange, entries: readonly LockedEntry[], now: Date | undefined): ReportedChange;
