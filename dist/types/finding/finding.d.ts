import type { Fix } from './fix.js';
import type { Sentence } from './sentence.js';
/** The worst first. */
export declare const severities: readonly ['error', 'warning', 'notice'];
export type Severity = (typeof severities)[number];
/** Whether a person should look. */
export declare const isLoud: ({ severity }: {
    readonly severity: Severity;
}) => boolean;
/** A finding of a rule, as facts. The renderers make sentences of it. */
export interface Finding {
    readonly rule: string;
    readonly severity: Severity;
    readonly message: Sentence;
    /** One sentence for several findings of one cause, without their differences. Left out: there is none. */
    readonly gist?: Sentence;
    readonly provider: string | null;
    /** The version of the provider in that file; `null` if the finding is not about one. */
    readonly version: string | null;
    readonly hash: string | null;
    /** If it is about several hashes: a waiver may be about each of them. */
    readonly hashes?: readonly string[];
    readonly path: string;
    /** 1-based, in the head file; in the base file where the file was removed. */
    readonly line: number;
    /** The same for findings of a rule with one cause: a reader sees them as one. */
    readonly cause: string;
    /** Left out: the rule finds only one kind of thing. */
    readonly aspect?: Aspect;
    readonly fix: Fix;
    /** The finding only says that an answer is missing: no policy can make it fail, pass or disappear. */
    readonly open: boolean;
    /** The last day of the waiver that accepts it: `2026-12-31`. Left out where none does. */
    readonly waived?: string;
}
/** Which of the things that its rule finds a finding is about, and what the headline says of it. */
export interface Aspect {
    readonly kind: string;
    readonly [fact: string]: string | number | boolean;
}
