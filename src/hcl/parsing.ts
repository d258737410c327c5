import { Faults } from './fault.ts';
import { type Token, Tokenizer } from './tokenizer.ts';

const openers = new Map([
  ['}', '{'],
  [']', '['],
  [')', '('],
]);

/** One parse: the tokens with a lookahead of one, and the faults. */
export class Parsing {
  readonly faults = new Faults();
  /** As in HCL, nothing is read after what is no item of the file itself: a merge conflict marker, for example. */
  isOver = false;
  readonly #tokens: Tokenizer;
  #ahead: Token | null = null;

  constructor(text: string) {
    this.#tokens = new Tokenizer(text, this.faults);
  }

  /** Adds a fault and ends the text here: it may be the cause of all that would follow. See {@link resume}. */
  complain(offset: number, summary: string, detail: string): void {
    if (this.#tokens.isCutOff) return;
    this.faults.add(offset, summary, detail);
    this.#tokens.isCutOff = true;
    this.#ahead = null;
  }

  /** After a fault, continues with the next entry of a lock file; `false` if there is none. */
  resume(): boolean {
    this.#ahead = null;
    return !this.isOver && !this.faults.areMany && this.#tokens.resume();
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
