import type { Sentence } from '../finding/sentence.js';
import type { PolicyAccount } from '../policy/policy.js';
import type { Rule } from '../rules/rule.js';
import type { Section } from './budget.js';
import type { Report, ReportedChange } from './report.js';
/** The facts for a renderer besides the report. All of them are trusted. */
export interface RenderContext {
    readonly rules: readonly Rule[];
    /** `https://github.com/owner/repository`; `null` where there is nothing to link to. */
    readonly repositoryUrl: string | null;
    /** The folder of the documentation, with a page for each rule in `rules/`; without a slash at its end. */
    readonly docsUrl: string;
    /** The commands that repeat this review on any machine, with its flags; `null`: there are none. */
    readonly reproduce: string | null;
    /** The place of the rest if an output is too small for everything; `null`: the JSON report. */
    readonly fullReport: {
        readonly name: string;
        readonly url: string;
    } | null;
    /** The origin of each setting, and notices about the policy; left out: they are not shown. */
    readonly policy?: PolicyAccount;
    readonly rows?: readonly Rows[];
    /** The number of review threads that are closed because this report has no such finding. */
    readonly resolved?: number;
    /** Proven hashes to add that no review suggestion could propose. */
    readonly edits?: readonly LineEdit[];
    /** The lines (`placeKey`) that open review comments offer to delete, and the entries (`entryKey`) that they offer to extend. Left out: none. */
    readonly suggested?: ReadonlySet<string>;
    /** How long the review took. Left out where the text should stay the same from run to run. */
    readonly seconds?: number;
}
export interface Page extends RenderContext {
    readonly report: Report;
}
export interface Rows {
    row?(change: ReportedChange): readonly RowLine[];
    /** Below everything that Lockproof itself says about the changes in a comment. */
    below?(page: Page): readonly Section[];
}
export interface RowLine {
    /** Beside the change (a `clause` also in the line of a change that is alone) or its signer, in the receipts of a comment, or only at a terminal. A `next` is a step before a merge, in a comment in which all is well. A `note` is about the whole report and shown once. */
    readonly cell: 'change' | 'clause' | 'signer' | 'receipt' | 'terminal' | 'next' | 'note';
    /** Before the words where there is no table; left out: nothing. */
    readonly label?: string;
    readonly words: Sentence;
}
export declare const linesOn: (change: ReportedChange, rows?: readonly Rows[]) => readonly RowLine[];
/** The notes about the whole report, each once, without a full stop. */
export declare function notesOn({ changes }: Report, rows?: readonly Rows[]): readonly Sentence[];
/** Lines that may replace lines of the head file. They add hashes and remove none. */
export interface LineEdit {
    readonly path: string;
    readonly provider: string;
    /** The platforms that it completes, sorted. */
    readonly platforms: readonly string[];
    readonly from: number;
    readonly to: number;
    readonly lines: readonly string[];
    readonly added: readonly string[];
}
