import type { LockedEntry, ReviewedChange } from '../subject/subject.js';
import type { ReportedChange } from './report.js';
/** A change with the worth of each hash. @param entries its blocks at head */
export declare function reportedChange(reviewed: ReviewedChange, entries: readonly LockedEntry[]): ReportedChange;
