import { distinct } from '../distinct.ts';
import type { Sentence } from '../finding/sentence.ts';
import type { Report, ReportedChange } from './report.ts';

export interface RowLine {
  /** Beside the change or its signer, or in the receipts of a comment. A `note` is about the whole report and shown once. */
  readonly cell: 'change' | 'signer' | 'receipt' | 'note';
  /** Before the words where there is no table; left out: nothing. */
  readonly label?: string;
  readonly words: Sentence;
}

export type RowLines = (change: ReportedChange) => readonly RowLine[];

/** The notes about the whole report, each once, without a full stop. */
export function notesOn({ changes }: Report, rows: readonly RowLines[] = []): readonly Sentence[] {
  const lines = changes.flatMap((change) => rows.flatMap((linesOf) => linesOf(change)));
  return distinct(lines.flatMap(({ cell, words }) => (cell === 'note' ? [words] : [])));
}
