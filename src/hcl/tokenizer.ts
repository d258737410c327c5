export type Token =
  | WordToken
  | (Span & { readonly kind: 'symbol'; readonly text: string })
  | StringToken
  /** A newline, also one that ends a `#` or `//` comment. */
  | (Span & { readonly kind: 'newline' })
  /** `<<EOT …`: recognised, but never read. */
  | (Span & { readonly kind: 'heredoc' })
  /** A character without a meaning in HCL. */
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
  /** Between the quotes. */
  readonly text: string;
  /** False if HCL would evaluate the text, or replace a part of it. */
  readonly plain: boolean;
}

const space = /[ \t]+/y;
const lineComment = /(?:#|\/\/)[^\n]*(?:\n|$)/y;
const newline = /\r?\n/y;
const identifier = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const number = /[0-9](?:\.?[0-9]|[eE][+-]?[0-9])*/y;
const symbol = /==|!=|>=|<=|=>|&&|\|\||\.\.\.|::|[{}[\](),.:=?!<>+\-*/%]/y;
const heredocStart = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;

const byteOrderMark = '\ufeff';

/** Splits HCL's native syntax into tokens, without a complaint: HashiCorp's grammar makes those. Linear. */
export class Tokenizer {
  readonly #text: string;
  #offset: number;
  /** If one comment does not close, no later one does. A search at every `/*` would take quadratic time. */
  #blockCommentsClose = true;

  constructor(text: string) {
    this.#text = text;
    this.#offset = text.startsWith(byteOrderMark) ? 1 : 0;
  }

  next(): Token {
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
    if (text[start] === '"') return scanString(text, start);
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
    const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
    return { kind: 'invalid', start, end: start + character.length };
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

const piece = /[^"\\$%\r\n]+|\\.|[$%]\{|\$\$\{|%%\{|[\s\S]/y;

/** Scans to the closing quote or the end of the text. */
function scanString(text: string, start: number): StringToken {
  let plain = true;
  let index = start + 1;
  while (index < text.length && text[index] !== '"') {
    piece.lastIndex = index;
    const [found = ''] = piece.exec(text) ?? [];
    const isTemplate = found === '${' || found === '%{';
    if (isTemplate || /^(?:\\|[$%]{2}\{)/.test(found)) plain = false;
    index = isTemplate ? endOfTemplate(text, index + 2) : index + found.length;
  }
  return {
    kind: 'string',
    start,
    end: Math.min(index + 1, text.length),
    text: text.slice(start + 1, index),
    plain,
  };
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
