import { quoted } from '../errors.ts';
import type { Faults } from './fault.ts';
import { isInvalidAt } from './text.ts';

export type Token =
  | WordToken
  | (Span & { readonly kind: 'symbol'; readonly text: string })
  | StringToken
  /** A newline, also one that ends a `#` or `//` comment. */
  | (Span & { readonly kind: 'newline' })
  /** `<<EOT …`: recognised, but never read. */
  | (Span & { readonly kind: 'heredoc' })
  /** A character without a meaning in HCL; it was reported. */
  | (Span & { readonly kind: 'invalid' })
  | (Span & { readonly kind: 'end' });

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface WordToken extends Span {
  readonly kind: 'identifier' | 'number';
  readonly text: string;
}

export interface StringToken extends Span {
  readonly kind: 'string';
  /** The text between the quotes, or the part before the trouble. */
  readonly text: string;
  readonly trouble: StringTrouble | null;
}

/** Why the text between the quotes is not its own value. The first trouble counts. */
interface StringTrouble {
  readonly kind: /** `${` or `%{`: HCL would evaluate it. */
    | 'template'
    /** `\n`, `\u0041`, `$${`: HCL would replace it. */
    | 'escape'
    /** A newline, a byte that is not UTF-8, or a missing closing quote. */
    | 'broken';
  readonly offset: number;
}

const space = /[ \t]+/y;
const lineComment = /(?:#|\/\/)[^\n]*(?:\n|$)/y;
const newline = /\r?\n/y;
const identifier = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const number = /[0-9](?:\.?[0-9]|[eE][+-]?[0-9])*/y;
const symbol = /==|!=|>=|<=|=>|&&|\|\||\.\.\.|::|[{}[\](),.:=?!<>+\-*/%]/y;
const heredocStart = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;

const nextProvider = /^provider[ \t]/gm;

const byteOrderMark = '\ufeff';

/** Splits HCL's native syntax into tokens and reports characters that are not part of it. Linear. */
export class Tokenizer {
  readonly #text: string;
  readonly #faults: Faults;
  #offset: number;
  isCutOff = false;
  /** If one comment does not close, no later one does. A search at every `/*` would take quadratic time. */
  #blockCommentsClose = true;

  constructor(text: string, faults: Faults) {
    this.#text = text;
    this.#faults = faults;
    this.#offset = text.startsWith(byteOrderMark) ? 1 : 0;
  }

  /** Goes on where the next block of a provider begins; `false` if nothing was cut off. */
  resume(): boolean {
    nextProvider.lastIndex = this.#offset;
    const found = this.isCutOff ? nextProvider.exec(this.#text) : null;
    if (found === null) return false;
    this.#offset = found.index;
    this.isCutOff = false;
    return true;
  }

  next(): Token {
    if (this.isCutOff) return { kind: 'end', start: this.#offset, end: this.#offset };
    const newlineBefore = this.#skipSpaceAndComments();
    if (newlineBefore !== null) return newlineBefore;
    const token = this.#scan(this.#offset);
    this.#offset = token.end;
    return token;
  }

  /** Skips space and comments; a comment that ends with its line counts as that newline. */
  #skipSpaceAndComments(): Token | null {
    for (;;) {
      const start = this.#offset;
      this.#take(space);
      const comment = this.#take(lineComment);
      if (comment?.endsWith('\n')) return { kind: 'newline', start: this.#offset - 1, end: this.#offset };
      this.#skipBlockComment();
      if (this.#offset === start) return null;
    }
  }

  #skipBlockComment(): void {
    if (!this.#blockCommentsClose || !this.#text.startsWith('/*', this.#offset)) return;
    const end = this.#text.indexOf('*/', this.#offset + 2);
    if (end === -1) this.#blockCommentsClose = false;
    else this.#offset = end + 2;
  }

  #scan(start: number): Token {
    const text = this.#text;
    if (start >= text.length) return { kind: 'end', start, end: start };
    if (text[start] === '"') return scanString(text, start, this.#faults);
    if (this.#matches(newline)) return { kind: 'newline', start, end: newline.lastIndex };
    for (const [kind, pattern] of [
      ['identifier', identifier],
      ['number', number],
    ] as const) {
      if (this.#matches(pattern)) {
        return { kind, start, end: pattern.lastIndex, text: text.slice(start, pattern.lastIndex) };
      }
    }
    if (this.#matches(heredocStart)) return this.#heredoc(start);
    if (this.#matches(symbol)) {
      return { kind: 'symbol', start, end: symbol.lastIndex, text: text.slice(start, symbol.lastIndex) };
    }
    return this.#invalid(start);
  }

  #heredoc(start: number): Token {
    heredocStart.lastIndex = start;
    const marker = heredocStart.exec(this.#text)?.[1] ?? '';
    for (let line = heredocStart.lastIndex; line < this.#text.length; ) {
      const newlineAt = this.#text.indexOf('\n', line);
      const end = newlineAt === -1 ? this.#text.length : newlineAt;
      if (this.#text.slice(line, end).trim() === marker) return { kind: 'heredoc', start, end };
      line = end + 1;
    }
    return { kind: 'heredoc', start, end: this.#text.length };
  }

  #invalid(start: number): Token {
    const character = String.fromCodePoint(this.#text.codePointAt(start) ?? 0);
    if (isInvalidAt(this.#text, start)) {
      this.#faults.addOnce(start, 'Invalid character encoding', 'The file has bytes that are not UTF-8.');
    } else {
      const summary = '&|^~'.includes(character) ? 'Unsupported operator' : 'Invalid character';
      this.#faults.addOnce(start, summary, `The character ${quoted(character)} has no meaning here.`);
    }
    return { kind: 'invalid', start, end: start + character.length };
  }

  #matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.#offset;
    return pattern.test(this.#text);
  }

  #take(pattern: RegExp): string | null {
    if (!this.#matches(pattern)) return null;
    const taken = this.#text.slice(this.#offset, pattern.lastIndex);
    this.#offset = pattern.lastIndex;
    return taken;
  }
}

const plainRun = /[^"\\$%\r\n\ud800-\udfff]+/y;

/** Scans to the closing quote or the end of the text. Like HCL, it reports newlines and goes on. */
function scanString(text: string, start: number, faults: Faults): StringToken {
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
  faults.add(index, 'Invalid escape sequence', 'The characters after the backslash have no meaning in HCL.');
  return { end: index + 1, trouble: 'escape' };
}

/** `$` or `%`: a plain character, the escape `$${`, or the start of a template. */
function scanMarker(text: string, index: number): Piece {
  const marker = text[index] ?? '';
  if (text.startsWith(`${marker}${marker}{`, index)) return { end: index + 3, trouble: 'escape' };
  if (text[index + 1] === '{') return { end: endOfTemplate(text, index + 2), trouble: 'template' };
  return { end: index + 1, trouble: null };
}

/** The end of a template. Strings and braces may nest in it, so there is no recursion (T30). */
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
    else if (character === '{' && (!inQuotes || /[$%]/.test(text[index - 2] ?? ''))) open.push('brace');
  }
  return index;
}
