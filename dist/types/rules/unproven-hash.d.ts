import type { Subject } from '../subject/subject.js';
import type { Finding } from './finding.js';
import type { Rule } from './rule.js';
/**
 * Terraform accepts a package that matches any one hash of its entry, whatever the platform, so that a single planted
 * hash is enough (F1; T1, T2, T3).
 */
export declare const unprovenHash: Rule;
/** The findings that say only that something could not be asked: the verdict is `incomplete` then, whatever `fail-on` says. */
export declare function openQuestions(subject: Subject, findings: readonly Finding[]): ReadonlySet<Finding>;
