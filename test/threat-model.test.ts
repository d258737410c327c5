import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../src/extensions/index.ts';

const root = resolve(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');

/** The rows of the table below a heading, cell by cell. */
function tableBelow(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '').replaceAll(/<a id="t\d+"><\/a>/g, '');
  return [...rows.matchAll(/^\| (T\d.*) \|$/gm)].map(([, row = '']) => row.split(' | '));
}

const threats = tableBelow('Threats').map(([number = '']) => number);
const shown = tableBelow('The test of each threat').map(([threat = '', file = '', test = '']) => {
  return { threat, file: file.replaceAll('`', ''), test };
});

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

/** Whether a title is this one once its parameters have values, which are texts of the file or the slugs of rules. */
function isTitle({ text, runs }: Title, test: string, source: string): boolean {
  const fixed = text
    .split(/%[sdijfoO#]|\$[\w.]+/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const values = new RegExp(`^${fixed.join('(.+)')}$`, 's').exec(test)?.slice(1);
  const known = (value: string): boolean =>
    rules.some(({ slug }) => slug === value) ||
    [`'${value}'`, `"${value}"`].some((each) => source.includes(each));
  return runs && values?.every(known) === true;
}

describe('the threat model', () => {
  it('has every number once, in order', () => {
    expect(threats).toEqual(threats.map((_, index) => `T${index + 1}`));
    expect(threats.length).toBeGreaterThanOrEqual(68);
  });

  it('has an anchor for every number, which links in the documents lead to', () => {
    const anchors = [...document.matchAll(/^\| <a id="t(\d+)"><\/a>T(\d+) \|/gm)];
    expect(anchors.map(([, anchor, number]) => [`T${anchor}`, `T${number}`])).toEqual(
      threats.map((threat) => [threat, threat]),
    );
  });

  it('names a test for every threat, or says why none can show it', () => {
    expect([...new Set(shown.map(({ threat }) => threat))]).toEqual(threats);
    const [without, others] = [
      shown.filter(({ file }) => file === 'none'),
      shown.filter(({ file }) => file !== 'none'),
    ];
    for (const { threat, test } of without) {
      expect(others.filter((row) => row.threat === threat)).toEqual([]);
      expect(test.split(' ').length, `${threat} gives its reason in a sentence`).toBeGreaterThan(8);
    }
    expect(without.length).toBeLessThanOrEqual(1);
    expect(new Set(shown.map((row) => JSON.stringify(row))).size).toBe(shown.length);
  });

  it('names a test of `npm test` for every threat, not only one of the long runs', () => {
    const isLong = (file: string) => file.endsWith('.long.test.ts') || file.startsWith('world/');
    const fast = new Set(shown.filter(({ file }) => !isLong(file)).map(({ threat }) => threat));
    expect(threats.filter((threat) => !fast.has(threat))).toEqual([]);
  });

  it.each(shown.filter(({ file }) => file !== 'none'))(
    '$threat: $file has the test "$test"',
    ({ file, test }) => {
      const path = join(root, 'test', file);
      expect(existsSync(path)).toBe(true);
      const source = readFileSync(path, 'utf8');
      expect(titlesIn(source).filter((title) => isTitle(title, test, source))).not.toEqual([]);
    },
  );
});
