import type { LockedEntry } from '../subject/locked-entry.js';
import type { Subject } from '../subject/subject.js';
import type { Finding, Severity } from './finding.js';
/** One slug = one file = one docs page = one fixture. Pure: no I/O, no clock. */
export interface Rule {
    readonly slug: string;
    readonly severity: Severity;
    /** What the rule looks for, in one sentence. */
    readonly meaning: string;
    check(subject: Subject): readonly RuleFinding[];
}
/** A finding as its rule states it: `judge` adds the slug, and the rule's severity where the finding has none of its own. */
export interface RuleFinding extends Omit<Finding, 'rule' | 'severity'> {
    readonly severity?: Severity;
    /** Only says that something could not be asked: no policy can make it fail, pass or go away. */
    readonly open?: true;
}
/** A finding about an entry: about the whole of it and at its block, unless the words name a hash or another line. */
export declare function aboutEntry({ path, lock }: Pick<LockedEntry, 'path' | 'lock'>, words: Pick<RuleFinding, 'message' | 'remedy'> & Partial<RuleFinding>): RuleFinding;
