import { type ProviderAddress } from '../address/address.js';
import { type Credentials } from '../http/credentials.js';
import type { Fetcher } from '../http/fetcher.js';
import type { Registry } from './registry.js';
import { type KeyFinder } from './signed-shasums.js';
import { type RegistryHost } from './trusted-hosts.js';
export interface RegistryOptions {
    readonly fetcher: Fetcher;
    /** Hosts that Lockproof may contact besides the two public registries. */
    readonly registries: readonly RegistryHost[];
    /** A policy lists them, so a service that it names for a host gets no token of that host. Default: the user does. */
    readonly areOfPolicy?: boolean | undefined;
    /** The environment with `TF_TOKEN_<host>`. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** More tokens by host; those of the environment win. */
    readonly credentials?: Credentials | undefined;
    /** Whether Lockproof may query the registry of a provider. Default: every registry. */
    readonly isDirect?: ((provider: ProviderAddress) => boolean) | undefined;
    /** Keys for a release that none of those listed by its own registry has signed. Default: there are none. */
    readonly otherKeys?: KeyFinder | undefined;
    /** The time at which the expiry of keys and signatures is judged. Default: the present. */
    readonly now?: Date | undefined;
}
/** The provider registry protocol over the given fetcher. It requests each distinct address once. */
export declare function createRegistry(options: RegistryOptions): Registry;
