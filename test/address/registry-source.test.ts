import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AddressError,
  displayAddress,
  formatAddress,
  parseComponentAddress,
  parseModuleAddress,
} from '../../src/address/address.ts';
import { anyCharacter } from '../support/any-character.ts';

describe('a module address', () => {
  it.each([
    ['hashicorp/consul/aws', 'registry.terraform.io/hashicorp/consul/aws', 'hashicorp/consul/aws'],
    [
      'HashiCorp/Consul/aws//foo',
      'registry.terraform.io/HashiCorp/Consul/aws//foo',
      'HashiCorp/Consul/aws//foo',
    ],
    ['Example.com:1234/A/b_c/aws', 'example.com:1234/A/b_c/aws', 'example.com:1234/A/b_c/aws'],
    ['Испытание.com/A/B/aws//Foo', 'испытание.com/A/B/aws//Foo', 'испытание.com/A/B/aws//Foo'],
    ['a/b/c//x/./y//z/', 'registry.terraform.io/a/b/c//x/y/z', 'a/b/c//x/y/z'],
    ['a/b/c//', 'registry.terraform.io/a/b/c', 'a/b/c'],
  ])('%s is %s, shown as %s', (text, canonical, shown) => {
    const address = parseModuleAddress(text);
    expect(formatAddress(address)).toBe(canonical);
    expect(displayAddress(address)).toBe(shown);
  });

  it.each([
    ['./boop', 'invalid-format'],
    ['boop/bloop', 'invalid-format'],
    ['git@example.com:a/b.git', 'invalid-format'],
    ['foo.com/var/baz', 'invalid-format'],
    ['foo/var/baz/qux', 'invalid-hostname'],
    ['---.com/a/b/c', 'invalid-hostname'],
    ['example.com:x/a/b/c', 'invalid-port'],
    ['github.com/a/b/c', 'reserved-hostname'],
    ['bitbucket.org/a/b/c', 'reserved-hostname'],
    ['boop!/var/baz', 'invalid-namespace'],
    ['_a/var/baz', 'invalid-namespace'],
    [`${'a'.repeat(65)}/var/baz`, 'invalid-namespace'],
    ['foo/var!/baz', 'invalid-name'],
    ['foo/var/no-no-no', 'invalid-target-system'],
    ['foo/var/AWS', 'invalid-target-system'],
    ['foo/var/', 'invalid-target-system'],
    ['foo/var/baz?x', 'query-string'],
    ['foo/var/baz//sub?x', 'query-string'],
    ['a/b/c//../nope', 'subdirectory-outside'],
    ['a/b/c//x/../../nope', 'subdirectory-outside'],
  ])('%s is refused as %s', (text, code) => {
    expect(refusalOr(() => parseModuleAddress(text))).toMatchObject({ code });
  });

  it('is refused unread if it is absurdly long', () => {
    expect(refusalOr(() => parseModuleAddress('a/'.repeat(3000)))).toMatchObject({ code: 'too-long' });
  });
});

describe('a component address', () => {
  it.each([
    ['hashicorp/k8-cluster', 'registry.terraform.io/hashicorp/k8-cluster', 'hashicorp/k8-cluster'],
    ['App.terraform.io/a/B//c', 'app.terraform.io/a/B//c', 'app.terraform.io/a/B//c'],
  ])('%s is %s, shown as %s', (text, canonical, shown) => {
    const address = parseComponentAddress(text);
    expect(formatAddress(address)).toBe(canonical);
    expect(displayAddress(address)).toBe(shown);
  });

  it.each([
    ['boop', 'invalid-format'],
    ['https://registry.terraform.io/a/b', 'invalid-format'],
    ['foo.com/var', 'invalid-format'],
    ['foo/var/baz', 'invalid-hostname'],
    ['gitlab.com/a/b', 'reserved-hostname'],
    ['hashicorp/no!', 'invalid-name'],
    ['foo/var?x', 'query-string'],
    ['a/b//../nope', 'subdirectory-outside'],
  ])('%s is refused as %s', (text, code) => {
    expect(refusalOr(() => parseComponentAddress(text))).toMatchObject({ code });
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    'a',
    'Z',
    '-',
    '.',
    '/',
    '//',
    ':',
    '?',
    '..',
    '../',
    'ß',
    'github.com',
    '://',
    'aws',
  );
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  );

  it.each([
    ['module', parseModuleAddress],
    ['component', parseComponentAddress],
  ])('is a %s address that reads back the same, or is refused', (_, parse) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const address = refusalOr(() => parse(text));
        if (!(address instanceof AddressError)) {
          expect(parse(formatAddress(address))).toEqual(address);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

function refusalOr<T>(parse: () => T): T | AddressError {
  try {
    return parse();
  } catch (error) {
    if (error instanceof AddressError) {
      return error;
    }
    throw error;
  }
}
