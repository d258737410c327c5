import { type ProviderAddress } from '../address/address.js';
/** Where Terraform gets providers from: a `provider_installation` block. With one, nothing is tried that it does not name. */
export interface ProviderInstallation {
    /** In the order of the file, which is the order in which Terraform takes a package. */
    readonly methods: readonly InstallationMethod[];
}
export type InstallationMethod = {
    readonly selection: Selection;
} & ({
    readonly kind: 'direct';
}
/** https, as it stands in the file: without a slash at its end the last segment counts for nothing. */
 | {
    readonly kind: 'network-mirror';
    readonly url: string;
}
/** As it stands in the file. */
 | {
    readonly kind: 'filesystem-mirror';
    readonly path: string;
});
/** For which providers a method is. */
export interface Selection {
    /** Empty: all. */
    readonly include: readonly MatchingPattern[];
    /** Goes before `include`. */
    readonly exclude: readonly MatchingPattern[];
}
/** Whether an installation method is for a provider. */
export declare function selects({ include, exclude }: Selection, provider: ProviderAddress): boolean;
/** Whether Terraform would ask the provider's own registry. */
export declare function installsDirectly(installation: ProviderInstallation | undefined, provider: ProviderAddress): boolean;
/** Whether an installation method is meant for a provider. */
export type MatchingPattern = (provider: ProviderAddress) => boolean;
/**
 * Reads a pattern of `include` or `exclude` in `provider_installation` (terraform.md 4.4): two or three parts, of which those from some part on
 * may be `*`. It stands for a whole part, never for a piece of one.
 *
 * @returns `null` for what Terraform refuses
 */
export declare function parseMatchingPattern(text: string): MatchingPattern | null;
