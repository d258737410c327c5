export interface PatienceLimits {
  /** Milliseconds for one file. */
  readonly one: number;
  /** Milliseconds for all files together. */
  readonly all: number;
}

/** An honest file of the largest size takes two seconds; what all files of a run may hold, eight. */
const usual: PatienceLimits = { one: 10_000, all: 30_000 };

/**
 * How long files may keep the HCL parser busy, one of them and all that share this. The parser takes time squared for some texts, a long
 * heredoc for one, so that no limit of size bounds what many hostile files cost (T30).
 */
export class Patience {
  readonly limits: PatienceLimits;
  #left: number;
  #refused = 0;

  constructor(limits: Partial<PatienceLimits> = {}) {
    this.limits = { ...usual, ...limits };
    this.#left = this.limits.all;
  }

  /** Milliseconds that the next file may take. */
  get next(): number {
    return Math.max(0, Math.min(this.limits.one, this.#left));
  }

  /** The files that took too long, and those that were not begun any more. */
  get refused(): number {
    return this.#refused;
  }

  spend(milliseconds: number): void {
    this.#left -= milliseconds;
  }

  /** Counts a file that is not read for want of time, and says why. */
  refuse(given: number): string {
    this.#refused += 1;
    const { one, all } = this.limits;
    return given < one
      ? `the ${all / 1000} seconds that the HCL parser may take for all files were used up`
      : `the HCL parser gave no answer within ${one / 1000} seconds`;
  }
}
