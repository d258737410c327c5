import type { Sentence } from '../finding/sentence.js';
import type { Report, ReportedChange } from './report.js';
/** A line that an extension adds to the row of a change. */
export interface RowLine {
    /**
     * In the comment: beside the change or its signer, or in the receipts, which a terminal lacks. A `note` is about the
     * whole report, and shown once however many changes have it.
     */
    readonly cell: 'change' | 'signer' | 'receipt' | 'note';
    /** Before the words where there is no table; left out: nothing. */
    readonly label?: string;
    readonly words: Sentence;
}
/** The lines that extensions add to the row of a change. */
export type RowLines = (change: ReportedChange) => readonly RowLine[];
/** The notes about the whole report, each once, without a full stop. */
export declare function notesOn({ changes }: Report, rows?: readonly RowLines[]): readonly Sentence[];
