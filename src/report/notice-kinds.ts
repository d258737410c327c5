import { providerName } from '../finding/names.ts';
import type { Rule } from '../rules/rule.ts';
import { counted, mostNamed, namedOrCounted } from './numbers.ts';
import type { ReportedFinding } from './report.ts';

/** The notices by their kind, each counted once for a provider: `1 major upgrade (acme/cloud)`, `5 new providers`. */
export function noticeKinds(
  findings: readonly ReportedFinding[],
  rules: readonly Pick<Rule, 'slug' | 'counted' | 'ask'>[],
  withAsk = false,
): readonly string[] {
  const notices = findings.filter(({ severity }) => severity === 'notice');
  const kinds = Map.groupBy(notices, ({ rule }) => rule);
  const known = rules.filter((rule) => rule.counted !== undefined);
  const others = [...kinds.keys()].filter((kind) => !known.some(({ slug }) => slug === kind));
  const words = [...known, ...others.map((slug): (typeof known)[number] => ({ slug }))];
  return words.flatMap(({ slug, counted: [one, many] = [slug, slug], ask }) => {
    const about = (kinds.get(slug) ?? []).map(({ provider, path }) =>
      provider ? providerName(provider) : path,
    );
    const { size } = new Set(about);
    if (size === 0) return [];
    const next = withAsk && ask !== undefined ? `: ${ask[size === 1 ? 0 : 1]}` : '';
    return [
      `${counted(size, one, many)}${size > mostNamed ? '' : ` (${namedOrCounted(about, many)})`}${next}`,
    ];
  });
}
