import type { Parsing } from './parsing.js';
import type { Attribute } from './syntax.js';
import type { WordToken } from './token.js';
/** Parses what stands behind an argument's name, from the equals sign to the end of the line. */
export declare function parseAttribute(parsing: Parsing, name: WordToken, oneLine: boolean): Attribute;
