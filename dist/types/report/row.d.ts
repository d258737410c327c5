import type { Sentence } from '../finding/sentence.js';
import type { Report, ReportedChange } from './report.js';
export interface RowLine {
    /** Beside the change (a `clause` also in the line of a change that is alone) or its signer, in the receipts of a comment, or only at a terminal. A `note` is about the whole report and shown once. */
    readonly cell: 'change' | 'clause' | 'signer' | 'receipt' | 'terminal' | 'note';
    /** Before the words where there is no table; left out: nothing. */
    readonly label?: string;
    readonly words: Sentence;
}
/** What an extension says of a change. */
export interface RowLines {
    row?(change: ReportedChange): readonly RowLine[];
}
export declare function linesOn(change: ReportedChange, rows?: readonly RowLines[]): readonly RowLine[];
/** The notes about the whole report, each once, without a full stop. */
export declare function notesOn({ changes }: Report, rows?: readonly RowLines[]): readonly Sentence[];
