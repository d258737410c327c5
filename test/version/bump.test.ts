import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versionDirection, versionStep } from '../../src/version/bump.ts';
import { formatVersion, parseVersion } from '../../src/version/version.ts';
import { someVersion } from './some-version.ts';

describe('a change of version', () => {
  it.each([
    ['1.4.2', '2.0.0', 'major', 'up'],
    ['1.4.2', '2.0.0-rc1', 'major', 'up'],
    ['2.0.0', '1.9.9', 'major', 'down'],
    ['1.4.2', '1.5.0', 'minor', 'up'],
    ['1.4.2', '1.4.1', 'patch', 'down'],
    ['2.0.0-rc1', '2.0.0', 'prerelease', 'up'],
    ['2.0.0-rc.2', '2.0.0-rc.10', 'prerelease', 'up'],
    // The order that publishers mean; Terraform itself sorts these two the other way.
    ['1.0.0-beta', '1.0.0-alpha.1', 'prerelease', 'down'],
    ['1.0.0', '1.0.0+build', 'metadata', 'none'],
    ['1.0.0', '1.0.0', 'none', 'none'],
    ['9007199254740993.0.0', '9007199254740992.0.0', 'major', 'down'],
    ['1.0.0-01', '1.0.0-02', 'prerelease', 'up'],
    ['0.1.0', '0.2.0', 'minor', 'up'],
  ])('from %s to %s is %s, %s', (from, to, bump, direction) => {
    expect(versionStep(from, to)).toBe(bump);
    expect(versionDirection(parseVersion(from), parseVersion(to))).toBe(direction);
  });

  it('is as large backwards as forwards, in the other direction', () => {
    const opposite = { up: 'down', down: 'up', none: 'none' } as const;
    fc.assert(
      fc.property(someVersion, someVersion, (from, to) => {
        const [before, after] = [formatVersion(from), formatVersion(to)];
        expect(versionStep(before, after)).not.toBeNull();
        expect(versionStep(after, before)).toBe(versionStep(before, after));
        expect(versionDirection(to, from)).toBe(opposite[versionDirection(from, to)]);
      }),
    );
  });
});
