import type { Attribute, Block, Body, Label, Value } from './syntax.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Blocks and arguments with their places, and the literals among the values. Only for a text that HashiCorp's grammar accepts: of any other it says something, and never throws (T30). */
export function outlineOf(text: string): Body {
  return readBody(new Reader(text), 0, 0);
}

const deepest = 1_000;

/** Tokens with a lookahead of one. */
class Reader {
  readonly #tokens: Generator<Token>;
  next: Token = { kind: 'newline', start: 0, end: 0, text: '', plain: true };

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  /** Stays at the end. */
  read(): Token {
    const token = this.next;
    this.next = this.#tokens.next().value ?? token;
    return token;
  }

  sees(...symbols: readonly string[]): boolean {
    return this.next.kind === 'end' || (this.next.kind === 'symbol' && symbols.includes(this.next.text));
  }

  skipNewlines(): void {
    while (this.next.kind === 'newline') this.read();
  }

  /** To the end of an expression: a comma or a closing bracket, or outside of a list the line. */
  skipExpression(inList: boolean): void {
    for (let depth = 0; this.next.kind !== 'end'; this.read()) {
      if (depth === 0 && (this.sees(',', ']', '}', ')') || (this.next.kind === 'newline' && !inList))) return;
      if (this.sees('(', '[', '{')) depth += 1;
      if (this.sees(')', ']', '}')) depth -= 1;
    }
  }
}

function readBody(reader: Reader, offset: number, depth: number): Body {
  const attributes: Attribute[] = [];
  const blocks: Block[] = [];
  while (reader.next.kind !== 'end') {
    const token = reader.read();
    if (token.kind === 'symbol' && token.text === '}' && depth > 0) break;
    if (token.kind !== 'identifier') continue;
    if (reader.sees('=')) {
      reader.read();
      attributes.push({ name: token.text, offset: token.start, value: readValue(reader) });
    } else {
      const labels: Label[] = [];
      while (!reader.sees('{')) labels.push(...labelOf(reader.read()));
      const { start } = reader.read();
      const body =
        depth < deepest ? readBody(reader, start, depth + 1) : { attributes: [], blocks: [], offset: start };
      blocks.push({ type: token.text, offset: token.start, labels, body });
    }
  }
  return { attributes, blocks, offset };
}

function labelOf(token: Token): readonly Label[] {
  if (token.kind !== 'string' && token.kind !== 'identifier') return [];
  return [{ text: token.text, offset: token.start, plain: token.plain }];
}

function readValue(reader: Reader): Value {
  if (!reader.sees('[')) return readElement(reader, false);
  const { start: offset } = reader.read();
  const items: Value[] = [];
  for (reader.skipNewlines(); !reader.sees(']'); reader.skipNewlines()) {
    items.push(readElement(reader, true));
    if (reader.sees(',')) reader.read();
    else if (!reader.sees(']')) break;
  }
  reader.read();
  return concluded(reader, false, { kind: 'list', items, offset });
}

/** A literal, or something else that is not read. */
function readElement(reader: Reader, inList: boolean): Value {
  const literal = literalOf(reader.next);
  if (literal.kind !== 'expression') reader.read();
  return concluded(reader, inList, literal);
}

/** The value, if nothing goes on after it. */
function concluded(reader: Reader, inList: boolean, value: Value): Value {
  if (inList) reader.skipNewlines();
  const isEnd = reader.next.kind === 'newline' ? !inList : reader.sees(',', ']', '}');
  if (isEnd && value.kind !== 'expression') return value;
  reader.skipExpression(inList);
  if (inList) reader.skipNewlines();
  return { kind: 'expression', offset: value.offset };
}

function literalOf(token: Token): Value {
  const { kind, start: offset } = token;
  if (kind === 'number') return { kind: 'scalar', text: token.text, offset };
  if (kind === 'string' && token.plain) return { kind: 'string', text: token.text.normalize('NFC'), offset };
  if (kind === 'identifier' && token.text === 'null') return { kind: 'null', offset };
  if (kind === 'identifier' && ['true', 'false'].includes(token.text))
    return { kind: 'scalar', text: token.text, offset };
  return { kind: 'expression', offset };
}
