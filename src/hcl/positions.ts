/** A place in a text for people. */
export interface Position {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in Unicode code points. */
  readonly column: number;
}

/** Turns offsets (UTF-16 units) into lines and columns. */
export class Positions {
  readonly #text: string;
  readonly #lineStarts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#lineStarts = starts;
  }

  lineAt(offset: number): number {
    let low = 0;
    let high = this.#lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  at(offset: number): Position {
    const line = this.lineAt(offset);
    const start = this.#lineStarts[line - 1] ?? 0;
    return { line, column: countPoints(this.#text, start, offset) + 1 };
  }
}

function countPoints(text: string, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; count++) index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return count;
}
