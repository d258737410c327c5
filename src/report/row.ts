import type { Sentence } from '../finding/sentence.ts';
import type { ReportedChange } from './report.ts';

/** A line that an extension adds to the row of a change. */
export interface RowLine {
  /** In the comment: beside the change itself, beside its signer, or in the receipts. A terminal shows no receipts. */
  readonly cell: 'change' | 'signer' | 'receipt';
  /** Before the words where there is no table; left out: nothing. */
  readonly label?: string;
  readonly words: Sentence;
}

/** The lines that extensions add to the row of a change. */
export type RowLines = (change: ReportedChange) => readonly RowLine[];
