import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashicorp } from '../../../src/address/publishers.ts';
import { documentsOf, type HashProof, type VersionEvidence } from '../../../src/evidence/evidence.ts';
import { evidenceKey } from '../../../src/evidence/plan.ts';
import { subjectAfter } from '../../../src/extensions/completion/lock-command.ts';
import { type FilePlan, type LockWish, planLock } from '../../../src/extensions/completion/plan.ts';
import { allSettings, rules } from '../../../src/extensions/index.ts';
import type { Finding } from '../../../src/finding/finding.ts';
import { printLockFile } from '../../../src/lockfile/lock-file.ts';
import { readLockFile } from '../../../src/lockfile/read.ts';
import { settingsUnder } from '../../../src/policy/policy.ts';
import { parsePolicy } from '../../../src/policy/policy-file.ts';
import type { Settings } from '../../../src/policy/settings.ts';
import { changesIn, layOut, withEvidence } from '../../../src/subject/lay-out.ts';
import type { ReviewedFile, Subject } from '../../../src/subject/subject.ts';
import {
  computedFor,
  evidence as evidenceOf,
  h1,
  judge,
  locked,
  notAsked,
  nullProvider,
  prodPath,
  refuted,
  settings,
  signedFor,
  zh,
} from '../../support/review-builders.ts';

const secondKey = {
  kind: 'good',
  tier: 'self-signed',
  keyId: 'A'.repeat(16),
  fingerprint: 'A'.repeat(40),
  keyExpired: false,
} as const;
const platforms = ['darwin_arm64', 'linux_amd64', 'windows_amd64'];
const random = 'registry.terraform.io/hashicorp/random';

/** A release with a zh and an h1 for each platform, and a manifest. */
const releaseHashes: readonly (readonly [string, HashProof])[] = [
  ...platforms.map((platform) => [zh(platform), signedFor(platform)] as const),
  [zh('manifest'), signedFor(null)] as const,
  ...platforms.map((platform) => [h1(platform), computedFor(platform)] as const),
];
const older = { address: nullProvider, version: '3.2.3', platform: null, source: 'shasums' } as const;
const planted: readonly (readonly [string, HashProof])[] = [
  [zh('planted'), refuted],
  [h1('planted'), refuted],
  [zh('old'), { level: 'none', reason: 'it is older', belongsTo: older }],
];
const unasked: readonly (readonly [string, HashProof])[] = [[h1('unasked'), notAsked()]];
const odd = ['h9:abc', 'zh:12'];
const everything = [...releaseHashes, ...planted, ...unasked].map(([hash]) => hash);

/** What a run knows after it has computed every package. */
function known(
  address: string,
  hashes: readonly string[],
  offered: readonly (readonly [string, HashProof])[],
): VersionEvidence {
  const all = new Map([...releaseHashes, ...planted, ...unasked]);
  const proofs = Object.fromEntries(hashes.map((hash) => [hash, all.get(hash) ?? refuted]));
  return {
    ...evidenceOf(locked('3.2.4', hashes, { address }), proofs),
    completion: { proofs: new Map(offered), missed: new Map() },
  };
}

type Locked = readonly { readonly address: string; readonly hashes: readonly string[] }[];

function subjectOf(
  providers: Locked,
  text = textOf(providers),
  raw: Readonly<Record<string, string>> = {},
  offered = releaseHashes,
): Subject {
  const bytes = Buffer.from(text);
  const files: readonly ReviewedFile[] = [
    {
      revision: {
        path: prodPath,
        status: 'unchanged',
        base: { kind: 'missing' },
        head: { kind: 'file', bytes },
      },
      base: null,
      head: readLockFile(bytes),
    },
  ];
  const chosen = settings({ scope: 'all', ...raw });
  const evidence = new Map(
    providers.map(({ address, hashes }) => [evidenceKey(address, '3.2.4'), known(address, hashes, offered)]),
  );
  const changes = changesIn(files, chosen).map((change) => withEvidence(change, evidence));
  return layOut({ files, changes, settings: chosen });
}

/** The same where a run has read another document, which a second key signed. */
function bySecondKey(subject: Subject): Subject {
  const changes = subject.changes.map((change) => {
    const { evidence } = change;
    if (evidence === null) return change;
    const [first] = documentsOf(evidence);
    if (first === undefined) throw new Error('there is no document');
    return { ...change, evidence: { ...evidence, documents: [first, { ...first, signature: secondKey }] } };
  });
  return layOut({ ...subject, changes });
}

function pinning({ settings: before }: Subject, fingerprints: readonly string[]): Settings {
  const policy = `signing-keys:\n  - providers: ["*/hashicorp/*"]\n    fingerprints: [${fingerprints.map((one) => `"${one}"`).join(', ')}]\n`;
  return settingsUnder(parsePolicy(policy, '.github/lockproof.yml', rules, allSettings), before);
}

