import type { Fix } from './fix.js';
import type { Sentence } from './sentence.js';
export type Severity = 'error' | 'warning' | 'notice';
/** What a rule found, as facts. Sentences for people are made of it by whoever shows it. */
export interface Finding {
    /** The rule's slug. */
    readonly rule: string;
    readonly severity: Severity;
    /** One sentence of reason. */
    readonly message: Sentence;
    readonly provider: string | null;
    readonly hash: string | null;
    readonly path: string;
    /** 1-based, in the head file; in the base file where the file was removed. */
    readonly line: number;
    /** The same for findings of a rule that have one cause: they are one thing to a reader, in however many places. */
    readonly cause: string;
    readonly fix: Fix;
    /** Only says that something could not be asked: no policy can make it fail, pass or go away. */
    readonly open: boolean;
}
