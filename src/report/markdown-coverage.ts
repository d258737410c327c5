import { providerName } from '../rules/names.ts';
import type { ChangeBackground, PlatformCoverage } from './background.ts';
import type { Section } from './budget.ts';
import { markdownText } from './escape.ts';
import { elsewhere } from './markdown-place.ts';
import { counted, listed } from './number-words.ts';
import type { RenderContext } from './render-context.ts';
import type { Report } from './report.ts';

/** Which platforms an entry covered before and covers now, folded away. Nothing where nobody knows. */
export function platformCoverage({ changes }: Report, context: RenderContext): Section {
  const rows = changes.flatMap(({ provider, to }, index) => {
    const background = context.background?.changes[index];
    if (to === null || background === undefined || background.after === null) return [];
    const cells = [
      providerName(provider),
      background.before === null ? '—' : coverageWords(background.before),
      coverageWords(background.after),
      differenceWords(background),
    ];
    return [{ full: `| ${cells.map(markdownText).join(' | ')} |`, brief: null }];
  });
  return {
    opening:
      '<details><summary>Platforms before and after</summary>\n\n| Provider | Before | After | Difference |\n|---|---|---|---|',
    rows,
    closing: '</details>',
    separator: '\n',
    hidden: (count) =>
      `\nPlatforms of ${counted(count, 'more change', 'more changes')}: ${elsewhere(context)}.`,
  };
}

/** `h1: linux_amd64; zh: darwin_arm64 and linux_amd64` */
function coverageWords(coverage: PlatformCoverage): string {
  const words = schemes.flatMap((scheme) => {
    const unknown = coverage.unknown[scheme];
    const named = [
      ...coverage[scheme],
      ...(unknown === 0 ? [] : [counted(unknown, 'unknown platform', 'unknown platforms')]),
    ];
    return named.length === 0 ? [] : [`${scheme}: ${listed(named, 20)}`];
  });
  return words.length === 0 ? 'none' : words.join('; ');
}

const schemes = ['h1', 'zh'] as const;

/** What is of an unknown platform may be of the very one: then nothing is said to be lost or gained. */
function differenceWords({ before, after }: ChangeBackground): string {
  if (before === null || after === null) return 'new';
  const known = schemes.filter((scheme) => before.unknown[scheme] + after.unknown[scheme] === 0);
  const words = known.flatMap((scheme) => {
    const gained = after[scheme].filter((platform) => !before[scheme].includes(platform));
    const lost = before[scheme].filter((platform) => !after[scheme].includes(platform));
    return [
      ...(gained.length === 0 ? [] : [`${scheme} gained for ${listed(gained, 6)}`]),
      ...(lost.length === 0 ? [] : [`${scheme} lost for ${listed(lost, 6)}`]),
    ];
  });
  if (words.length > 0) return words.join('; ');
  return known.length === schemes.length ? 'none' : known.includes('zh') ? 'none for zh' : 'not known';
}
