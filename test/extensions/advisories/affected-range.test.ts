import { expect, it } from 'vitest';
import { isInRange } from '../../../src/extensions/advisories/advisory.ts';

it.each([
  ['< 1.2.3', '1.2.2', true],
  ['< 1.2.3', '1.2.3', false],
  ['<= 1.2.3', '1.2.3', true],
  ['> 1.2.3', '1.2.3', false],
  ['>= 1.0.0, < 1.2.3', '1.1.0', true],
  ['>= 1.0.0, < 1.2.3', '0.9.0', false],
  ['>= 1.0.0, < 1.2.3', '2.0.0', false],
  ['= 1.2.3', '1.2.3', true],
  ['= 1.2.3', '1.2.4', false],
  ['< v1.2.3', '1.2.2', true],
  ['<1.2.3', '1.2.2', true],
  ['< 1.2', '1.1.9', true],
  ['< 2.0.0', '2.0.0-beta1', true],
])('%s and %s: %s', (range, version, answer) => {
  expect(isInRange(range, version)).toBe(answer);
});

it.each([
  ['', '1.0.0'],
  ['all', '1.0.0'],
  ['~> 1.0', '1.0.0'],
  ['< 1.2.3, x', '1.0.0'],
  ['< 1.2.3,', '1.0.0'],
  [`< ${'9'.repeat(2_000)}`, '1.0.0'],
  ['< 1.2.3', 'one'],
])('cannot read %s for %s', (range, version) => {
  expect(isInRange(range, version)).toBeNull();
});
