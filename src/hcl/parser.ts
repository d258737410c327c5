import { quoted } from '../quoted.ts';
import { parseAttribute } from './attribute.ts';
import { emptyBody, parseBlock, seesBlock } from './block.ts';
import { Faults, itemRequired } from './fault.ts';
import { Parsing } from './parsing.ts';
import type { Attribute, Block, Body } from './syntax.ts';
import type { Token, WordToken } from './token.ts';
import { TokenStream } from './token-stream.ts';
import { Tokenizer } from './tokenizer.ts';

const deepestBlock = 16;

/**
 * Parses the part of HCL's native syntax that lock files are made of: blocks, arguments, plain strings, numbers, lists of them.
 * Whatever else is HCL is recognised and left unread (the `expression` of `Value`). What is no HCL is a fault on the line where HCL
 * reports it, of the same kind, and parsing goes on behind it as HCL's does. Never throws; depth and work are bounded (T30).
 */
export function parseHcl(text: string): { readonly body: Body; readonly faults: Faults } {
  const faults = new Faults();
  const parsing = new Parsing(new TokenStream(new Tokenizer(text, faults)), faults);
  return { body: parseBody(parsing, 'end', 0, 0), faults };
}

/** Where a body ends. */
type Closer = '}' | 'end';

function parseBody(parsing: Parsing, closer: Closer, offset: number, depth: number): Body {
  const { tokens } = parsing;
  const attributes = new Map<string, Attribute>();
  const blocks: Block[] = [];
  for (tokens.skipNewlines(); !closes(tokens.peek(), closer); tokens.skipNewlines()) {
    const token = tokens.read();
    if (token.kind !== 'identifier') {
      refuseItem(parsing, token, closer, offset);
      return { attributes: [...attributes.values()], blocks, offset };
    }
    if (tokens.sees('=')) {
      addAttribute(parsing, attributes, parseAttribute(parsing, token, false));
    } else if (seesBlock(parsing)) {
      blocks.push(parseBlock(parsing, token, (brace) => parseNestedBody(parsing, brace, depth + 1)));
    } else {
      refuseName(parsing, token);
    }
  }
  tokens.read();
  return { attributes: [...attributes.values()], blocks, offset };
}

function parseNestedBody(parsing: Parsing, brace: Token, depth: number): Body {
  if (depth <= deepestBlock) return parseBody(parsing, '}', brace.start, depth);
  const detail = `Blocks may nest ${deepestBlock} deep at most.`;
  parsing.faults.add(brace.start, 'Blocks nested too deeply', detail);
  parsing.tokens.skipToEnd();
  return emptyBody(brace);
}

function closes(token: Token, closer: Closer): boolean {
  if (token.kind === 'end') return closer === 'end';
  return token.kind === 'symbol' && token.text === closer;
}

function refuseItem(parsing: Parsing, token: Token, closer: Closer, bodyStart: number): void {
  if (token.kind === 'end') {
    const brace = { ...token, start: bodyStart };
    parsing.complain(brace, 'Unclosed configuration block', 'This block has no closing brace.');
  } else if (token.kind === 'string') {
    parsing.complain(token, 'Invalid argument name', 'The name of an argument is not quoted.');
  } else {
    parsing.complain(token, itemRequired, 'An argument or a block belongs here.');
  }
  parsing.recovering = true;
  if (closer === 'end') parsing.tokens.skipToEnd();
  else parsing.tokens.skipPast(closer);
}

function refuseName(parsing: Parsing, { start, text }: WordToken): void {
  const detail = `An equals sign or a block belongs behind ${quoted(text)}.`;
  parsing.faults.add(start, itemRequired, detail);
  parsing.skipItem();
}

/** Of a name that stands twice the first value counts. */
function addAttribute(parsing: Parsing, attributes: Map<string, Attribute>, attribute: Attribute): void {
  const { name, offset } = attribute;
  if (attributes.has(name)) {
    const detail = `${quoted(name)} is already set above; an argument is set once.`;
    parsing.faults.add(offset, 'Attribute redefined', detail);
  } else {
    attributes.set(name, attribute);
  }
}
