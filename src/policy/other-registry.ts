import { publicRegistries } from '../address/address.ts';
import { type ProviderPattern, parseProviderPattern } from './provider-pattern.ts';
import { type Settings, valueIn } from './settings.ts';

/** A pattern of the policy that leaves the same providers open at the other public registry. */
type HalfClosed = ReturnType<typeof halfClosed>[number];

export function restrictingPatterns(settings: Settings) {
  return settings.rows.flatMap((row) =>
    Object.entries(row.kind.patterns?.(valueIn(settings, row)) ?? {}).flatMap(([key, patterns]) =>
      patterns.map((pattern) => ({ key: `${row.name}${key}`, pattern })),
    ),
  );
}

/** Restrictions of one public registry only: an attacker, or a switch of tools, takes the other (T52). */
export function halfClosed(settings: Settings) {
  const closing = restrictingPatterns(settings).filter(({ key }) => key !== 'providers.allow');
  return closing.flatMap(({ key, pattern }) => {
    const other = atOtherRegistry(pattern);
    const isOpen =
      other !== null && !closing.some((each) => each.key === key && each.pattern.matches(other.text));
    return isOpen ? [{ key, pattern, other }] : [];
  });
}

export function halfClosedRemark(
  { key, pattern, other }: HalfClosed,
  { policy: { path, shared } }: Settings,
): string {
  const where = shared === undefined || shared.path === path ? path : `${path} or ${shared.path}`;
  return `The pattern "${pattern.text}" of "${key}" in ${where} names one public registry; add "${other.text}", or the same provider from there is not covered.`;
}

function atOtherRegistry({ text }: ProviderPattern): ProviderPattern | null {
  const [host = '', ...path] = text.toLowerCase().split('/');
  if (!publicRegistries.includes(host)) return null;
  const other = publicRegistries.find((each) => each !== host);
  return other === undefined ? null : parseProviderPattern([other, ...path].join('/'));
}
