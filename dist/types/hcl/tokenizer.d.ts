import type { Faults } from './fault.js';
/** One piece of HCL, with the offsets where it starts and ends. */
export type Token = WordToken | SymbolToken | StringToken
/** A newline, also where a `#` or `//` comment ended with it. */
 | (Span & {
    readonly kind: 'newline';
})
/** `<<EOT …`: recognised as a whole, never read. */
 | (Span & {
    readonly kind: 'heredoc';
})
/** A character that HCL has no use for; it was reported. */
 | (Span & {
    readonly kind: 'invalid';
}) | (Span & {
    readonly kind: 'end';
});
interface Span {
    readonly start: number;
    readonly end: number;
}
export interface WordToken extends Span {
    readonly kind: 'identifier' | 'number';
    readonly text: string;
}
interface SymbolToken extends Span {
    readonly kind: 'symbol';
    readonly text: string;
}
/** A string in double quotes. */
export interface StringToken extends Span {
    readonly kind: 'string';
    /** What stands between the quotes; up to the trouble where there is one. */
    readonly text: string;
    readonly trouble: StringTrouble | null;
}
/** Why the text between the quotes does not mean itself. The first trouble counts. */
interface StringTrouble {
    readonly kind: 'template'
    /** `\n`, `\u0041`, `$${`: HCL would replace it. */
     | 'escape'
    /** A newline, a byte that is no UTF-8, or no closing quote. */
     | 'broken';
    readonly offset: number;
}
/** Cuts HCL's native syntax into tokens, one at a time, and reports what is no part of the language. Linear. */
export declare class Tokenizer {
    #private;
    constructor(text: string, faults: Faults);
    next(): Token;
}
export {};
