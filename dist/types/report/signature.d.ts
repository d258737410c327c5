import type { ReviewedChange } from '../subject/subject.js';
import type { ReportedSignature } from './report.js';
/** Who signed the release, and whether it is who signed the one before (T12, T13). */
export declare function reportedSignature({ evidence, baseEvidence }: ReviewedChange): ReportedSignature;
