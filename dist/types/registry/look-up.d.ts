import { type ProviderAddress } from '../address/address.js';
import type { Answer } from '../http/fetcher.js';
import { type Outcome } from '../outcome.js';
import type { LookedUpProvider, Registry } from './registry.js';
/**
 * The provider that a source address means. A bare name (`aws`) and a name of Terraform 0.12 (`-/aws`) mean what the public registry says, as
 * `terraform 0.13upgrade` asked it; any other address means itself, and nothing is asked.
 *
 * @returns canonical addresses; `absent` where the registry knows no such name
 * @throws AddressError where the text is no provider source address
 */
export declare function resolveProviderAddress(text: string, registry: Registry): Promise<Outcome<LookedUpProvider>>;
/** Believed only where it names a provider of the type that was asked for; the namespace is what the question is about. */
export declare function readLookUp(answer: Answer, { hostname, type }: ProviderAddress, what: string): Outcome<LookedUpProvider>;
