import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatVersionConstraints,
  parseVersionConstraints,
  type VersionConstraints,
  versionSatisfies,
} from '../../src/version/constraints.ts';
import { formatVersion, parseVersion, VersionError } from '../../src/version/version.ts';
import { anyCharacter } from '../support/any-character.ts';
import { someVersion } from './some-version.ts';

describe('the canonical form of constraints', () => {
  it.each([
    ['', ''],
    ['  \n', ''],
    ['= 1.1.1', '1.1.1'],
    ['>= 3', '>= 3.0.0'],
    ['~> 1', '~> 1.0'],
    ['~> 1.2', '~> 1.2'],
    ['~> 1.2.3', '~> 1.2.3'],
    ['~> 1-beta', '~> 1.0-beta'],
    ['<2,>=1', '>= 1.0.0, < 2.0.0'],
    ['>= 2.68, >= 2.68.0', '>= 2.68.0'],
    ['~> 1.2, >= 1.2, 1.2.4', '>= 1.2.0, ~> 1.2, 1.2.4'],
    ['>1,<2,!=1.5', '> 1.0.0, != 1.5.0, < 2.0.0'],
    ['1,0,0', '0.0.0, 1.0.0'],
    ['1.0.0,', '1.0.0'],
    ['1.0.0-, 2.0.0+,3.', '1.0.0, 2.0.0, 3.0.0'],
    ['\u0085\u30001.0.0\u00a0', '1.0.0'],
    ['>= 1.0.0,\n< 2.0.0', '>= 1.0.0, < 2.0.0'],
    ['> ,1.0.0', '> 0.0.0, 1.0.0'],
    ['> 1.0.0-alpha.1, > 1.0.0-beta', '> 1.0.0-beta, > 1.0.0-alpha.1'],
    ['1.0.0+b, 1.0.0+a, != 1.0.0, < 1.0.0', '< 1.0.0, != 1.0.0, 1.0.0+a, 1.0.0+b'],
    [
      '!= 1.0.0, < 1.0.0, <= 1.0.0, ~> 1.0, ~> 1.0.0, 1.0.0, >= 1.0.0, > 1.0.0',
      '> 1.0.0, >= 1.0.0, 1.0.0, ~> 1.0.0, ~> 1.0, <= 1.0.0, < 1.0.0, != 1.0.0',
    ],
  ])('of %j is %j', (text, canonical) => {
    expect(formatVersionConstraints(parseVersionConstraints(text))).toBe(canonical);
  });
});

describe('a text that is not a constraint', () => {
  it.each([
    ['=> 1.0', 'invalid-operator'],
    ['^1.0', 'invalid-operator'],
    ['~ 1.0', 'invalid-operator'],
    ['== 1.0', 'invalid-operator'],
    [',1.0', 'invalid-operator'],
    ['1.0,,2.0', 'invalid-operator'],
    ['\ufeff1.0.0', 'invalid-operator'],
    ['>=  1.0', 'invalid-spacing'],
    ['>=\t1.0', 'invalid-spacing'],
    ['>= v1.0', 'v-prefix'],
    ['1.0v', 'v-prefix'],
    ['>=', 'missing-number'],
    ['>= ', 'missing-number'],
    ['>=  \u2003 ', 'missing-number'],
    ['garbage', 'missing-number'],
    ['>= 1.0 < 2.0', 'missing-comma'],
    ['1.0 || 2.0', 'missing-comma'],
    ['1.0.0 - 2.0.0', 'missing-comma'],
    ['> = 1.0', 'missing-comma'],
    ['1.0.x', 'wildcard'],
    ['*', 'wildcard'],
    ['1.0.0.0', 'too-many-numbers'],
    ['>= 99999999999999999999', 'number-too-large'],
  ])('%j is refused as %s', (text, code) => {
    expect(readOrRefuse(text)).toMatchObject({ code });
  });
});

describe('an absurdly long constraint', () => {
  it('is refused unread', () => {
    expect(readOrRefuse(`1.0${' '.repeat(10_000)}`)).toMatchObject({ code: 'too-long' });
  });
});

