import { type ProviderAddress } from '../address/address.ts';
/** Terraform's order of the blocks in a lock file, for addresses as text. A text that is not an address comes after all addresses. */
export declare function compareAddresses(a: string, b: string): number;
/** The parts of an address in a lock file; `null` if the text is not an address. */
export declare function partsOf(address: string): ProviderAddress | null;
/**
 * The order of Go's strings: by UTF-8 bytes. JavaScript compares UTF-16 code units, which puts characters beyond U+FFFF before
 * U+E000..U+FFFF. Moving the surrogates above everything else corrects that.
 */
export declare function compareBytes(a: string, b: string): number;
