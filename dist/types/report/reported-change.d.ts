import type { LockedEntry, ReviewedChange } from '../subject/subject.js';
import type { ReportedChange } from './report.js';
/** A change with what each of its hashes is worth. @param entries the blocks at head that it is made of */
export declare function reportedChange(reviewed: ReviewedChange, entries: readonly LockedEntry[]): ReportedChange;
