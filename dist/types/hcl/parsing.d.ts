import type { Faults } from './fault.js';
import type { Token } from './token.js';
import type { TokenStream } from './token-stream.js';
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
