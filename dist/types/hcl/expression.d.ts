import type { Value } from './syntax.ts';
import type { Parsing } from './token-stream.ts';
/** The value of an argument: a list, whose elements are read one level deep, or a single expression. */
export declare function parseValue(parsing: Parsing): Value;
