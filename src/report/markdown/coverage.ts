import { counted, listed, providerName } from '../../finding/sentence.ts';
import { type HashScheme, hashSchemes } from '../../hash.ts';
import type { PlatformCoverage } from '../../subject/coverage.ts';
import { more, type Section } from '../budget.ts';
import { markdownCode, markdownText } from '../escape.ts';
import type { Page } from '../render-context.ts';
import type { Report } from '../report.ts';
import { initWords } from '../words.ts';

/** The platforms that an entry covered before and covers now, folded. Nothing where they are not known. */
export function platformCoverage({ report: { changes } }: Page): Section {
  return {
    opening:
      '<details><summary>Platforms before and after</summary>\n\n| Provider | Before | After |\n|---|---|---|',
    rows: changes.flatMap(({ provider, to, background }) => {
      const { before = null, after = null } = background ?? {};
      if (to === null || after === null) return [];
      const cells = [
        [providerName(provider)],
        before === null ? ['—'] : coverageLines(before, null, true),
        coverageLines(after, before),
      ];
      return [`| ${cells.map((lines) => lines.map(markdownText).join('<br>')).join(' | ')} |`];
    }),
    closing: `${initSentences(changes)}</details>`,
    hidden: more('more change', 'more changes', 'Platforms of '),
    extra: true,
  };
}

/** A quiet sentence about entries that the next `tofu init` will rewrite; empty where there is none. */
function initSentences(changes: Report['changes']): string {
  const told = changes.flatMap((change) => {
    const words = initWords(change);
    return words === null ? [] : [{ provider: providerName(change.provider), words }];
  });
  const alike = [...Map.groupBy(told, ({ words }) => words)].slice(0, 3);
  const sentences = alike.map(([words, same]) => {
    const names = same.map(({ provider }) => provider);
    return `In ${markdownText(listed(names, 6))}, the next ${markdownCode('tofu init')} ${markdownText(words)}.\n\n`;
  });
  return sentences.join('');
}

/** `h1: linux_amd64`, `zh: the same`, a line for each scheme. @param before `null`: there is none */
function coverageLines(
  coverage: PlatformCoverage,
  before: PlatformCoverage | null,
  isOld = false,
): readonly string[] {
  const lines = hashSchemes.flatMap((scheme) => {
    const [words, difference] = [
      platformWords(coverage, scheme, isOld),
      differenceWords(coverage, before, scheme),
    ];
    const had = before !== null && platformWords(before, scheme) !== null;
    if (words === null && !had) return [];
    if (difference === '') return [`${scheme}: the same`];
    return [`${scheme}: ${words ?? 'none'}${difference === null ? '' : ` (${difference})`}`];
  });
  return lines.length === 0 ? ['none'] : lines;
}

function platformWords(coverage: PlatformCoverage, scheme: HashScheme, isOld = false): string | null {
  const unknown = coverage.unknown[scheme];
  // To identify an old h1 would take a download: nothing to alarm a reader. A hash at head that nobody knows is.
  const [one, many] = isOld ? ['hash', 'hashes'] : ['unknown platform', 'unknown platforms'];
  const named = [...coverage[scheme], ...(unknown === 0 ? [] : [counted(unknown, one, many)])];
  return named.length === 0 ? null : listed(named, 20);
}

/** `gained darwin_arm64`; empty if both are the same, `null` if a hash has an unknown platform. */
function differenceWords(
  after: PlatformCoverage,
  before: PlatformCoverage | null,
  scheme: HashScheme,
): string | null {
  if (before === null || before.unknown[scheme] + after.unknown[scheme] > 0) return null;
  if (before[scheme].length + after[scheme].length === 0) return null;
  const gained = after[scheme].filter((platform) => !before[scheme].includes(platform));
  const lost = before[scheme].filter((platform) => !after[scheme].includes(platform));
  return [
    ...(gained.length === 0 ? [] : [`gained ${listed(gained, 6)}`]),
    ...(lost.length === 0 ? [] : [`lost ${listed(lost, 6)}`]),
  ].join(', ');
}
