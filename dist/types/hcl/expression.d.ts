import { type Faults } from './fault.js';
import type { Parsing } from './parsing.js';
import type { ExpressionForm, Value } from './syntax.js';
import type { Token } from './token.js';
/** Parses a literal as it stands, and every other expression as something that is there and was not read. */
export declare function parseExpression(parsing: Parsing, inList: boolean): Value;
/** Whether an operator makes more than a literal of what was just read. */
export declare function goesOn({ tokens }: Parsing, inList: boolean): boolean;
/** Goes past the rest of an expression that is not read. */
export declare function unread({ tokens }: Parsing, first: Token, form: ExpressionForm, inList: boolean): Value;
/** Says that a value is more than a lock file needs. */
export declare function refuseExpression(faults: Faults, offset: number, form: ExpressionForm): void;
