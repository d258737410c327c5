import type { Faults } from './fault.ts';
import type { StringToken, StringTrouble } from './token.ts';
import { isInvalidAt } from './utf8.ts';

/** Characters that mean themselves. */
const plainRun = /[^"\\$%\r\n\ud800-\udfff]+/y;

/**
 * Scans the string that opens at `start`, to its closing quote or the end of the text. Newlines do not end it: HCL reports them and
 * goes on inside the string.
 */
export function scanString(text: string, start: number, faults: Faults): StringToken {
  let trouble: StringTrouble | null = null;
  let index = start + 1;
  while (index < text.length && text[index] !== '"') {
    const piece = scanPiece(text, index, faults);
    if (piece.trouble !== null) trouble ??= { kind: piece.trouble, offset: index };
    index = piece.end;
  }
  if (index >= text.length) trouble ??= { kind: 'broken', offset: start };
  const inside = text.slice(start + 1, trouble === null ? index : Math.max(trouble.offset, start + 1));
  return { kind: 'string', start, end: Math.min(index + 1, text.length), text: inside, trouble };
}

interface Piece {
  readonly end: number;
  readonly trouble: StringTrouble['kind'] | null;
}

function scanPiece(text: string, index: number, faults: Faults): Piece {
  plainRun.lastIndex = index;
  if (plainRun.test(text)) return { end: plainRun.lastIndex, trouble: null };
  switch (text[index]) {
    case '\\':
      return scanEscape(text, index, faults);
    case '\r':
    case '\n':
      faults.add(
        index,
        'Invalid multi-line string',
        'A string in quotes must end on the line where it begins.',
      );
      return { end: index + (text.startsWith('\r\n', index) ? 2 : 1), trouble: 'broken' };
    case '$':
    case '%':
      return scanMarker(text, index);
    case undefined:
      return { end: index, trouble: null };
  }
  if (!isInvalidAt(text, index)) return { end: index + 2, trouble: null };
  faults.addOnce(index, 'Invalid character encoding', 'The file has bytes that are not UTF-8.');
  return { end: index + 1, trouble: 'broken' };
}

const escapeSequence = /\\(?:[nrt"\\]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/y;

function scanEscape(text: string, index: number, faults: Faults): Piece {
  escapeSequence.lastIndex = index;
  if (escapeSequence.test(text)) return { end: escapeSequence.lastIndex, trouble: 'escape' };
  faults.add(index, 'Invalid escape sequence', 'The characters behind the backslash mean nothing to HCL.');
  return { end: index + 1, trouble: 'escape' };
}

/** `$` or `%`: itself, the escape `$${`, or the begin of a template. */
function scanMarker(text: string, index: number): Piece {
  const marker = text[index] ?? '';
  if (text.startsWith(`${marker}${marker}{`, index)) return { end: index + 3, trouble: 'escape' };
  if (text[index + 1] === '{') return { end: endOfTemplate(text, index + 2), trouble: 'template' };
  return { end: index + 1, trouble: null };
}

/** The offset after the brace that closes a template; strings and braces may nest in it to any depth (T30: no recursion). */
function endOfTemplate(text: string, start: number): number {
  const open: ('brace' | 'quote')[] = ['brace'];
  let index = start;
  while (index < text.length && open.length > 0) {
    const inQuotes = open.at(-1) === 'quote';
    const character = text[index];
    index += inQuotes && character === '\\' ? 2 : 1;
    if (character === '"' && inQuotes) open.pop();
    else if (character === '"') open.push('quote');
    else if (character === '}' && !inQuotes) open.pop();
    else if (character === '{' && (!inQuotes || isMarker(text[index - 2]))) open.push('brace');
  }
  return index;
}

function isMarker(character: string | undefined): boolean {
  return character === '$' || character === '%';
}
