import { type LockedEntry, type ReviewedChange, type ReviewedFile, type Subject } from '../subject/subject.js';
import type { ReportedChange } from './report.js';
export type ChangeFields = (reviewed: ReviewedChange, now: Date | undefined, files: readonly ReviewedFile[]) => Partial<ReportedChange>;
/** A change with the worth of each hash. @param entries its blocks at head @param more fields */
export declare function reportedChange(reviewed: ReviewedChange, entries: readonly LockedEntry[], { now, files }: Pick<Subject, 'now' | 'files'>, more?: readonly ChangeFields[]): ReportedChange;
