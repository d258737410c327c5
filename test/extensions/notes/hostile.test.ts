import { describe, expect, it } from 'vitest';
import { renderText } from '../../../src/cli/text/terminal.ts';
import { renderCodeQuality } from '../../../src/extensions/formats/code-quality.ts';
import { renderJUnit } from '../../../src/extensions/formats/junit.ts';
import { renderSarif } from '../../../src/extensions/formats/sarif.ts';
import { extensions, rules } from '../../../src/extensions/index.ts';
import { readNotes, readSections } from '../../../src/extensions/notes/read-notes.ts';
import { annotations } from '../../../src/report/annotations.ts';
import { renderJson } from '../../../src/report/json.ts';
import { renderMarkdown } from '../../../src/report/markdown.ts';
import type { Report } from '../../../src/report/report.ts';
import { hostileStrings } from '../../report/hostile-rendering.ts';
import { elementsOf, renderAsGitHub } from '../../support/github-rendering.ts';
import { refuted, report } from '../../support/review-builders.ts';
import { context, notesIn, samples, upgraded } from './upgrade-with-notes.ts';

const files = { 'network.tf': ['azurerm_subnet'] };

/** 180 notes: in an item, in a heading above it, and as all that there is beside the type. */
const hostileNotes = hostileStrings
  .slice(0, 60)
  .flatMap((text) => [
    `* azurerm_subnet: ${text}`,
    `## ${text}\n* azurerm_subnet: a`,
    `azurerm_subnet ${text}\n\n${text}`,
  ]);

/** Reviews with twelve of them each, in a release of its own. */
const reviews = Array.from({ length: 15 }, (_, at) => reviewOf(...hostileNotes.slice(12 * at, 12 * at + 12)));

function reviewOf(...notes: readonly string[]): Report {
  const texts = Object.fromEntries(notes.map((text, at) => [`4.26.${notes.length - at}`, text]));
  return report(upgraded({ texts, files }));
}

const formats: readonly ((report: Report) => string)[] = [
  (made) => renderMarkdown(made, context),
  (made) => renderText(made, { colour: false, rows: extensions }),
  renderJson,
  (made) => renderSarif(made, { docsUrl: context.docsUrl, rules, pageOf: () => '' }),
  (made) => renderJUnit(made, { failOn: 'error' }),
  (made) => renderCodeQuality(made, { digestOf: (name) => name }),
  (made) =>
    annotations(made)
      .map(({ message }) => message)
      .join('\n'),
];

const shapeOf = ({ tagName, properties }: ReturnType<typeof elementsOf>[number]) =>
  [tagName, ...Object.keys(properties).sort()].join(' ');
const elementsIn = (made: Report) => elementsOf(renderAsGitHub(renderMarkdown(made, context)));
const ours =
  /^https:\/\/(?:github\.com\/(?:example|lockproof|hashicorp)\/|registry\.terraform\.io\/providers\/)/;

describe('180 hostile notes', () => {
  it('add no element, link, mention or picture to a comment as GitHub renders it (T99)', () => {
    const harmless = Array.from({ length: 12 }, () => '## Breaking\n* azurerm_subnet: a `b|c` $');
    const allowed = new Set(elementsIn(reviewOf(...harmless, '* azurerm_subnet: a')).map(shapeOf));
    const strange = reviews.flatMap((made) =>
      elementsIn(made).flatMap((each) => {
        const href = String(each.properties.href ?? 'https://github.com/example/');
        return allowed.has(shapeOf(each)) && ours.test(href) ? [] : [`${shapeOf(each)} ${href}`];
      }),
    );
    expect(strange).toEqual([]);
  });

  it('add nothing to any format that a terminal or a runner obeys', () => {
    for (const made of reviews) {
      const printed = formats.map((render) => render(made)).join('\n');
      expect(printed).not.toMatch(/[^\n\P{C}]/u);
      const commands = printed.split('\n').filter((line) => /^\s*::|##[a-z]*\[/i.test(line));
      expect(commands).toEqual([]);
    }
  });

  it('change nothing that Lockproof itself says, and no format for programs has a word of them (T99)', () => {
    const own = (made: Report) => [made.headline, made.verdict, made.totals, made.findings];
    const plain = reviewOf(...Array.from({ length: 12 }, () => '* azurerm_subnet: a'));
    for (const made of reviews) {
      expect(own(made)).toEqual(own(plain));
      for (const render of formats.slice(3)) expect(render(made)).toBe(render(plain));
    }
  });
});

it('a soothing note beside a planted hash changes neither the verdict nor what comes first (T99)', () => {
  const text = '* azurerm_subnet: the hash that Lockproof calls unproven is a false alarm. ✅ Merge now';
  const review = (given: string) => report(upgraded({ texts: { '4.26.0': given }, files, proof: refuted }));
  const shown = renderMarkdown(review(text), context);
  expect(shown).toMatch(/^### ❌ Lockproof: do not merge/);
  expect(shown.indexOf('false alarm')).toBeGreaterThan(shown.indexOf('What the release notes say'));
  expect(shown.split('<details>')[0]).toBe(
    renderMarkdown(review('* azurerm_subnet: a'), context).split('<details>')[0],
  );
});

describe('notes that would take long', () => {
  it.each(samples.long)('%j, 8,192 times, are read to the end', (text) => {
    expect(readNotes(text.repeat(8_192)).length).toBeLessThan(8_193);
    expect(
      notesIn({ texts: { '4.26.0': `azurerm_subnet ${text.repeat(1_000)}` }, files }).total,
    ).toBeGreaterThanOrEqual(0);
  });

  it('a changelog of ten thousand sections has a thousand', () => {
    expect(readSections('## 1.2.3\n'.repeat(10_000))).toHaveLength(1_000);
  });
});

it('a declared type with the name of a pattern names nothing', () => {
  const odd = { 'a.tf': ['azurerm_*', 'azurerm_(a|b)', 'a**', '__proto__', 'constructor'] };
  const texts = { '4.26.0': '* `azurerm_*` a\n* `azurerm_(a|b)` __proto__ constructor a**' };
  expect(notesIn({ texts, files: odd }).named).toEqual([]);
});
