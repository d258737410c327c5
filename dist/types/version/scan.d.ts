/** One term of a text, split but not judged. */
export interface ScannedTerm {
    /** Everything before the first space, letter, digit, `.` or `*`. */
    readonly operator: string;
    /** Spaces and `v`s after the operator. */
    readonly separator: string;
    /** Runs of digits, or one of `*` `x` `X`; any count. */
    readonly numbers: readonly string[];
    readonly prerelease: string;
    readonly metadata: string;
    /** Where the scan stopped: at the end of the text, or at the first character that cannot continue the term. */
    readonly end: number;
}
/**
 * Takes one term `[operator][space]N[.N…][-prerelease][+metadata]` from a text, by the grammar of Terraform's version library
 * (go-versions). It takes a trailing `.`, `-` or `+` and ignores it, as that library does.
 *
 * @param start Index of the term's first character.
 */
export declare function scanTerm(text: string, start: number): ScannedTerm;
/** The numbers of a version. BigInt, because Terraform uses unsigned 64-bit integers. */
interface VersionNumbers {
    readonly major: bigint;
    readonly minor: bigint;
    readonly patch: bigint;
}
/**
 * Reads up to three scanned numbers; missing ones are zero.
 *
 * @throws VersionError `too-many-numbers`, `wildcard` or `number-too-large`.
 */
export declare function readNumbers(scanned: readonly string[]): VersionNumbers;
export {};
