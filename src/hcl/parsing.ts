import { Faults } from './fault.ts';
import { type Token, Tokenizer } from './tokenizer.ts';

const openers = new Map([
  ['}', '{'],
  [']', '['],
  [')', '('],
]);

/** One parse: the tokens with a lookahead of one, the faults, and HCL's ways to recover after a mistake. */
export class Parsing {
  readonly faults = new Faults();
  /** HCL does not report most syntax mistakes after it has skipped something, because an earlier one may be the cause. */
  recovering = false;
  readonly #tokens: Tokenizer;
  #ahead: Token | null = null;

  constructor(text: string) {
    this.#tokens = new Tokenizer(text, this.faults);
  }

  /** Adds a fault, unless an earlier mistake may be the cause. */
  complain(token: Token, summary: string, detail: string): void {
    if (!this.recovering) this.faults.add(token.start, summary, detail);
  }

  /** Gives up the current argument or block and continues after its line. */
  skipItem(): void {
    this.recovering = true;
    this.skipLine();
  }

  peek(): Token {
    this.#ahead ??= this.#tokens.next();
    return this.#ahead;
  }

  read(): Token {
    const token = this.peek();
    this.#ahead = null;
    return token;
  }

  /** Whether the next token is this symbol. */
  sees(symbol: string): boolean {
    const token = this.peek();
    return token.kind === 'symbol' && token.text === symbol;
  }

  seesEndOfLine(): boolean {
    const { kind } = this.peek();
    return kind === 'newline' || kind === 'end';
  }

  skipNewlines(): void {
    while (this.peek().kind === 'newline') this.read();
  }

  /** Skips to after the bracket that closes the one that is open here. */
  skipPast(closer: '}' | ']'): void {
    let depth = 0;
    for (let token = this.read(); token.kind !== 'end'; token = this.read()) {
      if (token.kind !== 'symbol') continue;
      if (token.text === openers.get(closer)) depth += 1;
      if (token.text === closer && depth-- === 0) return;
    }
  }

  skipToEnd(): void {
    while (this.peek().kind !== 'end') this.read();
  }

  /** Skips to after the next newline outside of brackets. */
  skipLine(): void {
    const open: string[] = [];
    for (let token = this.read(); token.kind !== 'end'; token = this.read()) {
      if (token.kind === 'newline' && open.length === 0) return;
      if (token.kind === 'symbol') follow(open, token.text);
    }
  }

  /** Skips to the token that ends the expression. In a list, newlines do not end it. */
  skipExpression(inList: boolean): void {
    const open: string[] = [];
    for (let token = this.peek(); token.kind !== 'end'; token = this.peek()) {
      if (open.length === 0 && endsExpression(token, inList)) return;
      if (token.kind === 'symbol') follow(open, token.text);
      this.read();
    }
  }
}

function endsExpression(token: Token, inList: boolean): boolean {
  if (token.kind === 'newline') return !inList;
  return token.kind === 'symbol' && (token.text === ',' || openers.has(token.text));
}

/** Keeps the stack of open brackets. A closing bracket also closes those left open inside it. */
function follow(open: string[], symbol: string): void {
  const opener = openers.get(symbol);
  if (symbol === '{' || symbol === '[' || symbol === '(') open.push(symbol);
  if (opener === undefined) return;
  while (open.length > 0 && open.pop() !== opener);
}
