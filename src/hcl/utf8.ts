import { isUtf8 } from 'node:buffer';

const invalidByteBase = 0xdc00;

/**
 * Text of a file. A byte that is no UTF-8 becomes a lone low surrogate (U+DC80 to U+DCFF), which no valid text holds: so a reader can
 * accept it in a comment and refuse it in a string, as HCL does, and still knows where it stands. A byte order mark stays.
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

/** Whether there is a byte that is no UTF-8 at this place; true for every lone surrogate. */
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

/** One character, not two short ones. */
function isSequence(bytes: Uint8Array, length: number): boolean {
  return bytes.length === length && isUtf8(bytes) && decodeValid(bytes).length === (length === 4 ? 2 : 1);
}
