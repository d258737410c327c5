import type { Faults } from './fault.js';
import type { StringToken } from './token.js';
/**
 * Scans the string that opens at `start`, to its closing quote or the end of the text. Newlines do not end it: HCL reports them and
 * goes on inside the string.
 */
export declare function scanString(text: string, start: number, faults: Faults): StringToken;
