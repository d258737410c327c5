import type { Faults } from './fault.ts';
/** One piece of HCL, with the offsets where it starts and ends. */
export type Token = WordToken | SymbolToken | StringToken
/** A newline, also one that ends a `#` or `//` comment. */
 | (Span & {
    readonly kind: 'newline';
})
/** `<<EOT …`: recognised, but never read. */
 | (Span & {
    readonly kind: 'heredoc';
})
/** A character without a meaning in HCL; it was reported. */
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
    /** The text between the quotes, or the part before the trouble. */
    readonly text: string;
    readonly trouble: StringTrouble | null;
}
/** Why the text between the quotes is not its own value. The first trouble counts. */
interface StringTrouble {
    readonly kind: 'template'
    /** `\n`, `\u0041`, `$${`: HCL would replace it. */
     | 'escape'
    /** A newline, a byte that is not UTF-8, or a missing closing quote. */
     | 'broken';
    readonly offset: number;
}
/** Splits HCL's native syntax into tokens, one at a time, and reports characters that are not part of the language. Linear. */
export declare class Tokenizer {
    #private;
    constructor(text: string, faults: Faults);
    next(): Token;
}
export {};
