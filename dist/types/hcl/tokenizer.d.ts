import type { Faults } from './fault.js';
import type { Token } from './token.js';
/** Cuts HCL's native syntax into tokens, one at a time, and reports what is no part of the language. Linear. */
export declare class Tokenizer {
    #private;
    constructor(text: string, faults: Faults);
    next(): Token;
}
