import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderSarif } from '../../src/report/sarif.ts';
import { judge, rules } from '../../src/rules/index.ts';
import { reviewOf } from '../support/fixture-review.ts';
import { report, subject } from '../support/review-builders.ts';

const fixtures = '__fixtures__/rules';
const slugs = rules.map(({ slug }) => slug);

/** The files that all rules share. */
const shared = ['index.ts', 'rule.ts', 'weigh.ts'];

describe('every rule', () => {
  it('has a file, a page and a fixture, and there are no others', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    const files = slugs.map((slug) => `${slug}.ts`);
    expect(readdirSync('src/rules').sort()).toEqual([...files, ...shared].sort());
    expect(readdirSync('docs/rules').sort()).toEqual(slugs.map((slug) => `${slug}.md`).sort());
    expect(readdirSync(fixtures).sort()).toEqual([...slugs, 'registry.json'].sort());
  });

  it.each(rules)('$slug explains itself the same way in code and docs', ({ slug, severity, meaning }) => {
    const page = readFileSync(`docs/rules/${slug}.md`, 'utf8');
    expect(page.split('\n')[0]).toBe(`# ${slug}`);
    expect(page).toContain(meaning);
    expect(page).toContain(`Severity: ${severity}`);
    for (const heading of ['## Why it matters', '## Example', '## What to do'])
      expect(page).toContain(heading);
    expect(page.split('\n').length).toBeLessThan(70);
  });

  it('is described in SARIF by its page, and nothing else is', () => {
    const pages = new Map(slugs.map((slug) => [slug, readFileSync(`docs/rules/${slug}.md`, 'utf8')]));
    const sarif = JSON.parse(renderSarif(report(subject([])), { docsUrl: 'https://docs.example', pages }));
    const described: { id: string; shortDescription: { text: string }; help: { markdown: string } }[] =
      sarif.runs[0].tool.driver.rules;
    expect(described.map(({ id }) => id)).toEqual(slugs);
    for (const { id, shortDescription, help } of described) {
      expect(pages.get(id)).toContain(shortDescription.text);
      expect(help.markdown).toBe(pages.get(id));
    }
  });

  it('has a page without a broken link', () => {
    const broken = slugs.flatMap((slug) => {
      const links = [...readFileSync(`docs/rules/${slug}.md`, 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(
        ([, link = '']) => link,
      );
      return links.filter(
        (link) => !link.startsWith('https://') && !existsSync(join('docs/rules', link.split('#')[0] ?? '')),
      );
    });
    expect(broken).toEqual([]);
  });

  it.each(slugs)('%s reports its fixture, and not the similar one', (slug) => {
    const folder = join(fixtures, slug);
    const expected = JSON.parse(readFileSync(join(folder, 'expect.json'), 'utf8')) as Record<string, unknown>;
    const found = Object.fromEntries(
      ['triggers', 'nearly'].map((name) => {
        const findings = judge(reviewOf(join(folder, name)));
        return [name, findings.map(({ severity, rule, line }) => `${severity} ${rule} line ${line}`)];
      }),
    );
    expect(found).toEqual(expected);
    expect(found.triggers?.some((text) => text.includes(` ${slug} `))).toBe(true);
    expect(found.nearly?.some((text) => text.includes(` ${slug} `))).toBe(false);
    expect(existsSync(join(folder, 'nearly', 'head.lock.hcl'))).toBe(true);
  });
});
