import type { Rule } from '../rules/rule.ts';
import { counted } from './numbers.ts';
import type { ReportedFinding } from './report.ts';

type Counting = Pick<Rule, 'slug' | 'counted'>;

const waivers: Counting = { slug: 'waived', counted: ['waived finding', 'waived findings'] };

/** The notices by their kind, each counted once for a provider: `1 major upgrade`, `2 new providers`. */
export function noticeKinds(
  findings: readonly ReportedFinding[],
  rules: readonly Counting[],
): readonly string[] {
  const notices = findings.filter(({ severity }) => severity === 'notice');
  const kinds = Map.groupBy(notices, ({ rule, waived }) => (waived === undefined ? rule : waivers.slug));
  const known = [...rules.filter((rule) => rule.counted !== undefined), waivers];
  const others = [...kinds.keys()].filter((kind) => !known.some(({ slug }) => slug === kind));
  return [...known, ...others.map((slug) => ({ slug }))].flatMap(({ slug, counted: words }: Counting) => {
    const about = (kinds.get(slug) ?? []).map(({ provider, path, hash, waived }) =>
      JSON.stringify(waived === undefined ? (provider ?? path) : [provider, path, hash]),
    );
    const count = new Set(about).size;
    return count === 0 ? [] : [counted(count, ...(words ?? [slug, slug]))];
  });
}
