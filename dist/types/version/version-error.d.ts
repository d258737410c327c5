import { CodedError } from '../errors.js';
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
