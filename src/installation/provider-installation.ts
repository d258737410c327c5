import type { ProviderAddress } from '../address/address.ts';
import type { MatchingPattern } from './matching-pattern.ts';

/** Where Terraform gets providers from: a `provider_installation` block. With one, nothing is tried that it does not name. */
export interface ProviderInstallation {
  /** In the order of the file, which is the order in which Terraform takes a package. */
  readonly methods: readonly InstallationMethod[];
}

export type InstallationMethod = { readonly selection: Selection } & (
  | { readonly kind: 'direct' }
  /** https, as it stands in the file: without a slash at its end the last segment counts for nothing. */
  | { readonly kind: 'network-mirror'; readonly url: string }
  /** As it stands in the file. */
  | { readonly kind: 'filesystem-mirror'; readonly path: string }
);

/** For which providers a method is. */
export interface Selection {
  /** Empty: all. */
  readonly include: readonly MatchingPattern[];
  /** Goes before `include`. */
  readonly exclude: readonly MatchingPattern[];
}

/** Whether an installation method is for a provider. */
export function selects({ include, exclude }: Selection, provider: ProviderAddress): boolean {
  if (exclude.some((matches) => matches(provider))) return false;
  return include.length === 0 || include.some((matches) => matches(provider));
}

/** Whether Terraform would ask the provider's own registry. */
export function installsDirectly(
  installation: ProviderInstallation | undefined,
  provider: ProviderAddress,
): boolean {
  if (installation === undefined) return true;
  return installation.methods.some(
    ({ kind, selection }) => kind === 'direct' && selects(selection, provider),
  );
}
