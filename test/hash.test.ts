import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  hashOfFiles,
  hashOfZip,
  isChecked,
  isOfFiles,
  isOfZip,
  isSoundOfFiles,
  isSoundOfZip,
  parseHash,
  zipDigest,
} from '../src/hash.ts';

const hex = createHash('sha256').update('x').digest('hex');
const base64 = createHash('sha256').update('x').digest('base64');

describe('a hash string', () => {
  it('is known if its value could match a package', () => {
    expect(parseHash(`zh:${hex}`)).toEqual({ kind: 'known', scheme: 'zh', value: hex });
    expect(parseHash(`h1:${base64}`)).toEqual({ kind: 'known', scheme: 'h1', value: base64 });
  });

  it.each([
    ['zh:', 'empty'],
    [`zh:${hex.toUpperCase()}`, 'upper case'],
    [`zh:${hex.slice(1)}`, 'expected 64 hex digits, got 63'],
    [`zh:${hex}0`, 'expected 64 hex digits, got 65'],
    [`zh:${hex.slice(1)}g`, 'hex digits'],
    [`zh: ${hex.slice(1)}`, 'hex digits'],
    ['zh:XYZ', 'hex digits'],
    ['h1:', 'empty'],
    ['h1:not-base64', 'URL-safe'],
    [`h1:${base64.slice(0, -1)}`, 'padding'],
    [`h1:${base64}=`, 'expected 44 base64 characters, got 45'],
    ['h1:aGVsbG8=', 'expected 44 base64 characters, got 8'],
    [`h1:${base64.slice(0, -2)}!=`, 'not base64'],
    [`h1:${'A'.repeat(42)}B=`, 'not the base64 of a SHA-256'],
    [`h1:${'A'.repeat(42)}==`, 'not the base64 of a SHA-256'],
    [`h1:${hex.slice(0, 44)}`, 'not the base64 of a SHA-256'],
  ])('%s can match nothing', (text, reason) => {
    const parsed = parseHash(text);
    expect(parsed.kind === 'malformed' && parsed.reason).toContain(reason);
  });

  it.each([
    ['h9:abc', 'h9'],
    ['H1:abc', 'H1'],
    ['ZH:abc', 'ZH'],
    ['a:b:c', 'a'],
    [' zh:abc', ' zh'],
    ['unknown:', 'unknown'],
  ])('%s has a scheme that Terraform does not check', (text, scheme) => {
    expect(parseHash(text)).toEqual({ kind: 'unknown-scheme', scheme });
    expect(isChecked(text)).toBe(false);
  });

  it.each(['', hex, ':blah', ':'])('%j has no scheme', (text) => {
    expect(parseHash(text)).toEqual({ kind: 'no-scheme' });
  });

  it.each([
    [`zh:${hex}`, 'zip', true],
    [`h1:${base64}`, 'files', true],
    [`zh:${hex.toUpperCase()}`, 'zip', false],
    ['h1:', 'files', false],
    ['h9:abc', null, false],
    [hex, null, false],
  ] as const)('%s is a hash of: %s; it could match: %s', (text, what, could) => {
    expect([isOfZip(text), isOfFiles(text)]).toEqual([what === 'zip', what === 'files']);
    expect([isSoundOfZip(text), isSoundOfFiles(text)]).toEqual([
      could && what === 'zip',
      could && what === 'files',
    ]);
  });

  it('is made of a digest, and gives it back', () => {
    expect(hashOfZip(hex)).toBe(`zh:${hex}`);
    expect(zipDigest(`zh:${hex}`)).toBe(hex);
    expect(hashOfFiles(Buffer.from(hex, 'hex'))).toBe(`h1:${base64}`);
  });

  it('is checked by Terraform because of its scheme only', () => {
    expect(isChecked('zh:XYZ')).toBe(true);
    expect(isChecked('h1:')).toBe(true);
    expect(isChecked(`h1:${base64}`)).toBe(true);
    expect(isChecked('x:h1:')).toBe(false);
    expect(isChecked('x:zh:')).toBe(false);
  });
});

describe('another scheme', () => {
  const files = globSync('src/**/*.ts').map((path) => path.replaceAll('\\', '/'));
  const filesThatSay = (pattern: RegExp): readonly string[] =>
    files.filter((file) => pattern.test(withoutComments(readFileSync(file, 'utf8')))).sort();

  it('has its prefix in one file', () => {
    expect(filesThatSay(/(?:h1|zh):(?=[^\s"]*['`/])/)).toEqual(['src/hash.ts']);
  });

  it('is named besides only where a scheme has a field of the report or a column of its own', () => {
    const others = new Set(['src/hash.ts', 'src/report/report.ts', ...restoring]);
    expect(filesThatSay(/['"`](?:h1|zh)['"`]/).filter((file) => !others.has(file))).toEqual([]);
  });
});

/** The word of the report for "restore the h1 lines". */
const restoring = ['src/finding/fix.ts', 'src/rules/h1-removed.ts', 'src/subject/removal.ts'];

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*/gms, '');
}
