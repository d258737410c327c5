import { describe, expect, it } from 'vitest';
import { factIn, factKey, factPrefix } from '../../src/action/fact-key.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';

const hashes = { zh: plantedZh('z'), archive: plantedH1('a'), directory: plantedH1('d') };
const key = factKey(hashes) ?? '';

describe('the hashes of a package as a key of GitHub’s cache', () => {
  it('are read as they were written, and found by the digest', () => {
    expect(factIn(key)).toEqual(hashes);
    expect(key.startsWith(factPrefix(hashes.zh) ?? '!')).toBe(true);
  });

  it('are a key that GitHub takes and tells apart without regard to case', () => {
    expect(key).toMatch(/^[a-z0-9-]{1,512}$/);
  });

  it.each([
    ['nothing', ''],
    ['the prefix alone', factPrefix(hashes.zh) ?? ''],
    ['an h1 missing', key.slice(0, key.lastIndexOf('-'))],
    ['more behind it', `${key}-verified`],
    ['a line behind it', `${key}\n`],
    ['something before it', `x${key}`],
    ['another meaning', key.replace('-v1-', '-v2-')],
    ['other letters', key.toUpperCase()],
    ['a digest too short', key.slice(0, -1)],
    ['no hex', `${key.slice(0, -1)}g`],
    ['a path', '../../../package-hashes'],
    ['very much', key.repeat(100_000)],
  ])('a key with %s states nothing', (_what, text) => {
    expect(factIn(text)).toBeNull();
  });

  it.each(['', 'zh:', 'zh:../../x', 'zh:ABC', hashes.archive, 'h1:'])(
    '%j is no digest to look for',
    (text) => {
      expect(factPrefix(text)).toBeNull();
      expect(factKey({ ...hashes, zh: text })).toBeNull();
    },
  );

  it('no key is made of h1 that are none', () => {
    expect(factKey({ ...hashes, archive: hashes.zh })).toBeNull();
    expect(factKey({ ...hashes, directory: 'h1:AAAA' })).toBeNull();
  });
});
