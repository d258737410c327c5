import type { Subject } from '../subject/subject.js';
import type { Finding } from './finding.js';
/**
 * What the owner of the policy and the reader of the review should know after a run: what is waived, which waivers do not count, and, where
 * every lock file was looked at, what is about nothing any more. One sentence each. That a denied provider is not there is no news.
 */
export declare function policyRemarks(subject: Subject, findings: readonly Finding[]): readonly string[];
