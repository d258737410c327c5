import { describe, expect, it } from 'vitest';
import type { HashProof } from '../../src/evidence/evidence.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import {
  type HashFault,
  type HashWorth,
  isRefuted,
  leastOf,
  passes,
  rulesAgainst,
  type Standing,
  standingOf,
  worthOf,
} from '../../src/subject/worth.ts';
import {
  allProven,
  asserted,
  evidence,
  h1,
  hashicorpKey,
  locked,
  missingRelease,
  notAsked,
  nullProvider,
  prodPath,
  refuted,
  settings,
  signed,
  unaskableRelease,
  zh,
} from '../support/review-builders.ts';

const lock = locked('3.2.4', [zh('x')]);
const bad = { kind: 'bad', code: 'signature-mismatch', reason: 'it is bad' } as const;
const origin = { address: nullProvider, version: '3.2.3', platform: null, source: 'shasums' } as const;

describe('what is known about a release', () => {
  it.each([
    ['nothing was asked', null, { kind: 'askable' }],
    ['the registry has it', allProven(lock), { kind: 'askable' }],
    [
      'nobody published it',
      missingRelease(lock),
      { kind: 'not-found', what: expect.stringContaining('3.2.4') },
    ],
    ['its host is not trusted', unaskableRelease(lock, 'untrusted-host', 'x'), { kind: 'untrusted-host' }],
    [
      'its registry contradicts itself',
      unaskableRelease(lock, 'disagreement', 'x'),
      { kind: 'contradicted' },
    ],
    ['its registry does not answer', unaskableRelease(lock, 'network', 'x'), { kind: 'askable' }],
    [
      'one of its documents has a bad signature',
      evidence(lock, {}, [hashicorpKey, bad]),
      { kind: 'bad-signature', reason: 'it is bad' },
    ],
    ['it has no signature', evidence(lock, {}, [{ kind: 'unsigned' }]), { kind: 'askable' }],
  ] as const)('where %s', (_, known, standing) => {
    expect(standingOf(known)).toEqual(standing);
  });
});

const faults: Readonly<Record<string, HashFault>> = {
  ignored: { kind: 'ignored' },
  malformed: { kind: 'malformed', reason: 'x' },
  foreign: { kind: 'foreign', origin, reason: 'x' },
  unsupported: { kind: 'unsupported', reason: 'x' },
  outlived: { kind: 'outlived' },
  'word-only': { kind: 'word-only', by: 'r.example' },
  'past-limit': { kind: 'past-limit', limit: 'budget', reason: 'x' },
};
const standings: readonly (readonly [Standing, string | null])[] = [
  [{ kind: 'askable' }, null],
  [{ kind: 'untrusted-host' }, 'untrusted-host'],
  [{ kind: 'not-found', what: 'x' }, 'version-not-found'],
  [{ kind: 'bad-signature', reason: 'x' }, 'signature-invalid'],
  [{ kind: 'contradicted' }, 'registry-disagrees'],
];

describe('the rules that report a hash', () => {
  it.each([
    ['ignored', ['malformed-hash'], true],
    ['malformed', ['malformed-hash'], true],
    ['foreign', ['foreign-hash'], false],
    ['unsupported', ['unproven-hash'], false],
    ['outlived', ['release-republished'], false],
    ['word-only', ['unproven-hash'], false],
    ['past-limit', ['unproven-hash'], false],
  ] as const)('that is %s, whatever is known about its release', (kind, expected, always) => {
    const fault = faults[kind];
    if (fault === undefined) throw new Error(kind);
    for (const [standing, ofRelease] of standings) {
      const release = ofRelease === null ? [] : [ofRelease];
      const own = always || ofRelease === null ? expected : [];
      expect(rulesAgainst(fault, { standing, unchecked: false })).toEqual([...release, ...own]);
    }
  });

  it('of an unknown scheme are others where the entry has no hash that Terraform checks', () => {
    expect(rulesAgainst({ kind: 'ignored' }, { standing: { kind: 'askable' }, unchecked: true })).toEqual([
      'hashes-cleared',
    ]);
  });
});

