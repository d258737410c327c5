import { isUtf8 } from 'node:buffer';

const invalidByteBase = 0xdc00;

/**
 * Decodes the text of a file. A byte that is not UTF-8 becomes a lone low surrogate (U+DC80 to U+DCFF), which never occurs in valid text.
 * So a reader knows the byte's position, and can accept it in a comment and refuse it in a string, as HCL does. A byte order mark stays.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return decodeValid(bytes);
  const parts: string[] = [];
  let start = 0;
  let index = 0;
  while (index < bytes.length) {
    const length = sequenceLength(bytes[index] ?? 0);
    if (length === 1 || isSequence(bytes.subarray(index, index + length), length)) {
      index += length;
      continue;
    }
    parts.push(decodeValid(bytes.subarray(start, index)));
    parts.push(String.fromCharCode(invalidByteBase + (bytes[index] ?? 0)));
    index += 1;
    start = index;
  }
  return parts.join('') + decodeValid(bytes.subarray(start));
}

/** Whether the character at this index is a byte that is not UTF-8; true for every lone surrogate. */
export function isInvalidAt(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit > 0xdfff) return false;
  const point = text.codePointAt(index) ?? 0;
  return point <= 0xffff;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function decodeValid(bytes: Uint8Array): string {
  return bytes.length === 0 ? '' : decoder.decode(bytes);
}

function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

/** Whether the bytes are one character, not two shorter ones. */
function isSequence(bytes: Uint8Array, length: number): boolean {
  return bytes.length === length && isUtf8(bytes) && decodeValid(bytes).length === (length === 4 ? 2 : 1);
}

/** A place in a text, as people count. */
interface Position {
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
