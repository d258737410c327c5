import { type ProviderAddress } from '../address/address.js';
import type { Answer } from '../http/fetcher.js';
import { type Outcome } from '../outcome.js';
import type { LookedUpProvider, Registry } from './registry.js';
/**
 * The provider that a source address means. The public registry resolves a bare name (`aws`) or one of
 * Terraform 0.12 (`-/aws`), as it did for `terraform 0.13upgrade`; any other address means itself.
 * @returns canonical addresses; `absent` if the registry does not know the name
 * @throws AddressError if the text is not a provider source address
 */
export declare function resolveProviderAddress(text: string, registry: Registry): Promise<Outcome<LookedUpProvider>>;
/** Accepts an answer only if it names a provider of the requested type; the namespace is what it adds. */
export declare function readLookUp(answer: Answer, { hostname, type }: ProviderAddress, what: string): Outcome<LookedUpProvider>;
