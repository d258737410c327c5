import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLockFiles } from '../../src/lockfile/compare.ts';
import { hostileTexts } from './hostile-text.ts';
import { expectNoHashLost, expectPrintedFileToReadBack, expectReadingToHold } from './invariants.ts';
import { lockFiles, relatedLockFiles } from './sample.ts';

const seed = Number(process.env.LOCKPROOF_SEED ?? 20_261_122);
const runs = { numRuns: 300, seed };
console.log(`property tests of lock files: LOCKPROOF_SEED=${seed}`);

describe('any lock file', () => {
  it('is read as it was printed', () => {
    fc.assert(fc.property(lockFiles, expectPrintedFileToReadBack), runs);
  });

  it('has no changes against itself', () => {
    fc.assert(
      fc.property(lockFiles, (lockFile) => {
        expect(compareLockFiles(lockFile, lockFile)).toEqual([]);
      }),
      runs,
    );
  });

  it('keeps every hash in a comparison', () => {
    fc.assert(
      fc.property(relatedLockFiles, ([base, head]) => expectNoHashLost(base, head)),
      runs,
    );
  });
});

describe('any text', () => {
  it('gives a reading and never an exception', () => {
    fc.assert(fc.property(hostileTexts(), expectReadingToHold), runs);
  });

  it('gives a reading even for bytes that are not text', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc
        .tuple(hostileTexts(), fc.uint8Array({ maxLength: 4 }))
        .map(([text, tail]) => Buffer.concat([Buffer.from(text), tail])),
    );
    fc.assert(fc.property(bytes, expectReadingToHold), runs);
  });
});
