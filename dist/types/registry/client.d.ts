import type { Fetcher } from '../http/fetcher.js';
import { type Credentials } from './credentials.js';
import { type ProviderInstallation } from './provider-installation.js';
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
    /** Registries of providers that are not installed directly are not asked. */
    readonly installation?: ProviderInstallation | undefined;
}
/** The provider registry protocol over the given fetcher; each distinct address is asked once. */
export declare function createRegistry(options: RegistryOptions): Registry;
