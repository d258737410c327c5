import type { Faults } from './fault.ts';
import type { Token } from './token.ts';
import type { TokenStream } from './token-stream.ts';

/** The state of one parse. */
export class Parsing {
  readonly tokens: TokenStream;
  readonly faults: Faults;
  /** HCL is silent about most mistakes of syntax once it has skipped something: an earlier one may be their cause. */
  recovering = false;

  constructor(tokens: TokenStream, faults: Faults) {
    this.tokens = tokens;
    this.faults = faults;
  }

  /** Says what is wrong, unless an earlier mistake may be the cause. */
  complain(token: Token, summary: string, detail: string): void {
    if (!this.recovering) this.faults.add(token.start, summary, detail);
  }

  /** Gives up the argument or block at hand and goes on behind its line. */
  skipItem(): void {
    this.recovering = true;
    this.tokens.skipLine();
  }
}
