import {
  AddressError,
  opentofuRegistry,
  type ProviderAddress,
  parseHostname,
  terraformRegistry,
} from '../address/address.ts';
import { parseProviderNamespace, parseProviderType } from '../address/provider-address.ts';

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

/** Whether an installation method is meant for a provider. */
export type MatchingPattern = (provider: ProviderAddress) => boolean;

/** What a pattern without a host means: Terraform reads the one, OpenTofu the other, and each locks its own addresses. */
const defaultHosts: readonly string[] = [terraformRegistry, opentofuRegistry];

/**
 * Reads a pattern of `include` or `exclude` in `provider_installation` (terraform.md 4.4): two or three parts, of which those from some part on
 * may be `*`. It stands for a whole part, never for a piece of one.
 *
 * @returns `null` for what Terraform refuses
 */
export function parseMatchingPattern(text: string): MatchingPattern | null {
  const parts = text.split('/');
  if (parts.length < 2 || parts.length > 3) return null;
  const [typeText = '', namespaceText = '', hostText] = parts.reverse();
  if (hostText === '*' && namespaceText !== '*') return null;
  if (namespaceText === '*' && typeText !== '*') return null;
  try {
    const hosts =
      hostText === undefined ? defaultHosts : unlessWild(hostText, (text) => [parseHostname(text)]);
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

/** `null`: any. */
function unlessWild<T>(text: string, read: (text: string) => T): T | null {
  return text === '*' ? null : read(text);
}
