import type { GroupedChange } from '../lockfile/group.ts';
import type { Subject } from './subject.ts';
/** What one of several runs reports of a review. Rules see the whole subject, because a finding may be about more than one entry. */
export interface Part {
    /** The subject with the changes and entries of the part, and every file. */
    readonly subject: Subject;
    /** Whether a finding belongs to the part: each finding belongs to exactly one. */
    has(finding: FindingPlace): boolean;
}
interface FindingPlace {
    readonly provider: string | null;
    readonly path: string;
}
/** The whole as one part. */
export declare function wholeOf(subject: Subject): Part;
/**
 * The part with some of the changes.
 *
 * @param own the changes of the part
 * @param isFirst whether findings that are not about a change belong to it: a file that cannot be read, a provider that no entry has
 */
export declare function partWith(subject: Subject, own: ReadonlySet<GroupedChange['change']>, isFirst: boolean): Part;
export {};
