import type { Parsing } from './parsing.ts';
import type { Attribute } from './syntax.ts';
import type { WordToken } from './token.ts';
import { parseValue } from './value.ts';

/** Parses what stands behind an argument's name, from the equals sign to the end of the line. */
export function parseAttribute(parsing: Parsing, name: WordToken, oneLine: boolean): Attribute {
  parsing.tokens.read();
  const faultsBefore = parsing.faults.list.length;
  const value = parseValue(parsing);
  const failed = value.kind === 'broken' || parsing.faults.list.length > faultsBefore;
  if (parsing.recovering && failed) parsing.tokens.skipLine();
  else if (!oneLine) endLine(parsing);
  return { name: name.text, offset: name.start, value };
}

function endLine(parsing: Parsing): void {
  const { tokens } = parsing;
  if (tokens.seesEndOfLine()) {
    tokens.read();
    return;
  }
  const summary = tokens.sees(',') ? 'Unexpected comma after argument' : 'Missing newline after argument';
  parsing.complain(tokens.peek(), summary, 'An argument must end with its line.');
  parsing.skipItem();
}
