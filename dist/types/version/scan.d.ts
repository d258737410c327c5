import { CodedError } from '../errors.js';
/** One term of a text, split but not judged. */
export type ScannedTerm = ReturnType<typeof scanTerm>;
/** Takes one term by Terraform's grammar (go-versions), which ignores a trailing `.`, `-` or `+`. */
export declare function scanTerm(text: string, start: number): {
    /** Everything before the first space, letter, digit, `.` or `*`. */
    operator: string;
    separator: string;
    /** Runs of digits, or one of `*` `x` `X`; any count. */
    numbers: string[];
    prerelease: string;
    metadata: string;
    /** The end of the text, or the first character that cannot continue the term. */
    end: number;
};
/** Reads up to three scanned numbers; missing ones are zero. BigInt, as Terraform has 64 bits. @throws VersionError */
export declare function readNumbers(scanned: readonly string[]): {
    major: bigint;
    minor: bigint;
    patch: bigint;
};
type VersionErrorCode = 
/** Longer than any real version or constraint; nothing was read. */
'too-long' | 'empty'
/** Text that does not belong to a version or constraint. */
 | 'invalid-characters'
/** An operator that Terraform does not know, or any operator where a single version belongs. */
 | 'invalid-operator'
/** A space in a wrong place, or more than one after an operator. */
 | 'invalid-spacing' | 'missing-number' | 'too-many-numbers'
/** A number of 2^64 or more: Terraform crashes on it. */
 | 'number-too-large' | 'v-prefix' | 'wildcard' | 'missing-comma';
/** The message is raw text: the code that shows it escapes it. */
export declare class VersionError extends CodedError<VersionErrorCode> {
    readonly name = "VersionError";
}
export declare function refuse(code: VersionErrorCode, message: string): never;
/** Throws before any work is done on a text that is too long. */
export declare function refuseLongText(text: string, limit: number, what: string): void;
export {};
