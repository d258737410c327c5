/** The size limit of one output. */
export interface Budget {
  readonly limit: number;
  /** Additive: the size of two texts is the sum of their sizes. */
  measure(text: string): number;
}

/** GitHub refuses a comment with more than 65,536 characters; the difference is room for the publisher's marker. */
export const commentBudget: Budget = { limit: 65_000, measure: (text) => text.length };

/** GitHub drops a job summary with more than 1 MiB; the difference is room for other steps. */
export const summaryBudget: Budget = { limit: 1_000_000, measure: (text) => encoder.encode(text).length };

const encoder = new TextEncoder();

/** A part of an output that can be shortened row by row. */
export interface Section {
  /** Text before the first row; left out if no row is shown. */
  readonly opening: string;
  readonly rows: readonly Row[];
  readonly closing: string;
  readonly separator: '\n' | '\n\n';
  /** The sentence that replaces rows that did not fit. */
  hidden(count: number): string;
}

export interface Row {
  readonly full: string;
  /** A line with the most important facts; `null` where the row has no short form. */
  readonly brief: string | null;
}

/**
 * Fits sections into the rest of a budget, the most important first: an early section takes what it needs, and a late one gets what remains.
 * Every row that is left out is counted (T42).
 */
export function withinBudget(sections: readonly Section[], room: number, { measure }: Budget): string {
  const notes = sections.map((section) => noteSize(section, measure));
  let left = room - notes.reduce((sum, size) => sum + size, 0);
  const texts = sections.map((section, index) => {
    const text = fitSection(section, left + (notes[index] ?? 0), measure);
    left += (notes[index] ?? 0) - measure(text) - gap;
    return text;
  });
  return texts.filter((text) => text !== '').join('\n\n');
}

const gap = 2;

function fitSection(section: Section, room: number, measure: Budget['measure']): string {
  const { opening, rows, closing, separator, hidden } = section;
  if (rows.length === 0) return '';
  const size = (text: string): number => measure(text) + gap;
  let left = room - size(opening) - size(closing) - noteSize(section, measure);
  const briefSizes = rows.map(({ brief }) => (brief === null ? 0 : size(brief)));
  let briefsAhead = briefSizes.reduce((sum, one) => sum + one, 0);
  const shown: string[] = [];
  for (const [index, { full, brief }] of rows.entries()) {
    const briefSize = briefSizes[index] ?? 0;
    briefsAhead -= briefSize;
    const text = size(full) + briefsAhead <= left ? full : brief !== null && briefSize <= left ? brief : null;
    if (text === null) break;
    shown.push(text);
    left -= size(text);
  }
  const missing = rows.length - shown.length;
  const body = shown.length === 0 ? '' : [opening, ...shown].filter((text) => text !== '').join(separator);
  const end = shown.length === 0 ? '' : closing;
  return [body, end, missing === 0 ? '' : hidden(missing)].filter((text) => text !== '').join('\n\n');
}

function noteSize({ rows, hidden }: Section, measure: Budget['measure']): number {
  return rows.length === 0 ? 0 : measure(hidden(rows.length)) + gap;
}
