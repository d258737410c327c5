import { describe, expect, it } from 'vitest';
import { disagreement, readLockFile } from '../../src/lockfile/read.ts';
import { entry, file } from './sample.ts';

const ours = file(
  entry('a.b/c/d', '1.0.0', { constraints: '~> 1.0', hashes: ['x:1', 'x:2'] }),
  entry('__proto__', '2.0.0', { hashes: [] }),
);
const block = { version: '1.0.0', constraints: '~> 1.0', hashes: ['x:1', 'x:2'] };
const theirs = (first: unknown, more = {}): unknown =>
  JSON.parse(JSON.stringify({ provider: { 'a.b/c/d': first, ...more } }).replace('"d":', '"__proto__":'));

describe('two readings of one file', () => {
  it('agree if every value is the same', () => {
    expect(disagreement(ours, theirs([block], { d: [{ version: '2.0.0' }] }))).toBeNull();
    expect(disagreement(file(), {})).toBeNull();
    expect(disagreement(file(), { module: { x: [{}] } })).toBeNull();
  });

  it.each([
    [
      'a different version',
      theirs([{ ...block, version: '1.0.1' }], { d: [{ version: '2.0.0' }] }),
      'a different version',
    ],
    [
      'a number for a version',
      theirs([{ ...block, version: 1 }], { d: [{ version: '2.0.0' }] }),
      'a different version',
    ],
    [
      'other constraints',
      theirs([{ ...block, constraints: '1.0.0' }], { d: [{ version: '2.0.0' }] }),
      'constraints',
    ],
    [
      'one hash fewer',
      theirs([{ ...block, hashes: ['x:1'] }], { d: [{ version: '2.0.0' }] }),
      'different hashes',
    ],
    [
      'one hash more',
      theirs([{ ...block, hashes: [...block.hashes, 'x:3'] }], { d: [{ version: '2.0.0' }] }),
      'different hashes',
    ],
    [
      'a hash repeated that we read once',
      theirs([{ ...block, hashes: ['x:1', 'x:2', 'x:2'] }], { d: [{ version: '2.0.0' }] }),
      'different hashes',
    ],
    [
      'hashes where we read none',
      theirs([block], { d: [{ version: '2.0.0', hashes: ['x:1'] }] }),
      'different hashes',
    ],
    [
      'no hashes where we read some',
      theirs([{ ...block, hashes: [] }], { d: [{ version: '2.0.0' }] }),
      'different hashes',
    ],
    [
      'hashes that are not a list',
      theirs([block], { d: [{ version: '2.0.0', hashes: { length: 0 } }] }),
      'different hashes',
    ],
    [
      'constraints where we read none',
      theirs([block], { d: [{ version: '2.0.0', constraints: '2.0.0' }] }),
      'constraints',
    ],
    [
      'no constraints where we read some',
      theirs([{ version: '1.0.0', hashes: block.hashes }], { d: [{ version: '2.0.0' }] }),
      'constraints',
    ],
    [
      'another hash at the end',
      theirs([{ ...block, hashes: ['x:1', 'x:3'] }], { d: [{ version: '2.0.0' }] }),
      'different hashes',
    ],
    ['a provider with another name', theirs([block], { e: [{ version: '2.0.0' }] }), 'provider block'],
    [
      'one provider more',
      theirs([block], { d: [{ version: '2.0.0' }], 'a.b/c/e': [{ version: '1.0.0' }] }),
      '3 providers, not 2',
    ],
    [
      'hashes in another order',
      theirs([{ ...block, hashes: ['x:2', 'x:1'] }], { d: [{ version: '2.0.0' }] }),
      'different hashes',
    ],
    ['a second block', theirs([block, block], { d: [{ version: '2.0.0' }] }), 'provider block'],
    ['one provider fewer', theirs([block]), '1 providers, not 2'],
    ['something else', { terraform: [{}] }, 'something besides'],
    ['no labels', { provider: [block] }, 'no labels'],
    ['not an object', null, 'not an object'],
  ])('disagree about %s', (_, converted, difference) => {
    expect(disagreement(ours, converted)).toContain(difference);
  });

  it.each([null, undefined, 'text', '', 1, true, []])(
    'disagree about %j, which is no object, even for a file without entries',
    (converted) => {
      expect(disagreement(file(), converted)).toBe('it is not an object');
    },
  );
});

it('a file with another value in the grammar is refused: bytes that are no text differ', () => {
  const text = 'provider "a.b/c/d" {\n  version = "1.0.0"\n  hashes = ["x:\xff"]\n}\n';
  const { lockFile, problems } = readLockFile(Buffer.from(text, 'latin1'));
  expect(lockFile).toBeNull();
  expect(problems).toMatchObject([{ severity: 'error', line: 3, summary: 'Invalid character encoding' }]);
});
