export interface PatienceLimits {
    /** Milliseconds for one file. */
    readonly one: number;
    /** Milliseconds for all files together. */
    readonly all: number;
}
/**
 * How long files may keep the HCL parser busy, one of them and all that share this. The parser takes time squared for some texts, a long
 * heredoc for one, so that no limit of size bounds what many hostile files cost (T30).
 */
export declare class Patience {
    #private;
    readonly limits: PatienceLimits;
    constructor(limits?: Partial<PatienceLimits>);
    /** Milliseconds that the next file may take. */
    get next(): number;
    /** The files that took too long, and those that were not begun any more. */
    get refused(): number;
    spend(milliseconds: number): void;
    /** Counts a file that is not read for want of time, and says why. */
    refuse(given: number): string;
}
