import { goesOn, parseExpression, unread } from './expression.ts';
import type { Parsing } from './parsing.ts';
import type { Value } from './syntax.ts';
import type { Token } from './token.ts';

/** The value of an argument: a list, whose elements are read one level deep, or a single expression. */
export function parseValue(parsing: Parsing): Value {
  if (!parsing.tokens.sees('[')) return parseExpression(parsing, false);
  const open = parsing.tokens.read();
  parsing.tokens.skipNewlines();
  if (!seesFor(parsing)) return parseList(parsing, open);
  parsing.tokens.skipPast(']');
  return unread(parsing, open, 'operation', false);
}

function parseList(parsing: Parsing, open: Token): Value {
  const { tokens } = parsing;
  const items: Value[] = [];
  while (!tokens.sees(']')) {
    const item = parseExpression(parsing, true);
    items.push(item);
    tokens.skipNewlines();
    if (item.kind === 'broken') return leaveList(parsing, open, items);
    if (tokens.sees(']')) break;
    if (!tokens.sees(',')) {
      complainAboutSeparator(parsing, open);
      return leaveList(parsing, open, items);
    }
    tokens.read();
    tokens.skipNewlines();
  }
  tokens.read();
  if (goesOn(parsing, false)) return unread(parsing, open, 'operation', false);
  return { kind: 'list', items, offset: open.start };
}

function seesFor({ tokens }: Parsing): boolean {
  const token = tokens.peek();
  return token.kind === 'identifier' && token.text === 'for';
}

function complainAboutSeparator(parsing: Parsing, open: Token): void {
  const next = parsing.tokens.peek();
  if (next.kind === 'end') {
    parsing.complain(open, 'Unterminated tuple constructor expression', 'This list has no closing bracket.');
  } else {
    parsing.complain(next, 'Missing item separator', 'A comma is needed between two elements of a list.');
  }
}

function leaveList(parsing: Parsing, open: Token, items: readonly Value[]): Value {
  parsing.recovering = true;
  parsing.tokens.skipPast(']');
  return { kind: 'list', items, offset: open.start };
}
