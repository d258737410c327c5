import { nearestName } from '../address/edit-distance.ts';
import { invalidInput, quoted } from '../errors.ts';
import { rules } from '../extensions/index.ts';
import { rulePage } from '../rule-pages.ts';
import { forScreen, type Streams } from './session.ts';

/** `lockproof explain`: the page of a rule, or the list of all. @throws UserError for an unknown rule */
export function runExplain(slug: string | undefined, { stdout }: Streams): number {
  if (slug === undefined) {
    const width = Math.max(...rules.map((rule) => rule.slug.length));
    for (const { slug, severity, meaning } of rules)
      stdout.write(forScreen(`${slug.padEnd(width)}  ${severity.padEnd(7)}  ${meaning}\n`, stdout));
    return 0;
  }
  const slugs = rules.map((rule) => rule.slug);
  if (!slugs.includes(slug)) {
    const near = slugs.find((name) => name.includes(slug)) ?? nearestName(slug, slugs);
    const next = near === null ? 'run `lockproof explain` for the list.' : `did you mean ${near}?`;
    throw invalidInput(`There is no rule ${quoted(slug)}; ${next}`);
  }
  stdout.write(forScreen(rulePage(slug), stdout));
  return 0;
}
