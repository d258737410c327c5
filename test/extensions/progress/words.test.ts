import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  byteShare,
  doneShare,
  progressLine,
  progressParts,
  type Work,
} from '../../../src/extensions/progress/words.ts';

const mebibyte = 1024 ** 2;

const downloading: Work = {
  phase: 'downloading',
  versions: { done: 12, all: 12 },
  packages: { done: 7, all: 28 },
  received: 1126.4 * mebibyte,
  expected: 4403.2 * mebibyte,
};
const asking: Work = {
  phase: 'asking',
  versions: { done: 3, all: 12 },
  packages: { done: 0, all: 0 },
  received: 0,
  expected: null,
};
const usual: Account = { work: downloading, rate: 85 * mebibyte, elapsed: 13 };

function words(work: Partial<Work>, account: Partial<Account> = {}): string {
  return progressParts({ ...usual, ...account, work: { ...downloading, ...work } }).join(', ');
}

describe('how far a run has come, in words', () => {
  it('has packages, bytes, rate and the time left', () => {
    expect(words({})).toBe('7 of 28 packages, 1.1 of 4.3 GiB, 85 MiB/s, about 40 s left');
  });

  it.each([
    ['no size is known', words({ expected: null }), '7 of 28 packages, 1.1 GiB, 85 MiB/s'],
    ['no rate is known yet', words({}, { rate: null }), '7 of 28 packages, 1.1 of 4.3 GiB'],
    ['nothing arrives any more', words({}, { rate: 0 }), '7 of 28 packages, 1.1 of 4.3 GiB, 0 bytes/s'],
    [
      'more arrives than was expected',
      words({ received: 5 * 1024 ** 3 }),
      '7 of 28 packages, 5 of 5 GiB, 85 MiB/s, a few seconds left',
    ],
    [
      'there is one package',
      words({ packages: { done: 0, all: 1 }, received: 0, expected: 100 }, { rate: null }),
      '0 of 1 package, 0 of 100 bytes',
    ],
  ])('where %s', (_, said, expected) => {
    expect(said).toBe(expected);
  });

  it.each([
    [4, 'a few seconds left'],
    [12, 'about 12 s left'],
    [42, 'about 40 s left'],
    [96, 'about 95 s left'],
    [98, 'about 2 min left'],
    [94 * 60, 'about 94 min left'],
    [2.5 * 3600, 'about 2.5 h left'],
  ])('rounds %d seconds: %s', (seconds, said) => {
    const expected = downloading.received + seconds * mebibyte;
    expect(words({ expected }, { rate: mebibyte }).split(', ').at(-1)).toBe(said);
  });

  it.each([
    [{ ...asking, versions: { done: 0, all: 0 } }, 'Reading the lock files, 22 s so far'],
    [asking, '3 of 12 provider versions looked up, 22 s so far'],
    [{ ...asking, versions: { done: 0, all: 1 } }, '0 of 1 provider version looked up, 22 s so far'],
    [
      { ...downloading, phase: 'searching' as const },
      'Searching where unexplained hashes belong, 22 s so far',
    ],
  ])('says something while no package is under way', (work, said) => {
    expect(progressParts({ work, rate: null, elapsed: 22.4 }).join(', ')).toBe(said);
  });
});

describe('the line at a terminal', () => {
  it.each([
    [100, '███████░░░░░░░░░░░░░░░░░░░░░░░ 7 of 28 packages, 1.1 of 4.3 GiB, 85 MiB/s, about 40 s left'],
    [80, '████░░░░░░░░░░░░░░░ 7 of 28 packages, 1.1 of 4.3 GiB, 85 MiB/s, about 40 s left'],
    [62, '7 of 28 packages, 1.1 of 4.3 GiB, 85 MiB/s, about 40 s left'],
    [50, '7 of 28 packages, 1.1 of 4.3 GiB, 85 MiB/s'],
    [20, '7 of 28 packages'],
    [10, '7 of 28 p'],
  ])('of %d columns', (columns, line) => {
    expect(progressLine(usual, columns)).toBe(line);
  });

  it('never fills the last column, and its bar is full only when all is done', () => {
    const share = fc.record({ done: fc.nat(40), all: fc.nat(40) });
    const work = fc.record<Work>({
      phase: fc.constantFrom('asking', 'downloading', 'searching'),
      versions: share,
      packages: share.map(({ done, all }) => ({ done, all: Math.max(1, all) })),
      received: fc.nat(),
      expected: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(work, fc.nat(200), fc.option(fc.nat()), (some, columns, rate) => {
        const line = progressLine({ work: some, rate, elapsed: 1 }, columns);
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
