import { type ProviderAddress } from '../address/address.js';
/** Terraform's order of the blocks in a lock file, for addresses as text; what is no address comes after all that are. */
export declare function compareAddresses(a: string, b: string): number;
/** The parts of an address that stands in a lock file; `null` where it is none. */
export declare function partsOf(address: string): ProviderAddress | null;
/**
 * The order of Go's strings: by UTF-8 bytes. JavaScript compares UTF-16 code units, which puts the characters beyond U+FFFF
 * before U+E000..U+FFFF; shifting the surrogates above everything else repairs that.
 */
export declare function compareBytes(a: string, b: string): number;
