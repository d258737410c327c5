import { describe, expect, it } from 'vitest';
import type { HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { absent, known, unavailable } from '../../src/outcome.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { platformsThatInitAdds } from '../../src/subject/coverage.ts';
import { isOneFolder, outlivedHashes, platformsToLock } from '../../src/subject/locked-entry.ts';
import { readAtUnreadBase } from '../../src/subject/subject.ts';
import {
  changed,
  evidence,
  h1,
  locked,
  notAsked,
  nullProvider,
  refuted,
  settings,
  signed,
  signedFor,
  subject,
  unaskableRelease,
  zh,
} from '../support/review-builders.ts';

/* What an h1 is worth that the registry announces beside a signed zh, and what else depends on announcements. */

const hash = h1('announced');
const official = 'C874011F0AB405110D02105534365D9472D7468F';

function announced(checked: readonly string[]): HashProof {
  return { level: 'announced', platform: 'darwin_arm64', zh: zh('beside'), by: 'r.example', checked };
}

/** The worth of the one hash of an entry. */
function worthUnder(policy: string, proof: HashProof, more: Partial<VersionEvidence> = {}, text = hash) {
  const head = locked('3.2.4', [text]);
  const made = subject([changed({ head, evidence: { ...evidence(head, { [text]: proof }), ...more } })], {
    settings: settingsUnder(parsePolicy(policy, '.github/lockproof.yml', rules, allSettings), settings()),
  });
  return made.entries[0]?.hashes[0]?.worth;
}

describe('an announced h1', () => {
  const bySample = { kind: 'accepted', by: 'announced', of: 'r.example', checked: ['linux_amd64'] };

  it.each<[string, string, readonly string[], object]>([
    ['is accepted by a sample', '', ['linux_amd64'], bySample],
    ['is not accepted by an empty sample', '', [], { kind: 'unproven', fault: { kind: 'word-only' } }],
    [
      'is accepted without a sample where the policy says so',
      'announced-h1: accept',
      [],
      { kind: 'accepted', by: 'announced', checked: [] },
    ],
    [
      'is not accepted where the policy wants all to be computed',
      'announced-h1: compute',
      ['linux_amd64'],
      { kind: 'unproven', fault: { kind: 'word-only', by: 'r.example', checked: ['linux_amd64'] } },
    ],
    [
      'is not accepted where the policy pins a key',
      `announced-h1: accept\nsigning-keys: [{providers: ["*/*/*"], fingerprints: ["${official}"]}]`,
      ['linux_amd64'],
      { kind: 'unproven' },
    ],
    [
      'is accepted as the policy says of its path',
      'paths: [{match: ["**"], announced-h1: sample}]',
      ['linux_amd64'],
      bySample,
    ],
  ])('%s', (_, policy, checked, expected) => {
    expect(worthUnder(policy, announced(checked))).toMatchObject(expected);
  });

  it.each<[string, VersionEvidence['release']]>([
    ['a host that may not be asked', unavailable('untrusted-host', 'x')],
    ['a registry that contradicts itself', unavailable('disagreement', 'x')],
    ['a release that does not exist', absent('x')],
  ])('is not accepted of %s', (_, release) => {
    expect(worthUnder('announced-h1: accept', announced(['linux_amd64']), { release })).toMatchObject({
      kind: 'unproven',
    });
  });

  it('is none where nothing was announced, or where it is no hash', () => {
    const asserted: HashProof = { level: 'asserted', platform: null, filename: null, by: 'r.example' };
    expect(worthUnder('announced-h1: accept', asserted)).toMatchObject({ kind: 'unproven' });
    expect(worthUnder('announced-h1: accept', announced(['a_a']), {}, 'h1:x')).toMatchObject({
      kind: 'unproven',
      fault: { kind: 'malformed' },
    });
    expect(worthUnder('', refuted, {}, 'h9:x')).toMatchObject({ fault: { kind: 'ignored' } });
  });

  it('counts for the platforms to lock, as a computed one does', () => {
    const head = locked('3.2.4', [hash, zh('a')]);
    const known = evidence(head, { [hash]: announced([]), [zh('a')]: signedFor('windows_amd64') });
    const made = subject([changed({ head, evidence: known })]);
    const [entry] = made.entries;
    expect(entry && platformsToLock(entry, made)).toEqual(['darwin_arm64']);
  });
});

describe('a hash beyond a limit', () => {
  it('tells what the run would need, where that is known', () => {
    const budget = notAsked('budget', 'used up');
    expect(worthUnder('', budget)).toEqual({
      kind: 'unproven',
      fault: { kind: 'past-limit', limit: 'budget', reason: 'used up' },
    });
    expect(worthUnder('', { ...budget, needed: 7 } as HashProof)).toMatchObject({ fault: { needed: 7 } });
  });
});

describe('the platforms that the next init adds', () => {
  const tofu = 'registry.opentofu.org/acme/null';
  const of = (more: Partial<VersionEvidence>, hashes: readonly string[] = []) => {
    const lock = locked('1.0.0', hashes, { address: tofu });
    const told = new Map([
      ['linux_amd64', [zh('l'), h1('l')]],
      ['darwin_arm64', [h1('d'), h1('d2')]],
      ['windows_amd64', [zh('w')]],
    ]);
    return platformsThatInitAdds(hashes, { ...evidence(lock, {}), announced: told, ...more });
  };

  it('are those with an announced h1 that the entry lacks', () => {
    expect(of({})).toEqual(['darwin_arm64', 'linux_amd64']);
    expect(of({}, [h1('l')])).toEqual(['darwin_arm64']);
    expect(of({}, [h1('d2')])).toEqual(['linux_amd64']);
    expect(of({}, [h1('d'), h1('l')])).toEqual([]);
    expect(of({}, [zh('l')])).toEqual(['darwin_arm64', 'linux_amd64']);
  });

  it('are none of another registry, of a release that is not known, or that contradicts itself', () => {
    expect(of({ address: nullProvider })).toEqual([]);
    expect(of({ address: `x.example/${tofu}/` })).toEqual([]);
    expect(of({ release: absent('x') })).toEqual([]);
    expect(of({ release: known({ documents: [], disagreements: ['x'] }) })).toEqual([]);
    expect(of({ announced: new Map() })).toEqual([]);
    expect(platformsThatInitAdds([], null)).toEqual([]);
  });
});

describe('an entry with the h1 of one folder alone', () => {
  it.each<[readonly string[], boolean]>([
    [[h1('a')], true],
    [[h1('a'), h1('b')], false],
    [[zh('a')], false],
    [[h1('a'), zh('a')], false],
    [[], false],
  ])('%#: %s', (hashes, expected) => {
    expect(isOneFolder({ lock: locked('1.0.0', hashes) })).toBe(expected);
  });
});

describe('a release that was published again', () => {
  const [old, now] = [zh('old'), zh('now')];

  function outlived(more: Partial<VersionEvidence>): readonly string[] {
    const [base, head] = [locked('3.2.4', [old]), locked('3.2.4', [now])];
    const seen = { ...evidence(head, { [now]: signed }), dropped: new Map([[old, refuted]]), ...more };
    return [...outlivedHashes(changed({ base, head, evidence: seen }))];
  }

  it('is told where the run looked into a package, or its documents contradict each other', () => {
    expect(outlived({ hashedPackages: 1 })).toEqual([old]);
    expect(outlived({ hashedPackages: 0 })).toEqual([]);
    const { hashedPackages: _, ...unseen } = evidence(locked('3.2.4', []), {});
    const contradicted = known({ documents: [], disagreements: ['x'] });
    expect(outlived({ hashedPackages: 0, release: contradicted })).toEqual([old]);
    expect(unseen.release.kind).toBe('known');
    const lock = locked('3.2.4', []);
    expect(outlived({ hashedPackages: 1, release: unaskableRelease(lock, 'network', 'x').release })).toEqual(
      [],
    );
  });
});

describe('a base that could not be read', () => {
  const content = { kind: 'file', bytes: Buffer.of() } as const;
  const lines = (block: number) => ({ ...locked('1.0.0', [], { address: `a.b/c/${block}`, block }) });
  const reading = (severity: 'error' | 'warning', line = 5) => ({
    lockFile: { providers: [lines(1), lines(10)] },
    problems: [{ severity, line }] as never,
    canonical: false,
  });
  const revision = { path: 'a', status: 'modified', base: content, head: content } as const;
  const known = (file: Parameters<typeof readAtUnreadBase>[0]) => {
    const found = readAtUnreadBase(file);
    return found === null ? null : [...found];
  };

  it('is known in part where only a part of it is broken', () => {
    expect(known({ revision, base: reading('error') })).toEqual(['a.b/c/10']);
    expect(known({ revision, base: { ...reading('error'), lockFile: null } })).toEqual([]);
    expect(known({ revision, base: { lockFile: null, problems: [], canonical: false } })).toEqual([]);
    expect(known({ revision, base: null })).toEqual([]);
  });

  it('is none where it was read, where there is none, or where nothing changed', () => {
    expect(known({ revision, base: reading('warning') })).toBeNull();
    expect(known({ revision: { ...revision, base: { kind: 'missing' } }, base: null })).toBeNull();
    expect(known({ revision: { ...revision, status: 'unchanged' }, base: reading('error') })).toBeNull();
  });
});
