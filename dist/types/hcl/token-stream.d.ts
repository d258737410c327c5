import type { Token } from './token.js';
import type { Tokenizer } from './tokenizer.js';
/** The tokens with one of them looked at ahead, and HCL's ways to get back on its feet after a mistake. */
export declare class TokenStream {
    #private;
    constructor(tokens: Tokenizer);
    peek(): Token;
    read(): Token;
    /** Whether the next token is this symbol. */
    sees(symbol: string): boolean;
    seesEndOfLine(): boolean;
    skipNewlines(): void;
    /** Goes past the bracket that closes what is open here. */
    skipPast(closer: '}' | ']'): void;
    skipToEnd(): void;
    /** Goes past the next newline that is in no bracket. */
    skipLine(): void;
    /** Goes to the token that ends the expression here: in a list newlines do not. */
    skipExpression(inList: boolean): void;
}
