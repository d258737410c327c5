import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderSarif } from '../../src/extensions/formats/sarif.ts';
import { extensions, rules } from '../../src/extensions/index.ts';
import { rulePage } from '../../src/rule-pages.ts';
import { coreRules, rulesWith } from '../../src/rules/index.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { docsUrl } from '../../src/tool.ts';
import { reviewOf } from '../support/fixture-review.ts';
import { judge, report, subject } from '../support/review-builders.ts';

const fixtures = '__fixtures__/rules';
const slugs = rules.map(({ slug }) => slug);

/** The files that all rules share. */
const shared = ['acceptance.ts', 'index.ts', 'judge.ts', 'not-asked.ts', 'rule.ts', 'weigh.ts'];

function rank({ severity }: Rule): number {
  return ['error', 'warning', 'notice'].indexOf(severity);
}

describe('every rule', () => {
  it('has a file, a page and a fixture, and there are no others', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    const files = coreRules.map(({ slug }) => `${slug}.ts`);
    const list = 'the list in src/rules/index.ts';
    expect
      .soft(readdirSync('src/rules').sort(), `src/rules has the files of ${list}`)
      .toEqual([...files, ...shared].sort());
    for (const { name, rules: own = [] } of extensions)
      for (const { slug } of own) expect.soft(readdirSync(`src/extensions/${name}`)).toContain(`${slug}.ts`);
    expect
      .soft(readdirSync('docs/rules').sort(), `docs/rules has the pages of ${list}`)
      .toEqual(slugs.map((slug) => `${slug}.md`).sort());
    expect
      .soft(readdirSync(fixtures).sort(), `${fixtures} has the folders of ${list}`)
      .toEqual([...slugs, 'registry.json'].sort());
  });

  it('has its place in the list, also one that an extension brings', () => {
    const named = rules.flatMap(({ slug, after }) => (after === undefined ? [] : [[after, slug]]));
    const neighbours = named.map(([after = '', slug = '']) => {
      const at = slugs.indexOf(slug);
      const between = rules.slice(slugs.indexOf(after), at);
      return between.every((rule) => rule.slug === after || rule.after === after);
    });
    expect(neighbours).toEqual(named.map(() => true));
    const [error, notice] = (['error', 'notice'] as const).map(
      (severity): Rule => ({ slug: severity, severity, meaning: '', check: () => [] }),
    );
    if (error === undefined || notice === undefined) throw new Error('no rule');
    const placed = rulesWith([notice, error]).map(({ slug }) => slug);
    expect(placed.at(-1)).toBe('notice');
    expect(placed[placed.indexOf('error') - 1]).toBe('policy-invalid');
  });

  it('comes in the list after the rules that are more severe', () => {
    const ranked = rules.toSorted((a, b) => rank(a) - rank(b));
    expect(slugs, 'errors, then warnings, then notices').toEqual(ranked.map(({ slug }) => slug));
  });

  it('has words for the headline, or is counted', () => {
    const wordless = rules.filter(({ severity, headline, counted }) =>
      severity === 'notice' ? counted === undefined : headline === undefined,
    );
    expect(
      wordless.map(({ slug }) => slug),
      'errors and warnings have `headline`, notices `counted`',
    ).toEqual([]);
  });

  it.each(rules)('$slug explains itself the same way in code and docs', ({ slug, severity, meaning }) => {
    const page = readFileSync(`docs/rules/${slug}.md`, 'utf8');
    expect(page.split('\n')[0]).toBe(`# ${slug}`);
    const parts = [meaning, `Severity: ${severity}`, '## Why it matters', '## Example', '## What to do'];
    expect(
      parts.filter((part) => !page.includes(part)),
      `missing in docs/rules/${slug}.md`,
    ).toEqual([]);
    expect(page.split('\n').length, `lines of docs/rules/${slug}.md`).toBeLessThan(70);
  });

  it('has a page that says so if the policy cannot change the severity of a finding', () => {
    const paths = globSync('src/{rules,extensions/*}/*.ts');
    const fixed = rules.flatMap(({ slug }) => {
      const source = readFileSync(paths.find((path) => basename(path) === `${slug}.ts`) ?? '', 'utf8');
      // One is the severity of the rule.
      return (source.match(/\bseverity: '/g) ?? []).length > 1 ? [slug] : [];
    });
    const told = slugs.filter((slug) =>
      readFileSync(`docs/rules/${slug}.md`, 'utf8').includes('unless the rule is `off`'),
    );
    expect(told).toEqual(fixed);
  });

  it('is described in SARIF by its page, and nothing else is', () => {
    const sarif = JSON.parse(
      renderSarif(report(subject([])), { docsUrl: 'https://docs.example', rules, pageOf: rulePage }),
    );
    const described: { id: string; shortDescription: { text: string }; help: { markdown: string } }[] =
      sarif.runs[0].tool.driver.rules;
    expect(described.map(({ id }) => id)).toEqual(slugs);
    for (const { id, shortDescription, help } of described) {
      const page = readFileSync(`docs/rules/${id}.md`, 'utf8');
      expect(page).toContain(shortDescription.text);
      const linked = page.replaceAll(/\]\((?!https:)/g, `](${docsUrl}/rules/`).replaceAll('/rules/../', '/');
      expect(help.markdown).toBe(linked);
    }
  });

  it.each(slugs)('%s reports its fixture, and not the similar one', async (slug) => {
    const folder = join(fixtures, slug);
    const foundIn = async (name: string) =>
      judge(await reviewOf(join(folder, name)))
        .filter(({ rule }) => rule === slug)
        .map(({ severity, line }) => `${severity} ${slug} line ${line}`);
    const expected: readonly string[] = JSON.parse(readFileSync(join(folder, 'expect.json'), 'utf8'));
    expect(expected).not.toEqual([]);
    expect(await foundIn('triggers'), `${slug} reports ${folder}/triggers`).toEqual(expected);
    expect(await foundIn('nearly'), `${slug} reports ${folder}/nearly`).toEqual([]);
    expect(existsSync(join(folder, 'nearly', 'head.lock.hcl')), `${folder}/nearly/head.lock.hcl`).toBe(true);
  });
});
