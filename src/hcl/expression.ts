import type { Parsing } from './parsing.ts';
import type { Value } from './syntax.ts';
import type { Token } from './tokenizer.ts';

/** The value of an argument: a list, whose elements are read one level deep, or a single expression. */
export function parseValue(parsing: Parsing): Value {
  if (!parsing.sees('[')) return parseExpression(parsing, false);
  const open = parsing.read();
  const items: Value[] = [];
  const list: Value = { kind: 'list', items, offset: open.start };
  for (parsing.skipNewlines(); !parsing.sees(']'); parsing.skipNewlines()) {
    items.push(parseExpression(parsing, true));
    parsing.skipNewlines();
    if (parsing.sees(']')) break;
    if (!parsing.sees(',')) {
      complainAboutSeparator(parsing, open);
      return list;
    }
    parsing.read();
  }
  parsing.read();
  return goesOn(parsing, false) ? unread(parsing, open, false) : list;
}

function complainAboutSeparator(parsing: Parsing, open: Token): void {
  const next = parsing.peek();
  if (next.kind === 'end') {
    const summary = 'Unterminated tuple constructor expression';
    parsing.complain(open.start, summary, 'This list has no closing bracket.');
  } else {
    const detail = 'A comma is needed between two elements of a list.';
    parsing.complain(next.start, 'Missing item separator', detail);
  }
}

/** Parses a literal to its text, and any other expression to a value that is present but not read. */
function parseExpression(parsing: Parsing, inList: boolean): Value {
  const first = parsing.peek();
  if (!isBeginning(first)) return noExpression(parsing, first);
  const literal = literalOf(first);
  if (literal === null) return unread(parsing, first, inList);
  parsing.read();
  const isCall = first.kind === 'identifier' && (parsing.sees('(') || parsing.sees('::'));
  if (isCall || goesOn(parsing, inList)) return unread(parsing, first, inList);
  if (first.kind === 'string' && first.trouble?.kind === 'broken') {
    const detail = 'The string is not closed, or it contains something that is not allowed before its end.';
    parsing.complain(first.trouble.offset, 'Unterminated template string', detail);
  }
  return literal;
}

function isBeginning(token: Token): boolean {
  if (token.kind === 'symbol') return ['[', '{', '(', '-', '!'].includes(token.text);
  return token.kind !== 'newline' && token.kind !== 'invalid' && token.kind !== 'end';
}

function literalOf(token: Token): Value | null {
  const { kind, start: offset } = token;
  if (kind === 'number') return { kind: 'scalar', text: token.text, offset };
  if (kind === 'string') {
    const isEvaluated = token.trouble?.kind === 'template' || token.trouble?.kind === 'escape';
    return isEvaluated
      ? { kind: 'expression', offset }
      : { kind: 'string', text: token.text.normalize('NFC'), offset };
  }
  if (kind !== 'identifier') return null;
  if (token.text === 'null') return { kind: 'null', offset };
  return ['true', 'false'].includes(token.text) ? { kind: 'scalar', text: token.text, offset } : null;
}

/** Symbols that end a value, or are a mistake after it. Every other one is an operator that continues it. */
const boundaries = new Set(['{', '}', ']', '(', ')', ',', '=', ':', '=>', '...']);

/** Whether an operator follows the literal that was just read. */
function goesOn(parsing: Parsing, inList: boolean): boolean {
  if (inList) parsing.skipNewlines();
  const next = parsing.peek();
  return next.kind === 'symbol' && !boundaries.has(next.text);
}

/** Skips the rest of an expression that is not read. */
function unread(parsing: Parsing, first: Token, inList: boolean): Value {
  parsing.skipExpression(inList);
  return { kind: 'expression', offset: first.start };
}

function noExpression(parsing: Parsing, token: Token): Value {
  if (token.kind === 'end') {
    parsing.complain(token.start, 'Missing expression', 'The file ends where a value belongs.');
  } else {
    parsing.complain(token.start, 'Invalid expression', 'A value belongs here.');
  }
  return { kind: 'broken', offset: token.start };
}