function textOf(providers: Locked): string {
  return printLockFile({
    providers: providers.map(({ address, hashes }) => ({
      ...locked('3.2.4', hashes, { address }),
      constraints: '~> 3.2',
    })),
  });
}

function plan(subject: Subject, wish: Partial<LockWish> = {}): FilePlan {
  const [only] = planLock(subject, judge(subject), { platforms, prune: false, ...wish });
  if (only === undefined) throw new Error('there is no plan');
  return only;
}

function hashesIn(text: string): ReadonlyMap<string, readonly string[]> {
  const { lockFile } = readLockFile(text);
  return new Map(lockFile?.providers.map(({ address, hashes }) => [address, hashes]));
}

const hashes = fc.uniqueArray(fc.constantFrom(...everything, ...odd), { maxLength: everything.length });
const files = fc.tuple(hashes, hashes).map(
  ([one, other]): Locked => [
    { address: nullProvider, hashes: one },
    { address: random, hashes: other },
  ],
);
const wishes = fc.record({ platforms: fc.subarray(platforms), prune: fc.boolean() });

describe('what `lockproof lock` writes', () => {
  it('keeps every entry, version and constraint, is canonical, and locking again changes nothing', () => {
    fc.assert(
      fc.property(files, wishes, (providers, wish) => {
        const subject = subjectOf(providers);
        const first = plan(subject, wish);
        const text = first.text ?? textOf(providers);
        const reading = readLockFile(text);
        expect(reading.canonical).toBe(true);
        expect(
          reading.lockFile?.providers.map(({ address, version, constraints }) => [
            address,
            version,
            constraints,
          ]),
        ).toEqual([nullProvider, random].map((address) => [address, '3.2.4', '~> 3.2']));
        expect(plan(subjectAfter(subject, [first]), wish).text).toBeNull();
      }),
    );
  });

  it('never removes a hash without --prune, and with it only what the evidence refutes', () => {
    fc.assert(
      fc.property(files, wishes, (providers, wish) => {
        const { text } = plan(subjectOf(providers), wish);
        const after = hashesIn(text ?? textOf(providers));
        const refutable = new Set([...planted.map(([hash]) => hash), ...odd]);
        for (const { address, hashes: before } of providers) {
          const gone = before.filter((hash) => !after.get(address)?.includes(hash));
          expect(gone.filter((hash) => !wish.prune || !refutable.has(hash))).toEqual([]);
          // Nothing is ever left without a hash that Terraform checks.
          if (gone.length > 0)
            expect(after.get(address)?.some((hash) => releaseHashes.some(([one]) => one === hash))).toBe(
              true,
            );
        }
      }),
    );
  });

  it('adds only proven hashes: every signed zh, and the h1 of the wanted platforms', () => {
    fc.assert(
      fc.property(files, fc.subarray(platforms, { minLength: 1 }), (providers, wanted) => {
        for (const { lock, added, obstacle } of plan(subjectOf(providers), { platforms: wanted }).entries) {
          const before = new Set(lock.hashes);
          const missing = releaseHashes
            .filter(
              ([, proof]) =>
                proof.level === 'signed' || (proof.level === 'computed' && wanted.includes(proof.platform)),
            )
            .map(([hash]) => hash)
            .filter((hash) => !before.has(hash));
          expect(added.map(({ hash }) => hash).toSorted()).toEqual(
            obstacle === null ? missing.toSorted() : [],
          );
        }
      }),
    );
  });
});

