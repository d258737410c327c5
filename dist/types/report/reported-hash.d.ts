import type { HashChange } from '../lockfile/change.js';
import type { ReviewedChange } from '../subject/subject.js';
import type { ReportedHash } from './report.js';
/** One hash with what proves it. */
export declare function reportedHash({ hash, status }: HashChange, { evidence }: ReviewedChange): ReportedHash;
