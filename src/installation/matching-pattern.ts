import {
  AddressError,
  opentofuRegistry,
  type ProviderAddress,
  parseHostname,
  terraformRegistry,
} from '../address/address.ts';
import { parseProviderNamespace, parseProviderType } from '../address/provider-address.ts';

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
