import { describe, expect, it } from 'vitest';
import { publisherOf } from '../../src/address/publishers.ts';
import type { HashProof } from '../../src/evidence/evidence.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { known, unavailable } from '../../src/outcome.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import {
  hasNoChecks,
  hasOpenQuestion,
  outlivedHashes,
  platformsToLock,
} from '../../src/subject/locked-entry.ts';
import {
  isMirrored,
  type LockedEntry,
  type ReviewedChange,
  signaturesOf,
  signersOf,
  speakerOf,
} from '../../src/subject/subject.ts';
import {
  allProven,
  asserted,
  changed,
  computedFor,
  evidence,
  h1,
  hashicorpKey,
  locked,
  missingRelease,
  notAsked,
  nullProvider,
  openTofuKey,
  refuted,
  settings,
  signedFor,
  subject,
  unaskableRelease,
  zh,
} from '../support/review-builders.ts';

function entryOf(change: ReviewedChange, policy = ''): LockedEntry {
  const chosen = settingsUnder(parsePolicy(policy, '.github/lockproof.yml', rules, allSettings), settings());
  const [entry] = subject([change], { settings: chosen }).entries;
  if (entry === undefined) throw new Error('no entry');
  return entry;
}

function worths(entry: LockedEntry): readonly string[] {
  return entry.hashes.map(({ worth }) => worth.kind);
}

describe('an entry with a hash that Terraform does not check', () => {
  const [odd, good] = ['h9:x', zh('good')];
  const mixed = locked('3.2.4', [odd, good]);
  const alone = locked('3.2.4', [odd]);
  const mixedChange = changed({
    head: mixed,
    evidence: evidence(mixed, { [good]: signedFor('linux_amd64'), [odd]: refuted }),
  });
  const aloneChange = changed({ head: alone, evidence: evidence(alone, { [odd]: refuted }) });

  it.each([
    ['beside another', mixedChange, 'malformed-hash', ['accepted', 'proven']],
    ['beside another', mixedChange, 'hashes-cleared', ['unproven', 'proven']],
    ['alone', aloneChange, 'malformed-hash', ['unproven']],
    ['alone', aloneChange, 'hashes-cleared', ['accepted']],
  ])('%s is what the rule at off is about: %s', (_, change, rule, expected) => {
    expect(worths(entryOf(change, `rules: {${rule}: off}`))).toEqual(expected);
  });

  it('has no checks only where it is alone', () => {
    expect([mixedChange, aloneChange].map((change) => hasNoChecks(entryOf(change)))).toEqual([false, true]);
  });
});

describe('a hash that has no answer of its own', () => {
  const head = locked('3.2.4', [zh('x')]);

  it.each([
    [
      'open where its release cannot be asked about',
      unavailable('network', 'the connection was reset'),
      'open',
    ],
    ['unproven where its release is known', known({ documents: [], disagreements: [] }), 'unproven'],
  ])('is %s', (_, release, kind) => {
    const entry = entryOf(changed({ head, evidence: { ...evidence(head, {}), release } }));
    expect(worths(entry)).toEqual([kind]);
    expect(JSON.stringify(entry.hashes[0]?.worth)).toContain(
      kind === 'open' ? 'the connection was reset' : 'nothing is known about it',
    );
  });

  it('never passes because nothing was asked', () => {
    expect(worths(entryOf(changed({ head, evidence: null })))).toEqual(['unproven']);
  });
});

describe('the hashes of a release that was published again', () => {
  const [old, other, fresh] = [zh('old'), zh('other'), zh('fresh')];
  const base = locked('3.2.4', [old, other]);
  const head = locked('3.2.4', [old, fresh]);
  const of = (proofs: Readonly<Record<string, HashProof>>, more: Partial<ReviewedChange> = {}) => [
    ...outlivedHashes({
      ...changed({ base, head, evidence: evidence(head, { [fresh]: signedFor('linux_amd64'), ...proofs }) }),
      ...more,
    }),
  ];

  it('are those of the base that nothing supports', () => {
    expect(of({ [old]: refuted })).toEqual([old]);
    const dropped = evidence(head, { [old]: refuted });
    expect(of({}, { evidence: { ...dropped, dropped: new Map([[other, refuted]]) } })).toEqual([old, other]);
  });

  it.each<[string, HashProof]>([
    ['signed', signedFor('linux_amd64')],
    ['stated', asserted],
    ['computed', computedFor('linux_amd64')],
    [
      'of another release',
      {
        level: 'none',
        reason: 'x',
        belongsTo: { address: nullProvider, version: '1.0.0', platform: null, source: 'shasums' },
      },
    ],
    ['not asked', notAsked()],
  ])('are none where one of the base is %s', (_, proof) => {
    expect(of({ [old]: refuted, [other]: proof })).toEqual([]);
    const dropped = evidence(head, { [old]: refuted });
    expect(of({}, { evidence: { ...dropped, dropped: new Map([[other, proof]]) } })).toEqual([]);
    expect(of({ [old]: proof })).toEqual([]);
  });

  it('are not saved by a manifest, which both releases may share', () => {
    const shared = { ...evidence(head, { [old]: refuted }), dropped: new Map([[other, signedFor(null)]]) };
    expect(of({}, { evidence: shared })).toEqual([old]);
  });

  it('say nothing about an h1, because tools repack', () => {
    const [oldH1, newH1] = [h1('old'), h1('new')];
    const [from, to] = [locked('3.2.4', [oldH1]), locked('3.2.4', [newH1])];
    const known = {
      ...evidence(to, { [newH1]: computedFor('linux_amd64') }),
      dropped: new Map([[oldH1, refuted]]),
    };
    expect([...outlivedHashes(changed({ base: from, head: to, evidence: known }))]).toEqual([]);
  });

  it.each<[string, Partial<ReviewedChange>]>([
    [
      'the entry is new',
      { change: { ...changed({ head }).change, hashes: [{ hash: old, status: 'kept' }] } },
    ],
    ['the entry is gone', { change: { ...changed({ base }).change } }],
    ['the version is another', { change: changed({ base: locked('3.2.3', [old]), head }).change }],
    ['the provider moved', { change: { ...changed({ base, head }).change, movedFrom: 'a.b/c/d' } }],
    ['nothing was asked', { evidence: null }],
    [
      'a mirror answered',
      { evidence: { ...evidence(head, { [old]: refuted }), mirrors: ['mirror.example'] } },
    ],
  ])('are none where %s', (_, more) => {
    expect(of({ [old]: refuted, [other]: refuted }, more)).toEqual([]);
  });
});

