import { describe, expect, it } from 'vitest';
import { printLockFile } from '../../src/lockfile/lock-file.ts';
import type { LockFileRevision } from '../../src/source/source.ts';
import type { Content } from '../../src/source/tree.ts';
import { readFiles } from '../../src/subject/read-files.ts';
import { locked } from '../support/review-builders.ts';

const missing: Content = { kind: 'missing' };
const hash = (index: number) => `zh:${index.toString(16).padStart(64, '0')}`;
const hashes = (count: number, from = 0) => Array.from({ length: count }, (_, index) => hash(from + index));

/** A lock file with these versions of one provider each, and these hashes in the first of them. */
function content(names: readonly string[], first: readonly string[] = [], version = '1.0.0'): Content {
  const providers = names.map((name, index) =>
    locked(version, index === 0 ? first : [], { address: `a.b/c/${name}` }),
  );
  return { kind: 'file', bytes: Buffer.from(printLockFile({ tool: 'terraform', providers })) };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

/** What is left of each file: how many entries it has at base and head, or what there was too much of. */
function read(...sides: readonly (readonly [base: Content, head: Content])[]) {
  const files = sides.map(
    ([base, head], index): LockFileRevision => ({
      path: `${index}/.terraform.lock.hcl`,
      status: 'modified',
      base,
      head,
    }),
  );
  return readFiles({ base: null, head: null, files, notices: [] }).map(({ base, head, revision }) =>
    revision.head.kind === 'left-out' || revision.base.kind === 'left-out'
      ? [revision.base, revision.head].map((side) =>
          side.kind === 'left-out' ? `${side.of} ${side.limit}` : side.kind,
        )
      : [base, head].map((side) => side?.lockFile?.providers.length ?? null),
  );
}

describe('the lock files of a run', () => {
  it('are read on both sides', () => {
    expect(
      read([content(['a']), content(['a', 'b'])], [missing, content(['c'])], [content(['d']), missing]),
    ).toEqual([
      [1, 2],
      [null, 1],
      [1, null],
    ]);
  });

  it('may have 5000 versions together, each counted once; a file with one more is left out whole, and the next one is read', () => {
    const many = content(names(5000));
    expect(
      read(
        [missing, many],
        [many, many],
        [many, content(['one-more'])],
        [missing, content(['p1'], [], '2.0.0')],
        [missing, content(['p1'])],
      ),
    ).toEqual([
      [null, 5000],
      [5000, 5000],
      ['provider versions 5000', 'provider versions 5000'],
      ['missing', 'provider versions 5000'],
      [null, 1],
    ]);
  });

  it('may have 50000 hashes together, each of a version counted once', () => {
    const most = content(['a'], hashes(50_000));
    expect(
      read(
        [most, most],
        [content(['a'], hashes(3)), missing],
        [content(['a'], hashes(1, 50_000)), missing],
        [missing, content(['b'], hashes(1))],
      ),
    ).toEqual([
      [1, 1],
      [1, null],
      ['hashes 50000', 'missing'],
      ['missing', 'hashes 50000'],
    ]);
  });
});
