import { type ProviderAddress } from '../address/address.js';
/** A `provider_installation` block: the places from which Terraform installs providers. If it exists, Terraform uses no other place. */
export interface ProviderInstallation {
    /** In the order of the file, in which Terraform uses them. */
    readonly methods: readonly InstallationMethod[];
}
export type InstallationMethod = {
    readonly selection: Selection;
} & ({
    readonly kind: 'direct';
}
/** https, as in the file. Without a slash at its end, the last segment is ignored. */
 | {
    readonly kind: 'network-mirror';
    readonly url: string;
}
/** As in the file. */
 | {
    readonly kind: 'filesystem-mirror';
    readonly path: string;
});
/** The providers that a method is for. */
export interface Selection {
    /** Empty: all. */
    readonly include: readonly MatchingPattern[];
    /** Wins over `include`. */
    readonly exclude: readonly MatchingPattern[];
}
/** Whether an installation method is for a provider. */
export declare function selects({ include, exclude }: Selection, provider: ProviderAddress): boolean;
/** Whether Terraform would ask the provider's own registry. */
export declare function installsDirectly(installation: ProviderInstallation | undefined, provider: ProviderAddress): boolean;
/** Whether a pattern matches a provider. */
export type MatchingPattern = (provider: ProviderAddress) => boolean;
/**
 * Reads a pattern of `include` or `exclude` in `provider_installation`: two or three parts. A part may be `*` if all parts after it are `*`
 * too. It matches a whole part, never a piece of one.
 *
 * @returns `null` if Terraform refuses the pattern
 */
export declare function parseMatchingPattern(text: string): MatchingPattern | null;
