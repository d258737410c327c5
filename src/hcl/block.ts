import { parseAttribute } from './attribute.ts';
import { refuseExpression } from './expression.ts';
import { itemRequired } from './fault.ts';
import type { Parsing } from './parsing.ts';
import type { Block, Body, Label } from './syntax.ts';
import type { StringToken, Token, WordToken } from './token.ts';

/** Parses arguments and blocks up to the closing brace. */
type BodyParser = (brace: Token) => Body;

/** Parses what stands behind a block's type: labels, the body in braces, the end of the line. */
export function parseBlock(parsing: Parsing, type: WordToken, parseBody: BodyParser): Block {
  const { tokens } = parsing;
  const labels: Label[] = [];
  while (!tokens.sees('{')) {
    const token = tokens.peek();
    if (token.kind === 'string') {
      labels.push(quotedLabel(parsing, token));
    } else if (token.kind === 'identifier') {
      labels.push({ text: token.text, offset: token.start, plain: true });
    } else {
      refuseHeader(parsing, token);
      return { type: type.text, offset: type.start, labels, body: emptyBody(type) };
    }
    tokens.read();
  }
  const brace = tokens.read();
  const manyLines = tokens.seesEndOfLine() || tokens.sees('}');
  const body = manyLines ? parseBody(brace) : parseOneLineBody(parsing, brace);
  endBlock(parsing);
  return { type: type.text, offset: type.start, labels, body };
}

export function emptyBody({ start }: Token): Body {
  return { attributes: [], blocks: [], offset: start };
}

function quotedLabel(parsing: Parsing, { start, text, trouble }: StringToken): Label {
  if (trouble?.kind === 'escape') {
    refuseExpression(parsing.faults, trouble.offset, 'escape sequence');
  } else if (trouble !== null) {
    parsing.faults.add(trouble.offset, 'Invalid string literal', 'A label holds plain text only.');
    parsing.recovering = true;
  }
  return { text, offset: start, plain: trouble?.kind !== 'escape' };
}

function refuseHeader(parsing: Parsing, token: Token): void {
  const summary = 'Invalid block definition';
  if (token.kind === 'newline') {
    const detail = 'The opening brace of a block belongs on the line where the block begins.';
    parsing.faults.add(token.start, summary, detail);
  } else if (parsing.tokens.sees('=')) {
    parsing.faults.add(token.start, summary, 'A block has no equals sign behind its labels.');
  } else {
    parsing.complain(token, summary, 'A label in quotes or an opening brace belongs here.');
  }
  parsing.skipItem();
}

function endBlock(parsing: Parsing): void {
  const { tokens } = parsing;
  if (tokens.seesEndOfLine()) {
    tokens.read();
    return;
  }
  const detail = 'A block must end with its line.';
  parsing.complain(tokens.peek(), 'Missing newline after block definition', detail);
  parsing.skipItem();
}

/** `{ version = "1.0.0" }`: one argument, no block. */
function parseOneLineBody(parsing: Parsing, brace: Token): Body {
  const { tokens } = parsing;
  const name = tokens.read();
  if (name.kind !== 'identifier' || !tokens.sees('=')) {
    const summary =
      name.kind === 'identifier' && seesBlock(parsing) ? 'Argument definition required' : itemRequired;
    parsing.faults.add(name.start, summary, 'A block on one line holds one argument.');
    parsing.skipItem();
    return emptyBody(brace);
  }
  const attribute = parseAttribute(parsing, name, true);
  if (tokens.sees('}')) {
    tokens.read();
  } else {
    const detail = 'A block on one line holds one argument and ends on that line.';
    parsing.complain(tokens.peek(), 'Invalid single-argument block definition', detail);
    parsing.recovering = true;
    tokens.skipPast('}');
  }
  return { ...emptyBody(brace), attributes: [attribute] };
}

/** Whether what comes next makes a block of the name before it. */
export function seesBlock({ tokens }: Parsing): boolean {
  const { kind } = tokens.peek();
  return kind === 'identifier' || kind === 'string' || tokens.sees('{');
}
