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

  const second = { version: '2.0.0' };

  it.each<[string, object, object, string]>([
    ['a different version', { version: '1.0.1' }, {}, 'a different version'],
    ['a number for a version', { version: 1 }, {}, 'a different version'],
    ['other constraints', { constraints: '1.0.0' }, {}, 'constraints'],
    ['one hash fewer', { hashes: ['x:1'] }, {}, 'different hashes'],
    ['one hash more', { hashes: ['x:1', 'x:2', 'x:3'] }, {}, 'different hashes'],
    ['a hash repeated that we read once', { hashes: ['x:1', 'x:2', 'x:2'] }, {}, 'different hashes'],
    ['another hash at the end', { hashes: ['x:1', 'x:3'] }, {}, 'different hashes'],
    ['hashes in another order', { hashes: ['x:2', 'x:1'] }, {}, 'different hashes'],
    ['no hashes where we read some', { hashes: [] }, {}, 'different hashes'],
    ['hashes where we read none', {}, { hashes: ['x:1'] }, 'different hashes'],
    ['hashes that are not a list', {}, { hashes: { length: 0 } }, 'different hashes'],
    ['constraints where we read none', {}, { constraints: '2.0.0' }, 'constraints'],
    ['no constraints where we read some', { constraints: undefined }, {}, 'constraints'],
  ])('disagree about %s', (_, first, other, difference) => {
    const converted = theirs([{ ...block, ...first }], { d: [{ ...second, ...other }] });
    expect(disagreement(ours, converted)).toContain(difference);
  });

  it.each([
    ['a provider with another name', theirs([block], { e: [second] }), 'provider block'],
    ['one provider more', theirs([block], { d: [second], 'a.b/c/e': [second] }), '3 providers, not 2'],
    ['one provider fewer', theirs([block]), '1 providers, not 2'],
    ['a second block', theirs([block, block], { d: [second] }), 'provider block'],
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
