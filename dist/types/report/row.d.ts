import type { Sentence } from '../finding/sentence.js';
import type { Report, ReportedChange } from './report.js';
export interface RowLine {
    /** Beside the change or its signer, or in the receipts of a comment. A `note` is about the whole report and shown once. */
    readonly cell: 'change' | 'signer' | 'receipt' | 'note';
    /** Before the words where there is no table; left out: nothing. */
    readonly label?: string;
    readonly words: Sentence;
}
export type RowLines = (change: ReportedChange) => readonly RowLine[];
/** The notes about the whole report, each once, without a full stop. */
export declare function notesOn({ changes }: Report, rows?: readonly RowLines[]): readonly Sentence[];
