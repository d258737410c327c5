import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareVersions,
  formatVersion,
  parseVersion,
  type Version,
  VersionError,
} from '../../src/version/version.ts';
import { anyCharacter } from '../support/any-character.ts';
import { someVersion } from './some-version.ts';

describe('a version', () => {
  it.each([
    ['1', '1.0.0'],
    ['1.2', '1.2.0'],
    ['01.002.3', '1.2.3'],
    ['1.2.3-beta.1+build.5', '1.2.3-beta.1+build.5'],
    ['1.0-beta', '1.0.0-beta'],
    ['1.0.0-..', '1.0.0-..'],
    ['1.0.0--', '1.0.0--'],
    ['1.0.0-01', '1.0.0-01'],
    ['1.', '1.0.0'],
    ['1.0.0-', '1.0.0'],
    ['1.0.0+', '1.0.0'],
    ['18446744073709551615.0.0', '18446744073709551615.0.0'],
  ])('%s is %s', (text, canonical) => {
    expect(formatVersion(parseVersion(text))).toBe(canonical);
  });

  it.each([
    ['', 'empty'],
    ['garbage', 'invalid-characters'],
    ['1..0', 'invalid-characters'],
    ['1.0.0-beta_1', 'invalid-characters'],
    ['1.0.0 ', 'invalid-characters'],
    ['1.0 || 2.0', 'invalid-characters'],
    ['1.0.0-+x', 'invalid-characters'],
    [' 1.0.0', 'invalid-spacing'],
    ['v1.0.0', 'v-prefix'],
    ['>= 1.0.0', 'invalid-operator'],
    ['≥1', 'invalid-operator'],
    ['1.0.x', 'wildcard'],
    ['*', 'wildcard'],
    ['1.0.0.0', 'too-many-numbers'],
    ['18446744073709551616.0.0', 'number-too-large'],
  ])('is not what %j says: %s', (text, code) => {
    expect(readOrRefuse(text)).toMatchObject({ code });
  });
});

describe('an absurdly long version', () => {
  it('is refused unread', () => {
    expect(readOrRefuse('1.'.repeat(3000))).toMatchObject({ code: 'too-long' });
  });
});

describe('the order of versions', () => {
  const sorted = [
    '0.9.0',
    '1.0.0-1',
    '1.0.0-9',
    '1.0.0-10',
    '1.0.0-a',
    '1.0.0-beta',
    // In Terraform, fewer parts come first, whatever their text.
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0',
    '1.0.1',
    '1.2.0',
    '1.10.0',
    '9007199254740993.0.0',
    '9007199254740994.0.0',
  ];

  it('is Terraform’s', () => {
    const versions = sorted.toReversed().map(parseVersion);
    expect(versions.toSorted(compareVersions).map(formatVersion)).toEqual(sorted);
  });

  it('ignores build metadata, although such versions are not identical', () => {
    expect(compareVersions(parseVersion('1.0.0+a'), parseVersion('1.0.0+b'))).toBe(0);
  });

  it('is total except for build metadata: antisymmetric, transitive, zero only for equal versions', () => {
    fc.assert(
      fc.property(someVersion, someVersion, someVersion, (a, b, c) => {
        const order = compareVersions(a, b);
        expect(Math.sign(compareVersions(b, a))).toBe(0 - Math.sign(order));
        expect(order === 0).toBe(
          formatVersion({ ...a, metadata: '' }) === formatVersion({ ...b, metadata: '' }),
        );
        const [first, middle, last] = [a, b, c].toSorted(compareVersions);
        if (first !== undefined && middle !== undefined && last !== undefined) {
          expect(compareVersions(first, middle)).toBeLessThanOrEqual(0);
          expect(compareVersions(middle, last)).toBeLessThanOrEqual(0);
          expect(compareVersions(first, last)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('any text', () => {
  it('is a version that reads back the same, or is refused', () => {
    const pieces = fc.constantFrom('1', '0', '.', '-', '+', 'a', 'v', 'x', '*', ' ', '18446744073709551616');
    const hostile = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const version = readOrRefuse(text);
        if (!(version instanceof VersionError)) {
          expect(parseVersion(formatVersion(version))).toEqual(version);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

function readOrRefuse(text: string): Version | VersionError {
  try {
    return parseVersion(text);
  } catch (error) {
    if (error instanceof VersionError) {
      return error;
    }
    throw error;
  }
}