describe('a list of constraints', () => {
  it.each([
    ['', '1.0.0', true],
    ['', '1.0.0-beta', false],
    ['', '0.0.0', false],
    ['>= 0.0.0', '0.0.0', false],
    ['= 0.0.0', '0.0.0', false],
    ['1.2', '1.2.0', true],
    ['1.2', '1.2.1', false],
    ['> 1', '1.0.0', false],
    ['> 1', '1.0.1', true],
    ['<= 1', '1.0.1', false],
    ['~> 1.2', '1.9.0', true],
    ['~> 1.2', '1.1.9', false],
    ['~> 1.2', '2.0.0', false],
    ['~> 1', '1.9.0', true],
    ['~> 0.1', '0.9.0', true],
    ['~> 1.2.3', '1.2.9', true],
    ['~> 1.2.3', '1.3.0', false],
    ['>= 1.0.0-beta1', '1.0.0-beta1', false],
    ['1.0.0-beta1', '1.0.0-beta1', true],
    ['1.0.0-beta1, >= 1.0.0-alpha', '1.0.0-beta1', true],
    ['1.0.0-beta1, != 1.0.0-beta1', '1.0.0-beta1', false],
    ['1.0.0', '1.0.0+foo', false],
    ['1.0.0+foo', '1.0.0+foo', true],
    ['!= 1.0.0', '1.0.0+foo', true],
    ['>= 1.0.0+foo', '1.0.0', true],
    ['< 1.0.0', '1.0.0+foo', false],
    ['1.0.0, 2.0.0', '1.0.0', false],
    ['>= 9007199254740993', '9007199254740992.0.0', false],
  ])('%j admits %s: %s', (constraints, version, expected) => {
    expect(versionSatisfies(parseVersion(version), parseVersionConstraints(constraints))).toBe(expected);
  });
});

describe('any constraints', () => {
  const term = fc
    .tuple(
      fc.constantFrom('', '= ', '!=', '>', '>= ', '<', '<= ', '~> ', '~>'),
      someVersion.map(formatVersion),
      fc.boolean(),
    )
    // Some versions lose their last numbers, because people write them so.
    .map(([operator, version, short]) => operator + (short ? version.replace(/(\.\d+){1,2}$/, '') : version));
  const text = fc.array(term, { maxLength: 5 }).map((terms) => terms.join(', '));

  it('have one canonical form, which stays the same', () => {
    fc.assert(
      fc.property(text, (given) => {
        const canonical = formatVersionConstraints(parseVersionConstraints(given));
        expect(formatVersionConstraints(parseVersionConstraints(canonical))).toBe(canonical);
      }),
      { numRuns: 2000 },
    );
  });

  it('mean the same in canonical form and in any order', () => {
    fc.assert(
      fc.property(text, someVersion, (given, version) => {
        const constraints = parseVersionConstraints(given);
        const canonical = parseVersionConstraints(formatVersionConstraints(constraints));
        const boundaries = constraints.map(({ boundary }) => boundary);
        for (const candidate of [version, ...boundaries]) {
          const verdict = versionSatisfies(candidate, constraints);
          expect(versionSatisfies(candidate, canonical)).toBe(verdict);
          expect(versionSatisfies(candidate, constraints.toReversed())).toBe(verdict);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('are read or refused with a VersionError, never anything else', () => {
    const pieces = fc.constantFrom(
      '1',
      '.',
      '-',
      '+',
      ',',
      ' ',
      '>',
      '=',
      '<',
      '~',
      '!',
      'v',
      'x',
      'a',
      '\n',
      '\u0085',
    );
    const hostile = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(pieces, { maxLength: 15 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (given) => {
        const constraints = readOrRefuse(given);
        if (!(constraints instanceof VersionError)) {
          const canonical = formatVersionConstraints(constraints);
          expect(formatVersionConstraints(parseVersionConstraints(canonical))).toBe(canonical);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

function readOrRefuse(text: string): VersionConstraints | VersionError {
  try {
    return parseVersionConstraints(text);
  } catch (error) {
    if (error instanceof VersionError) {
      return error;
    }
    throw error;
  }
}
