import { describe, expect, it } from 'vitest';
import { digestAround, runIdentity as identityOf } from '../../../src/extensions/shards/shards.ts';
import type { Settings } from '../../../src/policy/settings.ts';
import { pathTest } from '../../../src/source/glob.ts';
import type { LockFileRevision } from '../../../src/source/source.ts';
import { baseSha, headSha, settings, subject } from '../../support/review-builders.ts';

const file: LockFileRevision = {
  path: 'app/.terraform.lock.hcl',
  status: 'modified',
  base: { kind: 'missing' },
  head: { kind: 'file', bytes: new TextEncoder().encode('x') },
};
const snapshot = { base: baseSha, head: headSha, files: [file] };
const inForce = settings({ 'fail-on': 'warning' });
const around = digestAround(subject([]));
const runIdentity = (
  read: Parameters<typeof identityOf>[0],
  chosen: Settings,
  version: string,
  digest: string = around,
) => identityOf(read, chosen, version, digest);
const identity = runIdentity(snapshot, inForce, '1.0.0');

function under(policy: Partial<Settings>): Settings {
  return { ...inForce, ...policy };
}

const globs = ['app/**'];
const forPaths = {
  globs,
  matches: pathTest(globs),
  isLike: pathTest(globs),
  said: new Map([['platforms', ['linux_amd64']]]),
};

describe('the identity of a run', () => {
  it('is the same for the same files, settings and version, wherever packages are kept', () => {
    expect(identity).toMatch(/^[0-9a-f]{64}$/);
    expect(runIdentity({ ...snapshot, files: [{ ...file }] }, { ...inForce }, '1.0.0')).toBe(identity);
    expect(runIdentity(snapshot, { ...inForce, ...{ cache: '/elsewhere' } }, '1.0.0')).toBe(identity);
  });

  it.each([
    ['another version of the program', snapshot, inForce, '1.0.1'],
    ['another base', { ...snapshot, base: headSha }, inForce, '1.0.0'],
    ['another head', { ...snapshot, head: null }, inForce, '1.0.0'],
    ['one lock file more', { ...snapshot, files: [file, { ...file, path: 'b' }] }, inForce, '1.0.0'],
    [
      'another content',
      {
        ...snapshot,
        files: [{ ...file, head: { kind: 'file' as const, bytes: new TextEncoder().encode('y') } }],
      },
      inForce,
      '1.0.0',
    ],
    ['another setting', snapshot, settings({ 'fail-on': 'error' }), '1.0.0'],
    ['a host', snapshot, settings({ 'fail-on': 'warning', registries: 'example.com' }), '1.0.0'],
    ['a rule of the policy', snapshot, under({ rules: new Map([['prerelease', 'off']]) }), '1.0.0'],
    ['a part of the policy', snapshot, under({ paths: [forPaths] }), '1.0.0'],
  ])('is another one with %s', (_what, read, chosen, version) => {
    expect(runIdentity(read, chosen, version)).not.toBe(identity);
  });

  it('is another one with another configuration, which no commit of a working tree tells', () => {
    const revision = { ...file, status: 'modified' as const };
    const read = (more: object) =>
      digestAround({ ...subject([]), files: [{ revision, base: null, head: null, ...more }] });
    const [main, other] = [
      { requirements: new Map([['null', '~> 3.0']]) },
      { requirements: new Map([['null', '~> 2.0']]) },
    ];
    const of = (configuration: object) => runIdentity(snapshot, inForce, '1.0.0', read({ configuration }));
    expect(of(main)).toBe(of({ ...main }));
    expect(of(main)).not.toBe(of(other));
  });

  it('knows what a part of the policy says', () => {
    const [one, other] = [['linux_amd64'], ['darwin_arm64']].map((platforms) =>
      runIdentity(
        snapshot,
        under({ paths: [{ ...forPaths, said: new Map([['platforms', platforms]]) }] }),
        '1.0.0',
      ),
    );
    expect(one).not.toBe(other);
  });

  it('knows what a part of the policy is for', () => {
    const [one, other] = [globs, ['other/**']].map((each) =>
      runIdentity(
        snapshot,
        under({ paths: [{ ...forPaths, globs: each, matches: pathTest(each), isLike: pathTest(each) }] }),
        '1.0.0',
      ),
    );
    expect(one).not.toBe(other);
  });
});
