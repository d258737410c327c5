import { CodedError } from '../errors.js';
export type AddressErrorCode = 
/** Longer than any real address; nothing was read. */
'too-long'
/** Too few, too many or empty parts. */
 | 'invalid-format' | 'invalid-hostname' | 'invalid-port'
/** A host that is never a registry of modules or components. */
 | 'reserved-hostname' | 'invalid-namespace'
/** Would be valid with `underscoreNamespace`. */
 | 'underscore-namespace'
/** `-` on a host other than the default one. */
 | 'legacy-namespace' | 'invalid-type'
/** A provider type that starts with `terraform-`. */
 | 'redundant-prefix' | 'invalid-name' | 'invalid-target-system' | 'query-string' | 'subdirectory-outside';
/** The message is raw text: the code that shows it escapes it. */
export declare class AddressError extends CodedError<AddressErrorCode> {
    readonly name = "AddressError";
}
export declare function refuse(code: AddressErrorCode, message: string): never;
export declare function refuseLongAddress(text: string): void;
