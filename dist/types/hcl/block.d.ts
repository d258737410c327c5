import type { Parsing } from './parsing.js';
import type { Block, Body } from './syntax.js';
import type { Token, WordToken } from './token.js';
/** Parses arguments and blocks up to the closing brace. */
type BodyParser = (brace: Token) => Body;
/** Parses what stands behind a block's type: labels, the body in braces, the end of the line. */
export declare function parseBlock(parsing: Parsing, type: WordToken, parseBody: BodyParser): Block;
export declare function emptyBody({ start }: Token): Body;
/** Whether what comes next makes a block of the name before it. */
export declare function seesBlock({ tokens }: Parsing): boolean;
export {};
