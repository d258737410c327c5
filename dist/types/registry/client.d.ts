import { type ProviderAddress } from '../address/address.js';
import { type Credentials } from '../http/credentials.js';
import type { Fetcher } from '../http/fetcher.js';
import type { Registry } from './registry.js';
import { type RegistryHost } from './trusted-hosts.js';
export interface RegistryOptions {
    readonly fetcher: Fetcher;
    /** Hosts that may be asked besides the two public registries. */
    readonly registries: readonly RegistryHost[];
    /** Where `TF_TOKEN_<host>` is looked up. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** Further tokens by host; those of the environment go before. */
    readonly credentials?: Credentials | undefined;
    /** Whether the registry of a provider is to be asked at all; left out: every one. */
    readonly isDirect?: ((provider: ProviderAddress) => boolean) | undefined;
}
/** The provider registry protocol over the given fetcher; each distinct address is asked once. */
export declare function createRegistry(options: RegistryOptions): Registry;
