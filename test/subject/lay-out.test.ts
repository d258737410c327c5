import { describe, expect, it } from 'vitest';
import { evidenceKey } from '../../src/evidence/plan.ts';
import { recordsToAskFor } from '../../src/extensions/history/release-records.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { printLockFile } from '../../src/lockfile/lock-file.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import type { Settings } from '../../src/policy/settings.ts';
import type { LockFileRevision } from '../../src/source/source.ts';
import type { Content } from '../../src/source/tree.ts';
import { changesIn, planOf, withEvidence } from '../../src/subject/lay-out.ts';
import { readFiles } from '../../src/subject/read-files.ts';
import { allProven, changed, locked, nullProvider, settings, zh } from '../support/review-builders.ts';

function under(policy: string, raw: Readonly<Record<string, string>> = {}): Settings {
  return settingsUnder(parsePolicy(policy, '.github/lockproof.yml', rules, allSettings), settings(raw));
}

const path = 'a/.terraform.lock.hcl';
const missing: Content = { kind: 'missing' };
const lock = (version: string) => locked(version, [zh(version)]);
const textOf = (version: string) => printLockFile({ tool: 'terraform', providers: [lock(version)] });
const file = (text: string): Content => ({ kind: 'file', bytes: Buffer.from(text) });
const content = (version: string) => file(textOf(version));

/** `version→version` of each change, with its kinds. */
function told(revision: Partial<LockFileRevision>, chosen: Settings = settings()): readonly string[] {
  const whole: LockFileRevision = { path, status: 'modified', base: missing, head: missing, ...revision };
  const files = readFiles({ base: 'a', head: 'b', files: [whole], notices: [] });
  return changesIn(files, chosen).map(({ change: { from, to, kinds }, occurrences }) => {
    const only = occurrences.every(({ onlyMoved }) => onlyMoved) ? 'only moved' : '';
    return `${from?.version ?? 'none'}→${to?.version ?? 'none'} ${kinds.join(' ')}${only}`.trim();
  });
}

describe('the changes of a lock file', () => {
  it.each<[string, Partial<LockFileRevision>, readonly string[]]>([
    ['with two sides', { base: content('1.0.0'), head: content('2.0.0') }, ['1.0.0→2.0.0 version-upgraded']],
    ['that is new', { status: 'added', head: content('1.0.0') }, ['none→1.0.0 provider-added']],
    ['that is gone', { status: 'removed', base: content('1.0.0') }, ['1.0.0→none provider-removed']],
    ['that cannot be read', { base: content('1.0.0'), head: { kind: 'not-a-file', what: 'symlink' } }, []],
    ['without a change', { status: 'unchanged', head: content('1.0.0') }, []],
    [
      'without a change, under review whole',
      { status: 'unchanged', base: content('1.0.0'), head: content('1.0.0'), whole: true },
      ['1.0.0→1.0.0'],
    ],
    [
      'that is under review whole, beside a change',
      { base: content('1.0.0'), head: content('1.0.0'), whole: true },
      ['1.0.0→1.0.0'],
    ],
    ['with the same bytes', { base: content('1.0.0'), head: content('1.0.0') }, []],
    [
      'with other bytes',
      { base: content('1.0.0'), head: file(`${textOf('1.0.0')}# x\n`) },
      ['1.0.0→1.0.0 format-only'],
    ],
    [
      'of which the base cannot be read',
      { base: { kind: 'not-a-file', what: 'symlink' }, head: content('1.0.0') },
      ['none→1.0.0'],
    ],
  ])('%s', (_, revision, expected) => {
    expect(told(revision)).toEqual(expected);
  });

  it('are all of its entries in an audit', () => {
    const audit = settings({ scope: 'all' });
    expect(told({ status: 'unchanged', head: content('1.0.0') }, audit)).toEqual(['1.0.0→1.0.0']);
    expect(told({ base: content('1.0.0'), head: content('2.0.0') }, audit)).toEqual([
      '1.0.0→2.0.0 version-upgraded',
    ]);
  });

  it('that moved are all of its entries, and they only moved unless another part of the policy holds', () => {
    const moved = {
      status: 'renamed',
      base: content('1.0.0'),
      head: content('1.0.0'),
      previousPath: 'b/.terraform.lock.hcl',
    } as const;
    const paths = (glob: string) => under(`paths: [{match: ["${glob}"], rules: {new-provider: off}}]`);
    expect(told(moved)).toEqual(['1.0.0→1.0.0 only moved']);
    expect(told({ ...moved, head: content('2.0.0') })).toEqual(['1.0.0→2.0.0 version-upgraded']);
    expect(told(moved, paths('a/**'))).toEqual(['1.0.0→1.0.0']);
    expect(told(moved, paths('b/**'))).toEqual(['1.0.0→1.0.0']);
    expect(told(moved, paths('*/**'))).toEqual(['1.0.0→1.0.0 only moved']);
    expect(told(moved, paths('c/**'))).toEqual(['1.0.0→1.0.0 only moved']);
    const stayed = { base: moved.base, head: moved.head };
    expect(told(stayed, paths('a/**'))).toEqual([]);
  });
});

