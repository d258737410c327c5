import { describe, expect, it } from 'vitest';
import type { Change, HashChange } from '../../src/lockfile/change.ts';
import { compareLockFiles, describeProviders } from '../../src/lockfile/compare.ts';
import type { LockFile, ProviderLock } from '../../src/lockfile/lock-file.ts';
import { entry, file, h1, zh } from './sample.ts';

const aws = 'registry.terraform.io/hashicorp/aws';
const one = (more: Partial<ProviderLock> = {}, version = '5.0.0'): LockFile =>
  file(entry(aws, version, more));
const kindsOf = (from: LockFile | null, to: LockFile | null): readonly (readonly string[])[] =>
  compareLockFiles(from, to).map(({ kinds }) => kinds);
const marks = ({ hashes }: Change): readonly string[] =>
  hashes.map(({ hash, status }: HashChange) => `${status} ${hash}`);

describe('comparing two lock files', () => {
  it('finds nothing if nothing changed', () => {
    expect(compareLockFiles(one(), one())).toEqual([]);
    expect(compareLockFiles(null, null)).toEqual([]);
    expect(compareLockFiles(null, file())).toEqual([]);
  });

  it('names no earlier address of a provider that did not move', () => {
    expect(compareLockFiles(one(), one({}, '5.1.0')).map(({ movedFrom }) => movedFrom)).toEqual([null]);
  });

  it.each<[string, LockFile, LockFile, readonly string[]]>([
    ['a newer version', one(), one({ hashes: [zh('2')] }, '5.1.0'), ['version-upgraded']],
    ['an older version', one({}, '5.10.0'), one({ hashes: [zh('2')] }, '5.9.0'), ['version-downgraded']],
    ['a release after its prerelease', one({}, '5.0.0-beta1'), one(), ['version-upgraded']],
    ['other build metadata', one(), one({}, '5.0.0+build.2'), ['version-changed']],
    ['a text that is not a version', one(), one({}, 'five'), ['version-changed']],
    [
      'other constraints',
      one({ constraints: '~> 5.0' }),
      one({ constraints: '>= 5.0.0' }),
      ['constraints-changed'],
    ],
    ['new constraints', one(), one({ constraints: '>= 5.0.0' }), ['constraints-changed']],
    ['more hashes', one({ hashes: [zh('1')] }), one({ hashes: [zh('1'), zh('2')] }), ['hashes-added']],
    ['first hashes', one({ hashes: [] }), one({ hashes: [zh('1')] }), ['hashes-added']],
    ['fewer hashes', one({ hashes: [zh('1'), h1('a')] }), one({ hashes: [zh('1')] }), ['hashes-removed']],
    [
      'another hash at the same version',
      one({ hashes: [zh('1'), zh('3')] }),
      one({ hashes: [zh('2'), zh('3')] }),
      ['hashes-replaced'],
    ],
    ['no hash left', one(), one({ hashes: [] }), ['hashes-cleared']],
    ['only a scheme that is not checked left', one(), one({ hashes: ['h9:x'] }), ['hashes-cleared']],
    [
      'no checked hash left of several schemes',
      one({ hashes: [zh('1'), 'h9:x'] }),
      one({ hashes: ['h9:x'] }),
      ['hashes-cleared'],
    ],
    ['a version after a text that is not one', one({}, 'five'), one(), ['version-changed']],
    [
      'the last hashes in another order',
      one({ hashes: [zh('1'), zh('2'), zh('3')] }),
      one({ hashes: [zh('1'), zh('3'), zh('2')] }),
      ['format-only'],
    ],
    [
      'no hash for the new version',
      one(),
      one({ hashes: [] }, '5.1.0'),
      ['version-upgraded', 'hashes-cleared'],
    ],
    [
      'hashes in another order',
      one({ hashes: [zh('1'), zh('2')] }),
      one({ hashes: [zh('2'), zh('1')] }),
      ['format-only'],
    ],
    ['a hash twice', one({ hashes: [zh('1')] }), one({ hashes: [zh('1'), zh('1')] }), ['format-only']],
    ['empty constraints', one(), one({ constraints: '' }), ['format-only']],
    [
      'all at once',
      one(),
      one({ hashes: [], constraints: '4.0.0' }, '4.0.0'),
      ['version-downgraded', 'constraints-changed', 'hashes-cleared'],
    ],
  ])('names %s', (_, from, to, kinds) => {
    expect(kindsOf(from, to)).toEqual([kinds]);
  });

  it('names added and removed providers, also for added and removed files', () => {
    expect(kindsOf(null, one())).toEqual([['provider-added']]);
    expect(kindsOf(one(), null)).toEqual([['provider-removed']]);
    expect(kindsOf(one(), file())).toEqual([['provider-removed']]);
  });

  it('gives every hash of both sides, those of the new file first', () => {
    const from = one({ hashes: [zh('3'), zh('1'), zh('2')] });
    const [change] = compareLockFiles(from, one({ hashes: [zh('4'), zh('1')] }));
    expect(change && marks(change)).toEqual([
      `added ${zh('4')}`,
      `kept ${zh('1')}`,
      `removed ${zh('3')}`,
      `removed ${zh('2')}`,
    ]);
  });

  it("keeps Terraform's order of providers, also for removed ones", () => {
    const from = file(entry('b.io/b/b', '1.0.0'), entry('a.io/z/z', '1.0.0'));
    const to = file(entry('c.io/c/c', '1.0.0'), entry('b.io/a/a', '2.0.0'));
    expect(compareLockFiles(from, to).map(({ provider }) => provider)).toEqual([
      'a.io/z/z',
      'b.io/a/a',
      'b.io/b/b',
      'c.io/c/c',
    ]);
  });

  it('names providers that changed places', () => {
    const [a, b] = [entry('a.io/a/a', '1.0.0'), entry('b.io/b/b', '1.0.0')];
    expect(kindsOf(file(a, b), file(b, a))).toEqual([['format-only'], ['format-only']]);
    expect(kindsOf(file(a, b), file(b))).toEqual([['provider-removed']]);
    expect(kindsOf(file(b), file(a, b))).toEqual([['provider-added']]);
  });

  it('loses no hash of a provider that is locked twice', () => {
    const twice = file(
      entry(aws, '5.0.0', { hashes: [zh('1')] }),
      entry(aws, '5.0.0', { hashes: [zh('2')] }),
    );
    const [change] = compareLockFiles(null, twice);
    expect(change && marks(change)).toEqual([`added ${zh('1')}`, `added ${zh('2')}`]);
    const [described] = describeProviders(null, twice);
    expect(described?.head?.lines).toMatchObject({ block: 1, hashesArgument: 3, hashes: [4, 4] });
  });

  it('describes unchanged providers too on request', () => {
    expect(describeProviders(one(), one()).map(({ change }) => change.kinds)).toEqual([[]]);
  });
});

