import type { Finding } from '../finding/finding.js';
import type { Subject } from '../subject/subject.js';
import type { Rule } from './rule.js';
/** Every rule; errors first, then warnings, then notices. */
export declare const rules: readonly Rule[];
/** What every rule has to say, weighed by the policy: worst first, then by path and line; nothing twice. */
export declare function judge(subject: Subject): Finding[];
