import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProviderPattern } from '../../src/policy/provider-pattern.ts';

describe('a pattern of provider addresses', () => {
  it.each([
    ['registry.terraform.io/hashicorp/null', 'registry.terraform.io/hashicorp/null', true],
    ['registry.terraform.io/hashicorp/*', 'registry.terraform.io/hashicorp/null', true],
    ['registry.terraform.io/HashiCorp/*', 'registry.terraform.io/hashicorp/null', true],
    ['registry.terraform.io/hashicorp/*', 'registry.terraform.io/hashicorq/null', false],
    ['registry.terraform.io/hashicorp/*', 'registry.opentofu.org/hashicorp/null', false],
    ['registry.terraform.io/hashicorp/*', 'registry.terraform.io/hashicorp/null/x', false],
    ['registry.terraform.io/*/*', 'registry.terraform.io/evil/null', true],
    ['*.example.com/*/*', 'a.b.example.com/x/y', true],
    ['*.example.com/*/*', 'example.com/x/y', false],
    ['registry.terraform.io/hashicorp/google*', 'registry.terraform.io/hashicorp/google-beta', true],
    ['registry.terraform.io/hashicorp/*-*', 'registry.terraform.io/hashicorp/google-beta', true],
    ['registry.terraform.io/hashicorp/a*a', 'registry.terraform.io/hashicorp/a', false],
    ['registry.terraform.io/hashicorp/*ab*b', 'registry.terraform.io/hashicorp/ab', false],
    ['registry.example.com:8443/*/*', 'registry.example.com:8443/x/y', true],
    ['registry.terraform.io/hashi.orp/*', 'registry.terraform.io/hashicorp/null', false],
  ])('%s and %s: %s', (pattern, address, fits) => {
    expect(parseProviderPattern(pattern)?.matches(address)).toBe(fits);
  });

  it.each([
    '',
    '*',
    'hashicorp/*',
    'a/b/c/d',
    'a//c',
    'a/b/',
    'a b/c/d',
    'a/{b,c}/d',
    'a/b?/c',
    '!a/b/c',
    'x'.repeat(300),
  ])('is not %j', (text) => {
    expect(parseProviderPattern(text)).toBeNull();
  });

  it('says the same as a search of every way to cut the text', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
    const pieces = fc.string({ unit: fc.constantFrom('a', 'b', '*'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(pieces, letters, (pattern, text) => {
        const found = parseProviderPattern(`h/n/${pattern}`)?.matches(`h/n/${text}`);
        expect(found).toBe(covers(pattern, text));
      }),
    );
  });

  it('is quick for every text (T56)', () => {
    const pattern = parseProviderPattern(`h/n/${'*a'.repeat(100)}b`);
    expect(pattern?.matches(`h/n/${'a'.repeat(100_000)}`)).toBe(false);
  });
});

function covers(pattern: string, text: string): boolean {
  if (pattern === '') return text === '';
  const rest = pattern.slice(1);
  if (pattern.startsWith('*')) return covers(rest, text) || (text !== '' && covers(pattern, text.slice(1)));
  return text.startsWith(pattern.slice(0, 1)) && covers(rest, text.slice(1));
}
