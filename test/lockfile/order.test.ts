import { describe, expect, it } from 'vitest';
import { compareAddresses } from '../../src/lockfile/order.ts';

describe('the order of a lock file', () => {
  it('is by punycode hostname, namespace, type, in bytes; a text that is not an address comes last', () => {
    const sorted = [
      'example.com/a/b',
      'example.com/a/c',
      'example.com/b/a',
      'example.com/ﬓ/a',
      'example.com/😀/a',
      'registry.terraform.io/hashicorp/aws',
      'испытание.com/a/b',
      'zzz.com/a/b',
      'no address',
    ];
    expect(sorted.toReversed().toSorted(compareAddresses)).toEqual(sorted);
  });
});
