import { type Credentials } from '../http/credentials.js';
import type { Fetcher } from '../http/fetcher.js';
import type { MirrorsFor } from './mirror.js';
import { type ProviderInstallation } from './provider-installation.js';
interface MirrorOptions {
    readonly fetcher: Fetcher;
    /** Where `TF_TOKEN_<host>` is looked up. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** Further tokens by host; those of the environment go before. */
    readonly credentials?: Credentials | undefined;
}
/** The mirrors of the user's own configuration; without one there is none. */
export declare function openMirrors(installation: ProviderInstallation | undefined, { fetcher, environment, credentials: further }: MirrorOptions): MirrorsFor;
export {};
