import { describe, expect, it } from 'vitest';
import { foreignCharacters, isDisguised, skeleton } from '../../../src/extensions/lookalike/confusable.ts';

describe('the look of a name', () => {
  it.each([
    ['hashicorp', 'hashlcorp'],
    ['hashicorp', 'hash1corp'],
    ['hashicorp', 'hаshicorp'],
    ['hashicorp', 'hаѕһісοrр'],
    ['oracle', '0racle'],
    ['terraform', 'terraforrn'],
    ['prometheus', 'prornetheus'],
    ['cloudflare', 'cloudﬂare'],
    ['cloudflare', 'clöudflàre'],
    ['newrelic', 'nevvrelic'],
    ['wavefront', 'vvavefront'],
    ['vault', 'va\u200bult'],
    ['gitlabhq', 'gıtlabhq'],
  ])('is the same for %s and %s', (name, double) => {
    expect(skeleton(double)).toBe(skeleton(name));
  });

  it.each([
    ['aws', 'awscc'],
    ['tls', 'dns'],
    ['azurerm', 'azuread'],
    ['google', 'google-beta'],
  ])('distinguishes %s and %s', (name, other) => {
    expect(skeleton(other)).not.toBe(skeleton(name));
  });
});

describe('a disguise', () => {
  it.each(['hаshicorp', 'терraform', 'аррӏе', 'οαο', 'gοοgle'])('is %s', (name) => {
    expect(isDisguised(name)).toBe(true);
  });

  it.each([
    'hashicorp',
    'münchen',
    'straße',
    'испытание',
    'пример',
    'παράδειγμα',
    '東京tokyo',
    '日本のregistry',
    '한국',
    '',
  ])('is not %s', (name) => {
    expect(isDisguised(name)).toBe(false);
  });

  it('is described by the code points of its characters outside ASCII, each once', () => {
    expect(foreignCharacters('hаshіcаrp😀')).toEqual(['U+0430', 'U+0456', 'U+1F600']);
    expect(foreignCharacters('hashicorp')).toEqual([]);
  });
});