describe('the platforms to lock after an edit', () => {
  it('are those of the package hashes that are computed or stated, and of no zh', () => {
    const [one, two, three, four] = [h1('1'), h1('2'), zh('3'), h1('4')];
    const head = locked('3.2.4', [one, two, three, four]);
    const proofs = {
      [one]: computedFor('windows_amd64'),
      [two]: { ...asserted, platform: 'darwin_arm64' },
      [three]: { ...asserted, platform: 'freebsd_386' },
      [four]: refuted,
    };
    const made = subject([changed({ head, evidence: evidence(head, proofs) })], {
      settings: settings({ platforms: 'linux_arm64' }),
    });
    const [entry] = made.entries;
    expect(entry && platformsToLock(entry, made)).toEqual(['darwin_arm64', 'linux_arm64', 'windows_amd64']);
  });
});

describe('an open question of an entry', () => {
  const head = locked('3.2.4', [zh('x')]);
  const none = locked('3.2.4', []);

  it.each([
    [
      'a hash that was not asked about',
      changed({ head, evidence: evidence(head, { [zh('x')]: notAsked() }) }),
      true,
    ],
    [
      'a release that was not asked about, without a hash',
      changed({ head: none, evidence: unaskableRelease(none, 'network', 'x') }),
      true,
    ],
    ['a release that nobody published', changed({ head, evidence: missingRelease(head) }), false],
    ['a proven hash', changed({ head, evidence: allProven(head) }), false],
    ['nothing that was asked', changed({ head: none, evidence: null }), false],
  ])('%s', (_, change, open) => {
    expect(hasOpenQuestion(entryOf(change))).toBe(open);
  });
});

describe('the signers of a release', () => {
  const head = locked('3.2.4', [zh('x')]);

  it('are known only where every document has a good signature', () => {
    const signers = (...checks: Parameters<typeof evidence>[2] & {}) => {
      const found = signersOf(evidence(head, {}, checks));
      return found && [...found.values()].map(({ keyId }) => keyId);
    };
    expect(signers(hashicorpKey)).toEqual([hashicorpKey.kind === 'good' && hashicorpKey.keyId]);
    expect(signers(hashicorpKey, openTofuKey)).toHaveLength(2);
    expect(signers(hashicorpKey, hashicorpKey)).toHaveLength(1);
    expect(signers(hashicorpKey, { kind: 'unsigned' })).toBeNull();
    expect(signers({ kind: 'unsigned' }, hashicorpKey)).toBeNull();
    expect(signers()).toBeNull();
    expect(signersOf(missingRelease(head))).toBeNull();
    expect(signersOf(null)).toBeNull();
    expect(signaturesOf(missingRelease(head))).toEqual([]);
    expect(signaturesOf(evidence(head, {}, [openTofuKey]))).toEqual([openTofuKey]);
  });

  it('are the registry’s, or a mirror spoke', () => {
    const mirrored = { ...evidence(head, {}), mirrors: [] };
    expect([null, evidence(head, {}), mirrored].map(isMirrored)).toEqual([false, false, true]);
    expect([null, mirrored].map(speakerOf)).toEqual(['The registry', 'The mirror']);
  });

  it.each([
    ['registry.terraform.io/hashicorp/null', 'HashiCorp', true],
    ['registry.opentofu.org/hashicorp/null', 'OpenTofu', false],
    ['registry.opentofu.org/opentofu/null', 'OpenTofu', false],
    ['registry.terraform.io/opentofu/null', null, null],
    ['registry.terraform.io/hashicorpx/null', null, null],
    ['registry.opentofu.org/acme/null', null, null],
    ['registry.example/hashicorp/null', null, null],
  ])('of %s must be %s, as promised: %s', (address, name, promised) => {
    const publisher = publisherOf(address);
    expect(publisher && [publisher.name, publisher.promised]).toEqual(name && [name, promised]);
  });
});
