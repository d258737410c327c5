import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isChecked, isHashOfScheme, parseHash } from '../../src/lockfile/hash.ts';

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
    ['h2:abc', 'h2'],
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
    [`zh:${hex}`, 'zh', true],
    [`h1:${base64}`, 'h1', true],
    [`zh:${hex}`, 'h1', false],
    [`h1:${base64}`, 'zh', false],
    [`zh:${hex.toUpperCase()}`, 'zh', false],
    ['h1:', 'h1', false],
    ['h2:abc', 'h1', false],
    [hex, 'zh', false],
  ] as const)('%s as a hash of the scheme %s that could match: %s', (text, scheme, could) => {
    expect(isHashOfScheme(text, scheme)).toBe(could);
  });

  it('is checked by Terraform because of its scheme only', () => {
    expect(isChecked('zh:XYZ')).toBe(true);
    expect(isChecked('h1:')).toBe(true);
    expect(isChecked(`h1:${base64}`)).toBe(true);
    expect(isChecked('x:h1:')).toBe(false);
    expect(isChecked('x:zh:')).toBe(false);
  });
});