describe('the worth of a hash with one proof', () => {
  const under = (policy: string) =>
    settingsUnder(parsePolicy(policy, '.github/lockproof.yml', rules, allSettings), settings());
  const circumstances = {
    path: prodPath,
    provider: nullProvider,
    version: '3.2.4',
    standing: { kind: 'askable' },
    outlived: false,
    unchecked: false,
    settings: settings(),
    now: new Date('2026-11-20T12:00:00Z'),
  } as const;
  const word = 'accept-asserted: true';

  const cases: readonly (readonly [
    name: string,
    hash: string,
    proof: HashProof,
    kind: HashWorth['kind'],
    more?: Partial<Parameters<typeof worthOf>[2]>,
  ])[] = [
    ['signed', zh('x'), signed, 'proven'],
    ['signed, but outlived', zh('x'), signed, 'unproven', { outlived: true }],
    ['refuted', zh('x'), refuted, 'unproven'],
    ['refuted where every word is accepted', zh('x'), refuted, 'unproven', { settings: under(word) }],
    [
      'of another release where every word is accepted',
      zh('x'),
      { level: 'none', reason: 'x', belongsTo: origin } as const,
      'unproven',
      { settings: under(word) },
    ],
    ['half a hash where every word is accepted', 'zh:12', refuted, 'unproven', { settings: under(word) }],
    [
      'of an unknown scheme where every word is accepted',
      'h9:x',
      asserted,
      'unproven',
      { settings: under(word) },
    ],
    [
      'beyond the budget where every word is accepted',
      h1('x'),
      notAsked('budget'),
      'unproven',
      { settings: under(word) },
    ],
    [
      'outlived where every word is accepted',
      zh('x'),
      asserted,
      'unproven',
      { outlived: true, settings: under(word) },
    ],
    ['stated', h1('x'), asserted, 'unproven'],
    ['stated where every word is accepted', h1('x'), asserted, 'accepted', { settings: under(word) }],
    [
      'stated by a host whose word is not accepted',
      h1('x'),
      asserted,
      'unproven',
      { settings: under('accept-asserted: [mirror.example]') },
    ],
    ['not asked', h1('x'), notAsked(), 'open'],
    [
      'malformed in a missing release, with one rule of two switched off',
      'zh:12',
      refuted,
      'unproven',
      { settings: under('rules: {version-not-found: off}'), standing: { kind: 'not-found', what: 'x' } },
    ],
    [
      'malformed in a missing release, with both rules switched off',
      'zh:12',
      refuted,
      'accepted',
      {
        settings: under('rules: {version-not-found: off, malformed-hash: off}'),
        standing: { kind: 'not-found', what: 'x' },
      },
    ],
  ];

  it.each(cases.map(([name, hash, proof, kind, more]) => ({ name, hash, proof, kind, more })))(
    '$name: $kind',
    ({ hash, proof, kind, more }) => {
      expect(worthOf(hash, proof, { ...circumstances, ...more }).kind).toBe(kind);
    },
  );

  it('says why the question is open', () => {
    expect(worthOf(zh('x'), notAsked('network', 'it was reset'), circumstances)).toEqual({
      kind: 'open',
      why: 'not-asked',
      reason: 'it was reset',
      lack: { code: 'network' },
    });
    expect(worthOf(zh('x'), notAsked('disagreement', 'it differs'), circumstances)).toEqual({
      kind: 'open',
      why: 'contradicted',
      reason: 'it differs',
      lack: { code: 'disagreement' },
    });
  });
});

describe('a hash in several files', () => {
  const worths: readonly HashWorth[] = [
    { kind: 'proven', by: 'signed' },
    { kind: 'accepted', by: 'rule-off', rule: 'x', fault: { kind: 'ignored' } },
    { kind: 'open', why: 'not-asked', reason: 'x', lack: { code: 'network' } },
    { kind: 'unproven', fault: { kind: 'ignored' } },
  ];

  it('is worth the least of them, in any order', () => {
    for (const [index, least] of worths.entries()) {
      for (const better of worths.slice(0, index + 1)) {
        expect(leastOf([better, least])).toBe(least);
        expect(leastOf([least, better])).toBe(least);
      }
    }
    expect(leastOf([])).toBeNull();
  });

  it('passes if it is proven or accepted', () => {
    expect(worths.map(passes)).toEqual([true, true, false, false]);
  });

  it('may be removed by a fix only where the evidence is against it', () => {
    const refutedFaults = ['ignored', 'malformed', 'foreign', 'unsupported', 'outlived'];
    for (const [kind, fault] of Object.entries(faults)) {
      expect(isRefuted({ kind: 'unproven', fault })).toBe(refutedFaults.includes(kind));
    }
    expect(worths.filter(isRefuted).map((worth) => worth.kind)).toEqual(['accepted', 'unproven']);
  });
});
