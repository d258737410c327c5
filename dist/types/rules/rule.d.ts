import type { Finding, Severity } from '../finding/finding.js';
import type { LockedEntry, Subject } from '../subject/subject.js';
/** One slug = one file = one docs page = one fixture. Pure: no I/O, no clock. */
export interface Rule {
    readonly slug: string;
    readonly severity: Severity;
    /** What the rule looks for, in one sentence. */
    readonly meaning: string;
    check(subject: Subject): readonly RuleFinding[];
}
/** A finding as its rule states it: `judge` adds what is left out. */
export interface RuleFinding extends Omit<Finding, 'rule' | 'severity' | 'cause' | 'open'> {
    /** Left out: the rule's. */
    readonly severity?: Severity;
    /** Left out: the provider, or the file where the finding is about none. */
    readonly cause?: string;
    /** Only says that something could not be asked: no policy can make it fail, pass or go away. */
    readonly open?: boolean;
}
/** A finding about an entry: about the whole of it and at its block, unless the facts name a hash or another line. */
export declare function aboutEntry({ path, lock }: Pick<LockedEntry, 'path' | 'lock'>, facts: Pick<RuleFinding, 'message' | 'fix'> & Partial<RuleFinding>): RuleFinding;
