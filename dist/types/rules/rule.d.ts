import type { Finding, Severity } from '../finding/finding.js';
import type { LockedEntry, Subject } from '../subject/subject.js';
/** One slug = one file = one docs page = one fixture. Pure: no I/O, no clock. */
export interface Rule {
    readonly slug: string;
    readonly severity: Severity;
    /** What the rule looks for, in one sentence. */
    readonly meaning: string;
    /** Judges what the merge makes of the base branch as well: what the configuration requires, or what git writes, may be decided there (T92). */
    readonly ofMerge?: true;
    check(subject: Subject): readonly RuleFinding[];
}
/** A finding as its rule states it: `judge` adds the missing parts. */
export interface RuleFinding extends Omit<Finding, 'rule' | 'severity' | 'cause' | 'open'> {
    /** Holds whatever the policy says of the rule. Left out: what the policy says counts, or else `standard`. */
    readonly severity?: Severity;
    /** Where the policy says nothing. Left out: the rule's. */
    readonly standard?: Severity;
    /** Left out: the provider, or the file where the finding is about none. */
    readonly cause?: string;
    /** The finding only says that an answer is missing: no policy can make it fail, pass or disappear. */
    readonly open?: boolean;
}
/** A finding about an entry: at the line of its block, unless the facts name a hash or another line. */
export declare function aboutEntry({ path, lock }: Pick<LockedEntry, 'path' | 'lock'>, facts: Pick<RuleFinding, 'message' | 'fix'> & Partial<RuleFinding>): RuleFinding;
/** A finding about a whole file, and no provider. */
export declare function aboutFile(path: string, facts: Pick<RuleFinding, 'message' | 'fix'> & Partial<RuleFinding>): RuleFinding;
