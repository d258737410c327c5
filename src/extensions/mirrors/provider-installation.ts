import {
  AddressError,
  type ProviderAddress,
  parseHostname,
  publicRegistries,
} from '../../address/address.ts';
import { parseProviderNamespace, parseProviderType } from '../../address/provider-address.ts';

/** The places from which Terraform installs providers. If there is such a block, it uses no other place. */
export interface ProviderInstallation {
  /** In the order of the file, in which Terraform uses them. */
  readonly methods: readonly InstallationMethod[];
}

export type InstallationMethod = { readonly selection: Selection } & (
  | { readonly kind: 'direct' }
  /** https, as in the file. Without a slash at its end, the last segment is ignored. */
  | { readonly kind: 'network-mirror'; readonly url: string }
  | { readonly kind: 'filesystem-mirror'; readonly path: string }
  /** A host with its port, and a template of `${hostname}`, `${namespace}` and `${type}`. */
  | { readonly kind: 'oci-mirror'; readonly registry: string; readonly repository: string }
);

export interface Selection {
  /** Empty: all. */
  readonly include: readonly MatchingPattern[];
  /** Wins over `include`. */
  readonly exclude: readonly MatchingPattern[];
}

export function selects({ include, exclude }: Selection, provider: ProviderAddress): boolean {
  if (exclude.some((matches) => matches(provider))) return false;
  return include.length === 0 || include.some((matches) => matches(provider));
}

export function installsDirectly(installation: ProviderInstallation | undefined, provider: ProviderAddress) {
  if (installation === undefined) return true;
  return installation.methods.some(
    ({ kind, selection }) => kind === 'direct' && selects(selection, provider),
  );
}

export type MatchingPattern = (provider: ProviderAddress) => boolean;

/** Two or three parts, each `*` only if all after it are `*`; `null` if Terraform refuses the pattern. */
export function parseMatchingPattern(text: string, defaults = publicRegistries): MatchingPattern | null {
  const parts = text.split('/');
  if (parts.length < 2 || parts.length > 3) return null;
  const [typeText = '', namespaceText = '', hostText] = parts.reverse();
  if (hostText === '*' && namespaceText !== '*') return null;
  if (namespaceText === '*' && typeText !== '*') return null;
  try {
    // Terraform means the one registry, OpenTofu the other, and each locks its own addresses.
    const hosts = hostText === undefined ? defaults : unlessWild(hostText, (text) => [parseHostname(text)]);
    const namespace = unlessWild(namespaceText, (text) => parseProviderNamespace(text, true));
    const type = unlessWild(typeText, parseProviderType);
    return (provider) =>
      (hosts === null || hosts.includes(provider.hostname)) &&
      (namespace === null || namespace === provider.namespace) &&
      (type === null || type === provider.type);
  } catch (error) {
    if (error instanceof AddressError) return null;
    throw error;
  }
}

function unlessWild<T>(text: string, read: (text: string) => T): T | null {
  return text === '*' ? null : read(text);
}