describe('an entry', () => {
  const complete = releaseHashes.map(([hash]) => hash);
  const [first] = complete;
  const one = (own: readonly string[], wish: Partial<LockWish> = {}) =>
    plan(subjectOf([{ address: nullProvider, hashes: own }]), wish);

  it('gets the h1 of the platforms that the file has in another entry, where nothing names any', () => {
    const providers = [
      { address: nullProvider, hashes: [h1('linux_amd64'), zh('linux_amd64')] },
      { address: random, hashes: [zh('linux_amd64')] },
    ];
    const added = (raw: Readonly<Record<string, string>>) =>
      plan(subjectOf(providers, undefined, raw), { platforms: [] }).entries.map((entry) =>
        entry.added.filter(({ hash }) => hash.startsWith('h1:')).map(({ platform }) => platform),
      );
    expect(added({})).toEqual([[], ['linux_amd64']]);
    expect(added({ platforms: 'darwin_arm64' })).toEqual([['darwin_arm64'], ['darwin_arm64']]);
  });

  it('without any hash gets those of its release', () => {
    expect(one([]).entries[0]?.added).toHaveLength(complete.length);
  });

  it('is left alone where the registry has none of its hashes, so that a swapped release does not pass (T86)', () => {
    for (const prune of [false, true]) {
      const { text, entries } = one([zh('planted'), h1('planted')], { prune });
      expect(text).toBeNull();
      expect(entries[0]?.obstacle?.reason).toContain('none of its hashes');
    }
  });

  it.each([
    ['zh and h1 that nobody knows', [zh('linux_amd64'), zh('planted'), h1('planted')]],
    ['an h1 that nobody knows, and no zh', [h1('linux_amd64'), h1('planted')]],
    ['a manifest, and a zh that nobody knows', [zh('manifest'), zh('planted')]],
    ['only hashes of other files', [zh('manifest')]],
  ])(
    'with %s, which lacks packages of the release, is left alone: a part may have been swapped (T86)',
    (_what, own) => {
      for (const prune of [false, true]) {
        const { text, entries } = one(own, { prune });
        expect(text).toBeNull();
        expect(entries[0]?.obstacle).toMatchObject({ open: false, suspect: true });
        expect(entries[0]?.obstacle?.reason).toContain('may not be the one that was locked');
      }
    },
  );

  it('with a planted line beside every package of the release is mended', () => {
    const packages = platforms.map((platform) => zh(platform));
    const { text } = one([...packages, zh('planted'), h1('planted')], { prune: true });
    expect(
      hashesIn(text ?? '')
        .get(nullProvider)
        ?.toSorted(),
    ).toEqual(complete.toSorted());
  });

  it('without refuted hashes gets the packages of a platform that came later', () => {
    const { entries } = one([h1('linux_amd64'), zh('linux_amd64'), zh('darwin_arm64'), zh('manifest')]);
    expect(entries[0]?.obstacle).toBeNull();
    expect(entries[0]?.added.map(({ hash }) => hash)).toContain(zh('windows_amd64'));
  });

  it.each([
    'provenance-mismatch',
    'provenance-missing',
    'registry-disagrees',
    'release-republished',
    'signature-invalid',
    'signing-key-changed',
    'unexpected-signer',
    'untrusted-host',
    'version-not-found',
  ])('of a release with the error %s is left alone (T86)', (rule) => {
    const subject = subjectOf([{ address: nullProvider, hashes: [zh('linux_amd64')] }]);
    const [finding] = judge(subjectOf([{ address: nullProvider, hashes: [zh('planted')] }]));
    if (finding === undefined) throw new Error('no finding');
    const doubt = { ...finding, rule, hash: null, severity: 'error' as const };
    const made = (one: Finding) => planLock(subject, [one], { platforms, prune: true })[0];
    expect(made(doubt)?.text).toBeNull();
    expect(made(doubt)?.entries[0]?.obstacle?.reason).toBe(`${rule} is reported about it`);
    // A warning is no reason, nor is a finding about one hash or another entry.
    for (const other of [{ severity: 'warning' as const }, { hash: zh('x') }, { provider: random }])
      expect(made({ ...doubt, ...other })?.entries[0]?.obstacle).toBeNull();
  });

  it('of a release about which the other public registry disagrees is left alone, also if that is a warning (T86)', () => {
    const subject = subjectOf([{ address: nullProvider, hashes: [zh('linux_amd64')] }]);
    const [finding] = judge(subjectOf([{ address: nullProvider, hashes: [zh('planted')] }]));
    if (finding === undefined) throw new Error('no finding');
    const dispute = { ...finding, rule: 'witness-disagrees', hash: null, severity: 'warning' as const };
    const made = (one: Finding, of = subject) => planLock(of, [one], { platforms, prune: true })[0];
    expect(made(dispute)?.text).toBeNull();
    expect(made(dispute)?.entries[0]?.obstacle).toMatchObject({ open: false, suspect: true });
    expect(made(dispute)?.entries[0]?.obstacle?.reason).toMatch(
      /^the two public registries disagree about it/,
    );
    // Who waives the finding has judged, and where nothing would change, there is nothing to leave alone.
    expect(made({ ...dispute, waived: '2027-01-01' })?.text).not.toBeNull();
    expect(made({ ...dispute, provider: random })?.text).not.toBeNull();
    const whole = subjectOf([{ address: nullProvider, hashes: complete }]);
    expect(made(dispute, whole)?.entries[0]?.obstacle).toBeNull();
  });

  it('of a release of which a different key signed other packages is left alone, and one with a single key is not', () => {
    const subject = subjectOf([{ address: nullProvider, hashes: [zh('linux_amd64')] }]);
    const { text, entries } = plan(bySecondKey(subject));
    expect(text).toBeNull();
    expect(entries[0]?.obstacle).toMatchObject({ open: false, suspect: true });
    expect(entries[0]?.obstacle?.reason).toBe(
      `different keys signed its packages; ask the publisher whether the keys \`${hashicorp.fingerprint}\` and \`${secondKey.fingerprint}\` are theirs; if so, pin all of them ("signing-keys" in the policy) and run \`lockproof lock\``,
    );
    expect(entries[0]?.missed.map(({ platform, kind }) => [platform, kind])).toEqual(
      platforms.map((platform) => [platform, 'left']),
    );
    expect(plan(subject).text).toContain(zh('windows_amd64'));
    const whole = subjectOf([{ address: nullProvider, hashes: complete }]);
    expect(plan(bySecondKey(whole)).entries[0]).toMatchObject({ obstacle: null, added: [], missed: [] });
  });

  it.each([
    { pins: 'both keys', fingerprints: [hashicorp.fingerprint, secondKey.fingerprint], isLeft: false },
    { pins: 'the first of two keys', fingerprints: [hashicorp.fingerprint], isLeft: true },
  ])('of a release of which the policy pins $pins is left alone: $isLeft', ({ fingerprints, isLeft }) => {
    const subject = bySecondKey(subjectOf([{ address: nullProvider, hashes: [zh('linux_amd64')] }]));
    const { text, entries } = plan(layOut({ ...subject, settings: pinning(subject, fingerprints) }));
    expect([text === null, entries[0]?.obstacle === null]).toEqual([isLeft, !isLeft]);
  });

  it('of a release that is signed by a key which the policy does not pin is left alone', () => {
    const under = (fingerprint: string) => {
      const subject = subjectOf([{ address: nullProvider, hashes: [zh('linux_amd64')] }]);
      return plan(layOut({ ...subject, settings: pinning(subject, [fingerprint]) }));
    };
    expect(under('0'.repeat(40)).text).toBeNull();
    expect(under('0'.repeat(40)).entries[0]?.obstacle?.reason).toBe(
      'signing-key-changed is reported about it',
    );
    expect(under(hashicorp.fingerprint).text).not.toBeNull();
  });

  it('keeps its last hash, also with --prune, if nothing can be added', () => {
    for (const own of [[zh('old')], ['zh:12'], [zh('old'), 'h9:abc']]) {
      const subject = subjectOf([{ address: nullProvider, hashes: own }], undefined, {}, []);
      const { text, entries } = plan(subject, { prune: true });
      expect(text).toBeNull();
      expect(entries[0]).toMatchObject({ added: [], removed: [], removable: [], obstacle: null });
    }
  });

  it.each([
    ['an h1 that could not be computed', [zh('planted'), h1('unasked')]],
    ['an h1 that no package has', [zh('planted'), h1('planted')]],
    ['the manifest', [zh('planted'), zh('manifest')]],
    ['nothing', [zh('planted'), zh('planted too')]],
  ])('whose zh of packages are all gone gets none of the new ones, beside %s (T86)', (_, own) => {
    for (const prune of [false, true]) {
      const { text, entries } = one(own, { prune });
      expect(text).toBeNull();
      expect(entries[0]).toMatchObject({ added: [], obstacle: { open: false, suspect: true } });
    }
  });

  it('that has only the hashes of another version is mended', () => {
    const { text } = one([zh('old')], { prune: true });
    expect(
      hashesIn(text ?? '')
        .get(nullProvider)
        ?.toSorted(),
    ).toEqual(complete.toSorted());
  });

  it('keeps a hash that a waiver or a rule at "off" accepts', () => {
    const subject = subjectOf([{ address: nullProvider, hashes: [...complete, 'h9:abc'] }]);
    const off = { ...subject.settings, rules: new Map([['malformed-hash', 'off' as const]]) };
    expect(plan(subject, { prune: true }).entries[0]?.removed).toHaveLength(1);
    expect(plan(layOut({ ...subject, settings: off }), { prune: true }).entries[0]?.removed).toEqual([]);
  });

  it('of a file with an error has no plan', () => {
    const broken = `${textOf([{ address: nullProvider, hashes: [first ?? ''] }])}\nprovider "x" {\n}\n`;
    const subject = subjectOf([{ address: nullProvider, hashes: [first ?? ''] }], broken);
    expect(planLock(subject, judge(subject), { platforms, prune: true })).toEqual([]);
  });

  it('of a file with comments is written in the layout of Terraform', () => {
    const own = [{ address: nullProvider, hashes: [first ?? ''] }];
    const subject = subjectOf(own, textOf(own).replace('\nprovider', '\n# keep me\nprovider'));
    const { relaid, text } = plan(subject);
    expect(relaid).toBe(true);
    expect(text).toBe(textOf([{ address: nullProvider, hashes: complete }]));
  });
});
