import { quoted } from '../errors.ts';
import { parseValue } from './expression.ts';
import { type Faults, itemRequired, refuseExpression } from './fault.ts';
import { Parsing } from './parsing.ts';
import type { Attribute, Block, Body, Label } from './syntax.ts';
import type { StringToken, Token, WordToken } from './tokenizer.ts';

const deepestBlock = 16;

/**
 * Parses lock files, with HCL's faults on the same lines; any other value is an `expression`. After a fault
 * only the next blocks of providers are read. Never throws; depth and work are bounded (T30).
 */
export function parseHcl(text: string): { readonly body: Body; readonly faults: Faults } {
  const parsing = new Parsing(text);
  const bodies: Body[] = [];
  do bodies.push(parseBody(parsing, 'end', 0, 0));
  while (parsing.resume());
  const attributes = bodies.flatMap((body) => body.attributes);
  const blocks = bodies.flatMap((body) => body.blocks);
  return { body: { attributes, blocks, offset: 0 }, faults: parsing.faults };
}

type Closer = '}' | 'end';

function parseBody(parsing: Parsing, closer: Closer, offset: number, depth: number): Body {
  const attributes = new Map<string, Attribute>();
  const blocks: Block[] = [];
  for (parsing.skipNewlines(); !closes(parsing.peek(), closer); parsing.skipNewlines()) {
    const token = parsing.read();
    if (token.kind !== 'identifier') {
      refuseItem(parsing, token, offset);
      parsing.isOver ||= closer === 'end';
      return { attributes: [...attributes.values()], blocks, offset };
    }
    if (parsing.sees('=')) {
      addAttribute(parsing, attributes, parseAttribute(parsing, token, false));
    } else if (seesBlock(parsing)) {
      blocks.push(parseBlock(parsing, token, depth + 1));
    } else {
      const detail = `An equals sign or a block must follow ${quoted(token.text)}.`;
      parsing.complain(token.start, itemRequired, detail);
    }
  }
  parsing.read();
  return { attributes: [...attributes.values()], blocks, offset };
}

function parseNestedBody(parsing: Parsing, brace: Token, depth: number): Body {
  if (depth <= deepestBlock) return parseBody(parsing, '}', brace.start, depth);
  const detail = `Blocks may nest at most ${deepestBlock} deep.`;
  parsing.complain(brace.start, 'Blocks nested too deeply', detail);
  return emptyBody(brace);
}

function emptyBody({ start }: Token): Body {
  return { attributes: [], blocks: [], offset: start };
}

function closes(token: Token, closer: Closer): boolean {
  if (token.kind === 'end') return closer === 'end';
  return token.kind === 'symbol' && token.text === closer;
}

function refuseItem(parsing: Parsing, { kind, start }: Token, bodyStart: number): void {
  if (kind === 'end') {
    parsing.complain(bodyStart, 'Unclosed configuration block', 'This block has no closing brace.');
  } else if (kind === 'string') {
    parsing.complain(start, 'Invalid argument name', 'The name of an argument is not quoted.');
  } else {
    parsing.complain(start, itemRequired, 'An argument or a block belongs here.');
  }
}

function seesBlock(parsing: Parsing): boolean {
  const { kind } = parsing.peek();
  return kind === 'identifier' || kind === 'string' || parsing.sees('{');
}

/** Parses the rest of an argument after its name, from the equals sign to the end of the line. */
function parseAttribute(parsing: Parsing, name: WordToken, oneLine: boolean): Attribute {
  parsing.read();
  const value = parseValue(parsing);
  const summary = parsing.sees(',') ? 'Unexpected comma after argument' : 'Missing newline after argument';
  if (!oneLine) endItem(parsing, summary, 'An argument must end with its line.');
  return { name: name.text, offset: name.start, value };
}

/** If a name is set twice, the first value counts. */
function addAttribute(parsing: Parsing, attributes: Map<string, Attribute>, attribute: Attribute): void {
  const { name, offset } = attribute;
  if (attributes.has(name)) {
    const detail = `${quoted(name)} is already set above; an argument is set once.`;
    parsing.faults.add(offset, 'Attribute redefined', detail);
  } else {
    attributes.set(name, attribute);
  }
}

/** Parses the rest of a block after its type: labels, the body in braces, the end of the line. */
function parseBlock(parsing: Parsing, type: WordToken, depth: number): Block {
  const labels: Label[] = [];
  while (!parsing.sees('{')) {
    const token = parsing.peek();
    if (token.kind === 'string') {
      labels.push(quotedLabel(parsing, token));
    } else if (token.kind === 'identifier') {
      labels.push({ text: token.text, offset: token.start, plain: true });
    } else {
      refuseHeader(parsing, token);
      return { type: type.text, offset: type.start, labels, body: emptyBody(type) };
    }
    parsing.read();
  }
  const brace = parsing.read();
  const manyLines = parsing.seesEndOfLine() || parsing.sees('}');
  const body = manyLines ? parseNestedBody(parsing, brace, depth) : parseOneLineBody(parsing, brace);
  endItem(parsing, 'Missing newline after block definition', 'A block must end with its line.');
  return { type: type.text, offset: type.start, labels, body };
}

/** `{ version = "1.0.0" }`: only one argument and no nested block. */
function parseOneLineBody(parsing: Parsing, brace: Token): Body {
  const name = parsing.read();
  if (name.kind !== 'identifier' || !parsing.sees('=')) {
    const summary =
      name.kind === 'identifier' && seesBlock(parsing) ? 'Argument definition required' : itemRequired;
    parsing.complain(name.start, summary, 'A block on one line has exactly one argument.');
    return emptyBody(brace);
  }
  const attribute = parseAttribute(parsing, name, true);
  if (parsing.sees('}')) {
    parsing.read();
  } else {
    const detail = 'A block on one line has exactly one argument and ends on that line.';
    parsing.complain(parsing.peek().start, 'Invalid single-argument block definition', detail);
  }
  return { ...emptyBody(brace), attributes: [attribute] };
}

function quotedLabel(parsing: Parsing, { start, text, trouble }: StringToken): Label {
  if (trouble?.kind === 'escape') {
    refuseExpression(parsing.faults, trouble.offset);
  } else if (trouble !== null) {
    parsing.complain(trouble.offset, 'Invalid string literal', 'A label is plain text only.');
  }
  return { text, offset: start, plain: trouble?.kind !== 'escape' };
}

function refuseHeader(parsing: Parsing, { kind, start }: Token): void {
  const detail =
    kind === 'newline'
      ? 'The opening brace of a block belongs on the line where the block begins.'
      : parsing.sees('=')
        ? 'A block has no equals sign after its labels.'
        : 'A label in quotes or an opening brace belongs here.';
  parsing.complain(start, 'Invalid block definition', detail);
}

/** An argument or a block ends with its line. */
function endItem(parsing: Parsing, summary: string, detail: string): void {
  if (parsing.seesEndOfLine()) parsing.read();
  else parsing.complain(parsing.peek().start, summary, detail);
}
