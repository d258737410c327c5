import fc from 'fast-check';
import type { Version } from '../../src/version/version.ts';

const number = fc.oneof(fc.bigInt(0n, 3n), fc.bigInt(0n, 2n ** 64n - 1n));
const extra = fc.oneof(
  fc.constant(''),
  fc.constantFrom('beta', 'beta.1', 'alpha.1', 'a.b', 'a.b.c', '1', '01', '10', '..', '-'),
  fc.stringMatching(/^[0-9A-Za-z.-]{1,6}$/),
);

/** Any version that Terraform can write, often with small numbers and odd prereleases. */
export const someVersion: fc.Arbitrary<Version> = fc.record({
  major: number,
  minor: number,
  patch: number,
  prerelease: extra,
  metadata: extra,
});