describe('a provider that moves', () => {
  const moved = (
    from: readonly ProviderLock[],
    to: readonly ProviderLock[],
  ): readonly (readonly [string | null, string, ...string[]])[] =>
    compareLockFiles(file(...from), file(...to)).map(({ movedFrom, provider, kinds }) => [
      movedFrom,
      provider,
      ...kinds,
    ]);
  const tofu = 'registry.opentofu.org/hashicorp/aws';

  it('to the other registry, with other builds', () => {
    expect(moved([entry(aws, '5.0.0')], [entry(tofu, '5.0.0', { hashes: [zh('9')] })])).toEqual([
      [aws, tofu, 'provider-moved', 'hashes-replaced'],
    ]);
  });

  it('without hashes, as OpenTofu writes it first', () => {
    expect(moved([entry(aws, '5.0.0')], [entry(tofu, '5.0.0', { hashes: [] })])).toEqual([
      [aws, tofu, 'provider-moved', 'hashes-cleared'],
    ]);
  });

  it('to the other registry and another version at once', () => {
    expect(moved([entry(aws, '5.0.0')], [entry(tofu, '5.1.0', { hashes: [zh('9')] })])).toEqual([
      [aws, tofu, 'provider-moved', 'version-upgraded'],
    ]);
  });

  it('to another namespace, with the same version or the same packages', () => {
    expect(
      moved([entry('a.io/old/x', '1.0.0')], [entry('a.io/new/x', '1.0.0', { hashes: [zh('9')] })]),
    ).toEqual([['a.io/old/x', 'a.io/new/x', 'provider-moved', 'hashes-replaced']]);
    expect(moved([entry('a.io/old/x', '1.0.0')], [entry('a.io/new/x', '1.1.0')])).toEqual([
      ['a.io/old/x', 'a.io/new/x', 'provider-moved', 'version-upgraded'],
    ]);
  });

  it('is not confused with another provider of the same type', () => {
    expect(
      moved([entry('a.io/old/x', '1.0.0')], [entry('a.io/new/x', '2.0.0', { hashes: [zh('9')] })]),
    ).toEqual([
      [null, 'a.io/new/x', 'provider-added'],
      [null, 'a.io/old/x', 'provider-removed'],
    ]);
  });

  it('is not guessed if there are two possibilities', () => {
    const to = [entry('a.io/one/x', '1.0.0'), entry('a.io/two/x', '1.0.0')];
    expect(moved([entry('a.io/old/x', '1.0.0')], to).flat()).not.toContain('provider-moved');
    expect(moved(to, [entry('a.io/old/x', '1.0.0')]).flat()).not.toContain('provider-moved');
  });

  it('does not count as a move while the old entry remains', () => {
    expect(moved([entry(aws, '5.0.0')], [entry(tofu, '5.0.0'), entry(aws, '5.0.0')]).flat()).not.toContain(
      'provider-moved',
    );
  });

  it('is not confused with one that remains under the same name, so that the removal is told', () => {
    expect(
      moved([entry('a.io/n/x', '1.0.0'), entry('b.io/n/x', '1.0.0')], [entry('b.io/n/x', '2.0.0')]),
    ).toEqual([
      [null, 'a.io/n/x', 'provider-removed'],
      [null, 'b.io/n/x', 'version-upgraded'],
    ]);
  });

  it('is found by its name first, and what is left by its type', () => {
    const from = [entry('a.io/n/x', '1.0.0'), entry('a.io/old/x', '1.0.0')];
    expect(moved(from, [entry('b.io/n/x', '1.0.0'), entry('c.io/new/x', '1.0.0')])).toEqual([
      ['a.io/n/x', 'b.io/n/x', 'provider-moved'],
      ['a.io/old/x', 'c.io/new/x', 'provider-moved'],
    ]);
  });

  it('is the one of several that continues', () => {
    const other = { hashes: [zh('9')] };
    expect(
      moved(
        [entry('a.io/one/x', '1.0.0'), entry('a.io/two/x', '2.0.0', other)],
        [entry('a.io/new/x', '1.0.0')],
      ),
    ).toEqual([
      ['a.io/one/x', 'a.io/new/x', 'provider-moved'],
      [null, 'a.io/two/x', 'provider-removed'],
    ]);
    expect(
      moved(
        [entry('a.io/old/x', '1.0.0')],
        [entry('a.io/one/x', '1.0.0'), entry('a.io/two/x', '2.0.0', other)],
      ),
    ).toEqual([
      ['a.io/old/x', 'a.io/one/x', 'provider-moved'],
      [null, 'a.io/two/x', 'provider-added'],
    ]);
  });

  it('may continue with one common hash among others', () => {
    const hashes = (...digits: readonly string[]) => ({ hashes: digits.map(zh) });
    expect(
      moved(
        [entry('a.io/old/x', '1.0.0', hashes('1', '2'))],
        [entry('a.io/new/x', '2.0.0', hashes('2', '3'))],
      ),
    ).toEqual([['a.io/old/x', 'a.io/new/x', 'provider-moved', 'version-upgraded']]);
  });

  it.each([
    ['of another type', 'a.io/old/x', 'a.io/new/y'],
    ['that has no address', 'one', 'two'],
    ['whose new entry has no address', 'a.io/old/x', 'a.io/x y/x'],
  ])('is not one %s, even with the same version and hashes', (_, from, to) => {
    expect(moved([entry(from, '1.0.0')], [entry(to, '1.0.0')]).flat()).not.toContain('provider-moved');
  });

  it.each([
    [32, 32],
    [33, 0],
  ])(
    'of %i providers of one type is searched in %i, so that a hostile file takes no time',
    (count, expected) => {
      const entries = (namespace: string) =>
        Array.from({ length: count }, (_, index) =>
          entry(`a.io/${namespace}${index}/x`, `${index}.0.0`, { hashes: [] }),
        );
      const kinds = moved(entries('old'), entries('new')).flat();
      expect(kinds.filter((kind) => kind === 'provider-moved')).toHaveLength(expected);
    },
  );
});
