/** Why a text is no source address. */
export type AddressErrorCode = 
/** Longer than any address that could be meant; nothing was read. */
'too-long'
/** Too few, too many or empty parts. */
 | 'invalid-format' | 'invalid-hostname' | 'invalid-port'
/** A host that modules or components are never installed from by registry. */
 | 'reserved-hostname' | 'invalid-namespace'
/** Would be valid where `underscoreNamespace` is on. */
 | 'underscore-namespace'
/** `-` on a host other than the default one. */
 | 'legacy-namespace' | 'invalid-type'
/** A provider type that starts with `terraform-`. */
 | 'redundant-prefix' | 'invalid-name' | 'invalid-target-system' | 'query-string' | 'subdirectory-outside';
/** A text that is no provider, module or component source address. The message is raw text: whoever shows it escapes it. */
export declare class AddressError extends Error {
    readonly code: AddressErrorCode;
    constructor(code: AddressErrorCode, message: string, options?: ErrorOptions);
}
/** Throws before any work is done on a text that cannot be meant. */
export declare function refuseLongAddress(text: string): void;
