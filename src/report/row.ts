import { distinct } from '../distinct.ts';
import type { Sentence } from '../finding/sentence.ts';
import type { Report, ReportedChange } from './report.ts';

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

export function linesOn(change: ReportedChange, rows: readonly RowLines[] = []): readonly RowLine[] {
  return rows.flatMap((each) => each.row?.(change) ?? []);
}

/** The notes about the whole report, each once, without a full stop. */
export function notesOn({ changes }: Report, rows?: readonly RowLines[]): readonly Sentence[] {
  const lines = changes.flatMap((change) => linesOn(change, rows));
  return distinct(lines.flatMap(({ cell, words }) => (cell === 'note' ? [words] : [])));
}
