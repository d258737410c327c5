/** Why a text is no version or no list of version constraints. */
type VersionErrorCode = 
/** Longer than anything that could be meant; nothing was read. */
'too-long' | 'empty'
/** Text that belongs to no version or constraint. */
 | 'invalid-characters'
/** An operator that Terraform does not know, or any operator where one version is asked for. */
 | 'invalid-operator'
/** Spaces where none may stand, or more than one after an operator. */
 | 'invalid-spacing' | 'missing-number' | 'too-many-numbers'
/** A number of 2^64 or more: Terraform crashes on it. */
 | 'number-too-large' | 'v-prefix' | 'wildcard' | 'missing-comma';
/** A text that is no version or no list of constraints. The message is raw text: whoever shows it escapes it. */
export declare class VersionError extends Error {
    readonly code: VersionErrorCode;
    constructor(code: VersionErrorCode, message: string, options?: ErrorOptions);
}
/** Throws before any work is done on a text that cannot be meant. */
export declare function refuseLongText(text: string, limit: number, what: string): void;
export {};
