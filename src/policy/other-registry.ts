import { publicRegistries } from '../address/address.ts';
import type { ProviderPattern } from './provider-pattern.ts';
import { parseProviderPattern } from './provider-pattern.ts';
import type { Settings } from './settings.ts';

/** A pattern of the policy that leaves the same providers open at the other public registry. */
interface HalfClosed {
  readonly key: 'providers.deny' | 'signing-keys' | 'require-provenance';
  readonly pattern: ProviderPattern;
  readonly other: ProviderPattern;
}

/**
 * Denials, pins and requirements that name one of the two public registries alone. Both serve mostly the same providers, so an attacker, or a switch from Terraform to
 * OpenTofu, takes the other one (T52).
 */
export function halfClosed({ policy }: Settings): readonly HalfClosed[] {
  const pinned = policy.signingKeys.flatMap(({ providers }) => providers);
  return [
    ...openTwins('providers.deny', policy.providers.deny),
    ...openTwins('signing-keys', pinned),
    ...openTwins('require-provenance', policy.requireProvenance),
  ];
}

/** What to tell the owner of the policy about such a pattern. */
export function halfClosedRemark({ key, pattern, other }: HalfClosed, { policy }: Settings): string {
  return `The pattern "${pattern.text}" of "${key}" in ${policy.path} names one public registry; add "${other.text}", or the same provider from there is not covered.`;
}

function openTwins(key: HalfClosed['key'], patterns: readonly ProviderPattern[]): readonly HalfClosed[] {
  return patterns.flatMap((pattern): HalfClosed[] => {
    const other = atOtherRegistry(pattern);
    const isOpen = other !== null && !patterns.some((each) => each.matches(other.text));
    return isOpen ? [{ key, pattern, other }] : [];
  });
}

function atOtherRegistry({ text }: ProviderPattern): ProviderPattern | null {
  const [host = '', ...path] = text.toLowerCase().split('/');
  if (!publicRegistries.includes(host)) return null;
  const other = publicRegistries.find((each) => each !== host);
  return other === undefined ? null : parseProviderPattern([other, ...path].join('/'));
}
