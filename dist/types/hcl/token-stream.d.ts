import type { Faults } from './fault.js';
import type { Token, Tokenizer } from './tokenizer.js';
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
/** The state of one parse. */
export declare class Parsing {
    readonly tokens: TokenStream;
    readonly faults: Faults;
    /** HCL is silent about most mistakes of syntax once it has skipped something: an earlier one may be their cause. */
    recovering: boolean;
    constructor(tokens: TokenStream, faults: Faults);
    /** Says what is wrong, unless an earlier mistake may be the cause. */
    complain(token: Token, summary: string, detail: string): void;
    /** Gives up the argument or block at hand and goes on behind its line. */
    skipItem(): void;
}
