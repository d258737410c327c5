import { type Credentials } from '../http/credentials.ts';
import type { Fetcher } from '../http/fetcher.ts';
import type { MirrorsFor } from './mirror.ts';
import { type ProviderInstallation } from './provider-installation.ts';
interface MirrorOptions {
    readonly fetcher: Fetcher;
    /** The environment with `TF_TOKEN_<host>`. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** More tokens by host; those of the environment win. */
    readonly credentials?: Credentials | undefined;
}
/** The mirrors of the user's own configuration; none without one. */
export declare function openMirrors(installation: ProviderInstallation | undefined, { fetcher, environment, credentials: further }: MirrorOptions): MirrorsFor;
export {};
