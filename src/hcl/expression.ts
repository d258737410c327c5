import type { Parsing } from './parsing.ts';
import type { ExpressionForm, Value } from './syntax.ts';
import type { StringToken, Token } from './tokenizer.ts';

/** The value of an argument: a list, whose elements are read one level deep, or a single expression. */
export function parseValue(parsing: Parsing): Value {
  if (!parsing.sees('[')) return parseExpression(parsing, false);
  const open = parsing.read();
  parsing.skipNewlines();
  if (!seesFor(parsing)) return parseList(parsing, open);
  parsing.skipPast(']');
  return unread(parsing, open, 'operation', false);
}

function parseList(parsing: Parsing, open: Token): Value {
  const items: Value[] = [];
  while (!parsing.sees(']')) {
    const item = parseExpression(parsing, true);
    items.push(item);
    parsing.skipNewlines();
    if (item.kind === 'broken') return leaveList(parsing, open, items);
    if (parsing.sees(']')) break;
    if (!parsing.sees(',')) {
      complainAboutSeparator(parsing, open);
      return leaveList(parsing, open, items);
    }
    parsing.read();
    parsing.skipNewlines();
  }
  parsing.read();
  if (goesOn(parsing, false)) return unread(parsing, open, 'operation', false);
  return { kind: 'list', items, offset: open.start };
}

function seesFor(parsing: Parsing): boolean {
  const token = parsing.peek();
  return token.kind === 'identifier' && token.text === 'for';
}

function complainAboutSeparator(parsing: Parsing, open: Token): void {
  const next = parsing.peek();
  if (next.kind === 'end') {
    parsing.complain(open, 'Unterminated tuple constructor expression', 'This list has no closing bracket.');
  } else {
    parsing.complain(next, 'Missing item separator', 'A comma is needed between two elements of a list.');
  }
}

function leaveList(parsing: Parsing, open: Token, items: readonly Value[]): Value {
  parsing.recovering = true;
  parsing.skipPast(']');
  return { kind: 'list', items, offset: open.start };
}

/** Parses a literal to its text, and any other expression to a value that is present but not read. */
function parseExpression(parsing: Parsing, inList: boolean): Value {
  const first = parsing.peek();
  switch (first.kind) {
    case 'string':
    case 'number':
      parsing.read();
      if (goesOn(parsing, inList)) return unread(parsing, first, 'operation', inList);
      return first.kind === 'string'
        ? stringValue(parsing, first)
        : { kind: 'scalar', text: first.text, offset: first.start };
    case 'identifier':
      parsing.read();
      return wordValue(parsing, first, first.text, inList);
    case 'heredoc':
      parsing.read();
      return unread(parsing, first, 'heredoc', inList);
    case 'symbol':
      return symbolValue(parsing, first, first.text, inList);
    case 'newline':
    case 'invalid':
    case 'end':
      return noExpression(parsing, first);
  }
}

/** Symbols that end a value, or are a mistake after it. Every other symbol is an operator that continues it. */
const boundaries = new Set(['{', '}', ']', '(', ')', ',', '=', ':', '=>', '...']);

/** Whether an operator follows the literal that was just read. */
function goesOn(parsing: Parsing, inList: boolean): boolean {
  if (inList) parsing.skipNewlines();
  const next = parsing.peek();
  return next.kind === 'symbol' && !boundaries.has(next.text);
}

/** Skips the rest of an expression that is not read. */
function unread(parsing: Parsing, first: Token, form: ExpressionForm, inList: boolean): Value {
  parsing.skipExpression(inList);
  return { kind: 'expression', form, offset: first.start };
}

function stringValue(parsing: Parsing, { start, text, trouble }: StringToken): Value {
  if (trouble === null) return { kind: 'string', text: text.normalize('NFC'), offset: start };
  switch (trouble.kind) {
    case 'template':
      return { kind: 'expression', form: 'template', offset: start };
    case 'escape':
      return { kind: 'expression', form: 'escape sequence', offset: start };
    case 'broken':
      if (!parsing.recovering) {
        const detail =
          'The string is not closed, or it contains something that is not allowed before its end.';
        parsing.faults.add(trouble.offset, 'Unterminated template string', detail);
      }
      parsing.recovering = true;
      return { kind: 'string', text, offset: start };
  }
}

function wordValue(parsing: Parsing, token: Token, word: string, inList: boolean): Value {
  if (parsing.sees('(') || parsing.sees('::')) return unread(parsing, token, 'function call', inList);
  if (word !== 'null' && word !== 'true' && word !== 'false')
    return unread(parsing, token, 'variable', inList);
  if (goesOn(parsing, inList)) return unread(parsing, token, 'operation', inList);
  if (word === 'null') return { kind: 'null', offset: token.start };
  return { kind: 'scalar', text: word, offset: token.start };
}

function symbolValue(parsing: Parsing, token: Token, symbol: string, inList: boolean): Value {
  switch (symbol) {
    case '[':
    case '{':
      parsing.read();
      parsing.skipPast(symbol === '[' ? ']' : '}');
      return unread(parsing, token, goesOn(parsing, inList) ? 'operation' : 'collection', inList);
    case '(':
    case '-':
    case '!':
      return unread(parsing, token, 'operation', inList);
    default:
      return noExpression(parsing, token);
  }
}

function noExpression(parsing: Parsing, token: Token): Value {
  if (token.kind === 'end') {
    parsing.complain(token, 'Missing expression', 'The file ends where a value belongs.');
  } else {
    parsing.complain(token, 'Invalid expression', 'A value belongs here.');
  }
  parsing.recovering = true;
  return { kind: 'broken', offset: token.start };
}