describe('the plan', () => {
  const pins = `signing-keys: [{providers: ["${nullProvider}"], fingerprints: ["${'A'.repeat(40)}"]}]`;

  it.each([
    ['nobody says so', '', {}, false],
    ['the workflow says so', '', { 'accept-asserted': 'true' }, true],
    ['the policy says so', 'accept-asserted: true', {}, true],
    ['the policy pins keys as well', `accept-asserted: true\n${pins}`, {}, false],
  ])('is whether a word is enough: where %s', (_, policy, raw, expected) => {
    expect(planOf([], under(policy, raw)).wordIsEnough).toBe(expected);
  });

  it('is how far an announced h1 is checked', () => {
    const chosen = under(`platforms: [linux_amd64]\nannounced-h1: accept\n${pins}`);
    const wishFor = (address: string) => {
      const change = changed({ head: locked('1.0.0', [], { address }), paths: [path] });
      return planOf([change], chosen).requests[0]?.announced;
    };
    const required = ['linux_amd64'];
    expect(wishFor('registry.terraform.io/a/b')).toEqual({ how: 'accept', required, few: [] });
    expect(wishFor(nullProvider)).toEqual({ how: 'compute', required, few: [] });
  });
});

describe('the releases whose date is asked for', () => {
  const aged = under('paths: [{match: ["a/**"], minimum-release-age: 1 week}]');
  const change = (from: string | null, to: string | null, paths: readonly string[], address = nullProvider) =>
    changed({
      base: from === null ? null : locked(from, [], { address }),
      head: to === null ? null : locked(to, [], { address }),
      paths,
    });
  const elsewhere = 'registry.terraform.io/acme/null';

  it.each([
    ['a new entry under a minimum age', change(null, '1.0.0', ['a/x']), '1.0.0 needed'],
    [
      'a new entry of which one file is under a minimum age',
      change(null, '1.0.0', ['b/x', 'a/x']),
      '1.0.0 needed',
    ],
    ['a new entry elsewhere', change(null, '1.0.0', ['b/x']), null],
    ['another version elsewhere', change('1.0.0', '2.0.0', ['b/x']), '2.0.0 pleasant'],
    ['another version of somebody else', change('1.0.0', '2.0.0', ['b/x'], elsewhere), '2.0.0 pleasant'],
    ['another version at another registry', change('1.0.0', '2.0.0', ['b/x'], 'example.com/acme/null'), null],
    [
      'another version of somebody else under a minimum age',
      change('1.0.0', '2.0.0', ['a/x'], elsewhere),
      '2.0.0 needed',
    ],
    ['the same version', change('1.0.0', '1.0.0', ['b/x']), null],
    ['an entry that goes', change('1.0.0', null, ['a/x']), null],
  ])('%s', (_, reviewed, expected) => {
    const told = recordsToAskFor([reviewed], aged).map(
      ({ version, needed }) => `${version} ${needed ? 'needed' : 'pleasant'}`,
    );
    expect(told).toEqual(expected === null ? [] : [expected]);
  });

  it('are those of HashiCorp alone where many versions change', () => {
    const many = Array.from({ length: 11 }, (_, index) =>
      change('1.0.0', '2.0.0', ['b/x'], index === 0 ? nullProvider : `${elsewhere}${index}`),
    );
    expect(recordsToAskFor(many, aged).map(({ address }) => address)).toEqual([nullProvider]);
    const few = many.slice(0, 2);
    expect(recordsToAskFor(few, aged)).toHaveLength(2);
    // A shard asks about its own, by the number of all.
    expect(recordsToAskFor(few, aged, many).map(({ address }) => address)).toEqual([nullProvider]);
  });

  it('are not those of a provider that moved', () => {
    const moved = change('1.0.0', '2.0.0', ['b/x']);
    const from = { ...moved, change: { ...moved.change, movedFrom: elsewhere } };
    expect(recordsToAskFor([from], aged)).toEqual([]);
    expect(recordsToAskFor([moved], aged)).toHaveLength(1);
  });
});

describe('the evidence about a change', () => {
  const [before, now] = [allProven(lock('1.0.0')), allProven(lock('2.0.0'))];
  const evidence = new Map([
    [evidenceKey(nullProvider, '1.0.0'), before],
    [evidenceKey(nullProvider, '2.0.0'), now],
  ]);

  it('is that of both versions', () => {
    const both = changed({ base: lock('1.0.0'), head: lock('2.0.0') });
    expect(withEvidence(both, evidence)).toMatchObject({ evidence: now, baseEvidence: before });
    expect(withEvidence(both, new Map())).toMatchObject({ evidence: null, baseEvidence: null });
  });

  it('is none of what is not there, or the same', () => {
    const removed = changed({ base: lock('1.0.0') });
    expect(withEvidence(removed, evidence).evidence).toBeNull();
    const same = changed({ base: lock('1.0.0'), head: lock('1.0.0') });
    expect(withEvidence(same, evidence)).toMatchObject({ evidence: before, baseEvidence: null });
    const added = changed({ head: lock('1.0.0') });
    expect(withEvidence(added, evidence)).toMatchObject({ evidence: before, baseEvidence: null });
  });
});
