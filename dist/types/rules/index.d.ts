import type { Finding } from '../finding/finding.js';
import type { Subject } from '../subject/subject.js';
import type { Rule } from './rule.js';
/** Every rule; errors first, then warnings, then notices. */
export declare const rules: readonly Rule[];
/** The findings of all rules, weighed by the policy: the worst first, then by path and line, without duplicates. */
export declare function judge(subject: Subject): Finding[];
