import { quoted } from '../quoted.ts';
import type { Faults } from './fault.ts';
import { scanString } from './string-scanner.ts';
import type { Token } from './token.ts';
import { isInvalidAt } from './utf8.ts';

const space = /[ \t]+/y;
const lineComment = /(?:#|\/\/)[^\n]*(?:\n|$)/y;
const newline = /\r?\n/y;
const identifier = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const number = /[0-9](?:\.?[0-9]|[eE][+-]?[0-9])*/y;
const symbol = /==|!=|>=|<=|=>|&&|\|\||\.\.\.|::|[{}[\](),.:=?!<>+\-*/%]/y;
const heredocStart = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;

const byteOrderMark = '\ufeff';

/** Cuts HCL's native syntax into tokens, one at a time, and reports what is no part of the language. Linear. */
export class Tokenizer {
  readonly #text: string;
  readonly #faults: Faults;
  #offset: number;
  /** Once no comment closes, none does later: searching again at every `/*` would take time squared. */
  #blockCommentsClose = true;

  constructor(text: string, faults: Faults) {
    this.#text = text;
    this.#faults = faults;
    this.#offset = text.startsWith(byteOrderMark) ? 1 : 0;
  }

  next(): Token {
    const newlineBefore = this.#skipSpaceAndComments();
    if (newlineBefore !== null) return newlineBefore;
    const token = this.#scan(this.#offset);
    this.#offset = token.end;
    return token;
  }

  /** Space and comments; a comment that ends with its line counts as that newline. */
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
