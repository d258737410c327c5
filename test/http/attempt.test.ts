import { expect, it } from 'vitest';
import { retryAfter } from '../../src/http/attempt.ts';

it.each([
  ['5', 5000],
  ['0', 0],
  ['Thu, 01 Jan 1970 00:00:10 GMT', 10_000],
  ['soon', null],
  ['-1', null],
  ['1e9', null],
  [undefined, null],
])('a Retry-After of %s is a pause of %s milliseconds', (header, expected) => {
  expect(retryAfter(header, 0)).toBe(expected);
});
