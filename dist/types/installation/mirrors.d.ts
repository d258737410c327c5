import { type Credentials } from '../http/credentials.js';
import type { Fetcher } from '../http/fetcher.js';
import type { Outcome } from '../outcome.js';
import type { MirroredPackage } from './mirror.js';
import { type ProviderInstallation } from './provider-installation.js';
/** A mirror that Terraform would ask for one provider. */
export interface ProviderMirror {
    /** As of {@link Mirror}. */
    readonly name: string;
    packagesOf(version: string): Promise<Outcome<readonly MirroredPackage[]>>;
}
/** The mirrors for a provider, in the order in which Terraform would take a package. */
export type MirrorsFor = (address: string) => readonly ProviderMirror[];
export interface MirrorOptions {
    readonly fetcher: Fetcher;
    /** Where `TF_TOKEN_<host>` is looked up. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** Further tokens by host; those of the environment go before. */
    readonly credentials?: Credentials | undefined;
}
/** The mirrors of the user's own configuration; without one there is none. */
export declare function openMirrors(installation: ProviderInstallation | undefined, { fetcher, environment, credentials: further }: MirrorOptions): MirrorsFor;
