import type { Faults } from './fault.ts';
import type { Token, Tokenizer } from './tokenizer.ts';
/** The tokens with a lookahead of one, and HCL's ways to recover after a mistake. */
export declare class TokenStream {
    #private;
    constructor(tokens: Tokenizer);
    peek(): Token;
    read(): Token;
    /** Whether the next token is this symbol. */
    sees(symbol: string): boolean;
    seesEndOfLine(): boolean;
    skipNewlines(): void;
    /** Skips to after the bracket that closes the one that is open here. */
    skipPast(closer: '}' | ']'): void;
    skipToEnd(): void;
    /** Skips to after the next newline outside of brackets. */
    skipLine(): void;
    /** Skips to the token that ends the expression. In a list, newlines do not end it. */
    skipExpression(inList: boolean): void;
}
/** The state of one parse. */
export declare class Parsing {
    readonly tokens: TokenStream;
    readonly faults: Faults;
    /** HCL does not report most syntax mistakes after it has skipped something, because an earlier mistake may be their cause. */
    recovering: boolean;
    constructor(tokens: TokenStream, faults: Faults);
    /** Adds a fault, unless an earlier mistake may be the cause. */
    complain(token: Token, summary: string, detail: string): void;
    /** Gives up the current argument or block and continues after its line. */
    skipItem(): void;
}
