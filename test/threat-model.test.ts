import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../src/extensions/index.ts';

const root = resolve(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');

/** The sections below the heading of the threats, in order. */
const sections = (document.split('\n## Threats\n')[1]?.split('\n## ')[0] ?? '')
  .split(/^### /m)
  .slice(1)
  .map((text) => ({ number: /^<a id="t\d+"><\/a>(T\d+): \S/.exec(text)?.[1] ?? '', text }));

const threats = sections.map(({ number }) => number);

/** The numbers at the end of the titles of the tests that `npm test` runs, and of the rows of changes that they are about. */
const numbers = globSync(['test/**/*.test.ts', '__fixtures__/changes/*.yml'], { cwd: root })
  .filter((file) => !file.endsWith('.long.test.ts') && !file.startsWith('test/world/'))
  .flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/\((T\d+(?:, T\d+)*)\)(?:['"`],|$)/gm),
  ])
  .flatMap(([, list = '']) => list.split(', '));

describe('the threat model', () => {
  it('has every number once, in order', () => {
    expect(threats).toEqual(threats.map((_, index) => `T${index + 1}`));
    expect(threats.length).toBeGreaterThanOrEqual(68);
  });

  it('has an anchor for every number, which links in the documents lead to', () => {
    const anchors = [...document.matchAll(/^### <a id="t(\d+)"><\/a>(T\d+): /gm)];
    expect(anchors.map(([, anchor, number]) => [`T${anchor}`, number])).toEqual(
      threats.map((threat) => [threat, threat]),
    );
  });

  it('says of every threat what happens and what Lockproof does', () => {
    const parts = /^\*\*Attack\.\*\* \S.{10,}\n\n\*\*Defense\.\*\* \S.{10,}\n/m;
    expect(sections.filter(({ text }) => !parts.test(text)).map(({ number }) => number)).toEqual([]);
  });

  it('has every threat in the table by subject', () => {
    const linked = [...document.matchAll(/^\| [^|]+ \| ((?:\[T\d+\]\(#t\d+\) ?)+)\|$/gm)].flatMap(
      ([, cell = '']) => [...cell.matchAll(/\[(T\d+)\]/g)].map(([, number]) => number),
    );
    expect(threats.filter((threat) => !linked.includes(threat))).toEqual([]);
  });

  it('has a test of `npm test` for every threat: one with its number, or the fixture of the rule that it names', () => {
    const tested = ({ number, text }: (typeof sections)[number]): boolean =>
      numbers.includes(number) || rules.some(({ slug }) => text.includes(`\`${slug}\``));
    expect(sections.filter((section) => !tested(section)).map(({ number }) => number)).toEqual([]);
  });

  it('has a section for every number that a test has', () => {
    expect(numbers.filter((number) => !threats.includes(number))).toEqual([]);
  });
});
