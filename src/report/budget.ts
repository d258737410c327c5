import { counted } from '../finding/sentence.ts';

export interface Budget {
  readonly limit: number;
  /** Additive: the size of two texts is the sum of their sizes. */
  measure(text: string): number;
}

/** GitHub refuses a comment with more than 65,536 characters. The rest is room for the publisher's marker. */
export const commentBudget: Budget = { limit: 65_000, measure: (text) => text.length };

/** GitHub drops a job summary with more than 1 MiB; the difference is room for other steps. */
export const summaryBudget: Budget = { limit: 1_000_000, measure: (text) => encoder.encode(text).length };

const encoder = new TextEncoder();

export interface Section {
  readonly opening?: string;
  readonly rows: readonly Row[];
  readonly closing?: string;
  /** Left out: a line end. */
  readonly separator?: '\n\n';
  /** The sentence that replaces rows that did not fit. Left out: nothing replaces them. */
  readonly hidden?: (count: number, elsewhere: string) => string;
  /** Nobody misses it if none of its rows fits. */
  readonly extra?: true;
}

type Row = string | { readonly full: string; readonly brief: string };

/** `3 more changes: in the JSON report.` */
export function more(one: string, many: string, before = ''): NonNullable<Section['hidden']> {
  return (count, elsewhere) => `${before}${counted(count, one, many)}: ${elsewhere}.`;
}

/** Fits sections into the rest of a budget, the important first. Every row left out is counted (T42). */
export function withinBudget(
  sections: readonly Section[],
  room: number,
  { measure }: Budget,
  elsewhere: string,
): string {
  const size = (text: string): number => measure(text) + gap;
  const note = ({ hidden }: Section, count: number): string =>
    count === 0 ? '' : (hidden?.(count, elsewhere) ?? '');
  const notes = sections.map((section) =>
    section.rows.length === 0 ? 0 : size(note(section, section.rows.length)),
  );
  let left = room - notes.reduce((sum, one) => sum + one, 0);
  const texts = sections.map((section, index) => {
    const reserved = notes[index] ?? 0;
    const { shown, opening, closing } = fitRows(section, left, size);
    const body = [opening, ...shown].filter((text) => text !== '').join(section.separator ?? '\n');
    const rest = section.extra && shown.length === 0 ? '' : note(section, section.rows.length - shown.length);
    // Inside of a fold, where the other rows are.
    const text = joined([body, rest, closing]);
    left += reserved - size(text);
    return text;
  });
  return joined(texts);
}

const gap = 2;

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join('\n\n');

function fitRows(
  { opening = '', rows, closing = '' }: Section,
  room: number,
  size: (text: string) => number,
) {
  let left = room - size(opening) - size(closing);
  const briefs = rows.map((row) => (typeof row === 'string' ? null : row.brief));
  let briefsAhead = briefs.reduce((sum, brief) => sum + (brief === null ? 0 : size(brief)), 0);
  const shown: string[] = [];
  for (const [index, row] of rows.entries()) {
    const brief = briefs[index] ?? null;
    const full = typeof row === 'string' ? row : row.full;
    briefsAhead -= brief === null ? 0 : size(brief);
    const text =
      size(full) + briefsAhead <= left ? full : brief !== null && size(brief) <= left ? brief : null;
    if (text === null) break;
    shown.push(text);
    left -= size(text);
  }
  return shown.length === 0 ? { shown, opening: '', closing: '' } : { shown, opening, closing };
}
