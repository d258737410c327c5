import { isUtf8 } from 'node:buffer';

const invalidByteBase = 0xdc00;

/**
 * Decodes a file. A byte that is not UTF-8 becomes a lone low surrogate, which valid text never has: a reader
 * can accept it in a comment and refuse it in a string, as HCL does. A byte order mark stays.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return decoder.decode(bytes);
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(characterOrByte, (found, character?: string) =>
      character === undefined
        ? String.fromCharCode(invalidByteBase + found.charCodeAt(0))
        : decoder.decode(Buffer.from(character, 'latin1')),
    );
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A character of several bytes (table 3-7 of Unicode), or a byte that begins none. */
const characterOrByte =
  /([\xc2-\xdf][\x80-\xbf]|(?:\xe0[\xa0-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]|\xed[\x80-\x9f])[\x80-\xbf]|(?:\xf0[\x90-\xbf]|[\xf1-\xf3][\x80-\xbf]|\xf4[\x80-\x8f])[\x80-\xbf]{2})|[\x80-\xff]/g;

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

  at(offset: number) {
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
