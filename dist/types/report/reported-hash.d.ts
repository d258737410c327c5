import type { HashChange } from '../lockfile/change.js';
import type { ReviewedChange } from '../subject/subject.js';
import type { HashWorth } from '../subject/worth.js';
import type { ReportedHash } from './report.js';
/**
 * One hash with what it is worth and what proves it.
 *
 * @param worth of the files that have it the least; `null` where no file has it any more
 */
export declare function reportedHash({ hash, status }: HashChange, worth: HashWorth | null, { evidence }: ReviewedChange): ReportedHash;
