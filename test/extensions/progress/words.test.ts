import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  byteShare,
  doneShare,
  progressLine,
  progressParts,
} from '../../../src/extensions/progress/words.ts';

const mebibyte = 1024 ** 2;

const downloading: Account = {
  versions: { done: 12, all: 12 },
  packages: { done: 7, all: 28 },
  received: 1126.4 * mebibyte,
  expected: 4403.2 * mebibyte,
  elapsed: 40.4,
};
const asking: Account = {
  versions: { done: 3, all: 12 },
  packages: { done: 0, all: 0 },
  received: 0,
  expected: null,
  elapsed: 22.4,
};

describe('how far a run has come, in words', () => {
  it.each<[string, Account, string]>([
    ['every size is known', downloading, '7 of 28 packages, 1.1 of 4.3 GiB, 40 s so far'],
    ['no size is known', { ...downloading, expected: null }, '7 of 28 packages, 1.1 GiB, 40 s so far'],
    [
      'more arrives than was expected',
      { ...downloading, received: 5 * 1024 ** 3, elapsed: 150 },
      '7 of 28 packages, 5 of 5 GiB, 2 min so far',
    ],
    [
      'there is one package',
      { ...downloading, packages: { done: 0, all: 1 }, received: 0, expected: 100 },
      '0 of 1 package, 0 of 100 bytes, 40 s so far',
    ],
    ['nothing is read', { ...asking, versions: { done: 0, all: 0 } }, 'Reading the lock files, 22 s so far'],
    ['registries are asked', asking, '3 of 12 provider versions looked up, 22 s so far'],
    [
      'one version is asked about',
      { ...asking, versions: { done: 0, all: 1 } },
      '0 of 1 provider version looked up, 22 s so far',
    ],
  ])('where %s', (_, account, said) => {
    expect(progressParts(account).join(', ')).toBe(said);
  });
});

describe('the line at a terminal', () => {
  it.each([
    [100, '███████░░░░░░░░░░░░░░░░░░░░░░░ 7 of 28 packages, 1.1 of 4.3 GiB, 40 s so far'],
    [66, '████░░░░░░░░░░░░░░░ 7 of 28 packages, 1.1 of 4.3 GiB, 40 s so far'],
    [48, '7 of 28 packages, 1.1 of 4.3 GiB, 40 s so far'],
    [40, '7 of 28 packages, 1.1 of 4.3 GiB'],
    [20, '7 of 28 packages'],
    [10, '7 of 28 p'],
  ])('of %d columns', (columns, line) => {
    expect(progressLine(downloading, columns)).toBe(line);
  });

  it('never fills the last column, and its bar is full only when all is done', () => {
    const share = fc.record({ done: fc.nat(40), all: fc.nat(40) });
    const account = fc.record<Account>({
      versions: share,
      packages: share,
      received: fc.nat(),
      expected: fc.option(fc.nat()),
      elapsed: fc.nat(100_000),
    });
    fc.assert(
      fc.property(account, fc.nat(200), (some, columns) => {
        const line = progressLine(some, columns);
        expect(line.length).toBeLessThanOrEqual(Math.max(0, columns - 1));
        expect(line).not.toMatch(/NaN|Infinity|undefined|null/);
        if (line.startsWith('█') && !line.includes('░')) expect(doneShare(some)).toBe(1);
      }),
    );
  });
});

describe('a part of a size', () => {
  it.each([
    [0, 0, '0 of 0 bytes'],
    [100, 344, '100 of 344 bytes'],
    [512 * 1024 ** 2, 4.3 * 1024 ** 3, '0.5 of 4.3 GiB'],
  ])('%d of %d is in the unit of the whole: %s', (part, whole, said) => {
    expect(byteShare(part, whole)).toBe(said);
  });
});
