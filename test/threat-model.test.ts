import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../src/extensions/index.ts';

const root = resolve(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');

interface Threat {
  readonly number: string;
  readonly text: string;
}

/** The sections below the heading of the threats, in order. */
const sections: readonly Threat[] = (document.split('\n## Threats\n')[1]?.split('\n## ')[0] ?? '')
  .split(/^### /m)
  .slice(1)
  .map((text) => ({ number: /^<a id="t\d+"><\/a>(T\d+): \S/.exec(text)?.[1] ?? '', text }));

const threats = sections.map(({ number }) => number);
const shown = sections.flatMap(({ number: threat, text }) =>
  [...text.matchAll(/^- (.*)$/gm)].map(([, line = '']) => {
    const [, file = '', test = ''] = /^`([\w/.-]+\.test\.ts)`: (.+)$/.exec(line) ?? [];
    return { threat, file, test };
  }),
);

/** A title as it is written in a test file, with the names of its parameters. */
interface Title {
  readonly text: string;
  readonly runs: boolean;
}

const call = /(?:\b(?:it|test|describe)((?:\.\w+)*)|\))\(\s*(['"`])((?:\\.|(?!\2).)*)\2,/gs;

function titlesIn(source: string): readonly Title[] {
  return [...source.matchAll(call)].map(([, modifiers = '', , text = '']) => {
    return { text: text.replaceAll(/\\(.)/g, '$1'), runs: !/\.(?:skip|todo|fails)\b/.test(modifiers) };
  });
}

/** What the rows of changes are about, by which tests call them. */
const rows = globSync('__fixtures__/changes/*.yml', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^- what: (.+)$/gm)].map(([, what]) => what),
);

/** Whether a title is this one once its parameters have values: texts of the file, slugs of rules, or rows of changes. */
function isTitle({ text, runs }: Title, test: string, source: string): boolean {
  const fixed = text
    .split(/%[sdijfoO#]|\$[\w.]+/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const values = new RegExp(`^${fixed.join('(.+)')}$`, 's').exec(test)?.slice(1);
  const known = (value: string): boolean =>
    rules.some(({ slug }) => slug === value) ||
    rows.includes(value) ||
    [`'${value}'`, `"${value}"`].some((each) => source.includes(each));
  return runs && values?.every(known) === true;
}

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

  it('names each test once, with its file', () => {
    expect(shown.filter(({ file, test }) => file === '' || test === '')).toEqual([]);
    expect(new Set(shown.map((row) => JSON.stringify(row))).size).toBe(shown.length);
  });

  it('names a test of `npm test` for every threat, not only one of the long runs', () => {
    const isLong = (file: string) => file.endsWith('.long.test.ts') || file.startsWith('world/');
    const fast = new Set(shown.filter(({ file }) => !isLong(file)).map(({ threat }) => threat));
    expect(threats.filter((threat) => !fast.has(threat))).toEqual([]);
  });

  it.each(shown)('$threat: $file has the test "$test"', ({ file, test }) => {
    const path = join(root, 'test', file);
    expect(existsSync(path)).toBe(true);
    const source = readFileSync(path, 'utf8');
    expect(titlesIn(source).filter((title) => isTitle(title, test, source))).not.toEqual([]);
  });
});
