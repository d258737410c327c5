import { describe, expect, it } from 'vitest';
import type { HashOrigin, HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { lackedBy } from '../../src/extensions/completion/wanted.ts';
import type { ProviderLock } from '../../src/lockfile/lock-file.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import {
  asserted,
  changed,
  computedFor,
  evidence,
  findingsOf,
  h1,
  hashicorpKey,
  locked,
  notAsked,
  nullProvider,
  openTofuKey,
  publisherKey,
  refuted,
  settings,
  signed,
  signedFor,
  subject,
  zh,
} from '../support/review-builders.ts';

const otherKey: SignatureCheck = { ...publisherKey, fingerprint: 'F'.repeat(40) } as SignatureCheck;
const expired: SignatureCheck = { ...publisherKey, keyExpired: true } as SignatureCheck;
const late = { ...expired, afterExpiry: true } as SignatureCheck;
const unsigned: SignatureCheck = { kind: 'unsigned' };

const origin: HashOrigin = {
  address: nullProvider,
  version: '3.2.3',
  platform: 'linux_amd64',
  source: 'shasums',
};
const named: HashProof = { level: 'none', reason: 'x', belongsTo: origin };

type Facts = Partial<Pick<VersionEvidence, 'dropped' | 'remarks'>>;

/** `severity rule line` of one changed entry, from base to head. */
function said(
  base: ProviderLock | null,
  head: ProviderLock,
  now: VersionEvidence,
  more: Facts & {
    readonly before?: VersionEvidence;
    readonly inputs?: Readonly<Record<string, string>>;
  } = {},
): readonly string[] {
  return findings(base, head, now, more).map(({ severity, rule, line }) => `${severity} ${rule} ${line}`);
}

function findings(
  base: ProviderLock | null,
  head: ProviderLock,
  now: VersionEvidence,
  { before, inputs, ...facts }: Parameters<typeof said>[3] = {},
) {
  const change = changed({ base, head, evidence: { ...now, ...facts }, baseEvidence: before ?? null });
  return findingsOf(subject([change], { settings: settings(inputs) }));
}

function withDisagreements(
  known: VersionEvidence,
  disagreements: readonly string[],
): VersionEvidence['release'] {
  return known.release.kind === 'known'
    ? { kind: 'known', value: { ...known.release.value, disagreements } }
    : known.release;
}

describe('release-republished', () => {
  const old = ['a', 'b'].map(zh);
  const fresh = ['c', 'd'].map(zh);
  const manifest = zh('manifest');
  const gone = new Map(old.map((hash) => [hash, refuted]));
  const all = (hashes: readonly string[], proof: HashProof) =>
    Object.fromEntries(hashes.map((hash) => [hash, proof]));

  it('is reported once, whether the old hashes are kept or replaced (T21)', () => {
    const kept = locked('3.2.4', old);
    expect(said(kept, kept, evidence(kept, all(old, refuted)))).toEqual(['error release-republished 6']);
    const head = locked('3.2.4', fresh);
    expect(said(kept, head, evidence(head, all(fresh, signed)), { dropped: gone })).toEqual([
      'error release-republished 6',
    ]);
  });

  it('is not said of digests alone: without a computed h1 the kept ones are unproven, and the replaced ones are told of', () => {
    const unseen = { hashedPackages: 0 };
    const kept = locked('3.2.4', old);
    expect(said(kept, kept, { ...evidence(kept, all(old, refuted)), ...unseen })).toEqual([
      'error unproven-hash 7',
      'error unproven-hash 8',
    ]);
    const head = locked('3.2.4', fresh);
    const replaced = findings(
      kept,
      head,
      { ...evidence(head, all(fresh, signed)), ...unseen },
      { dropped: gone },
    );
    expect(replaced).toMatchObject([
      {
        rule: 'unproven-hash',
        severity: 'error',
        line: 6,
        message:
          '2 hashes that the base has for hashicorp/null 3.2.4 are not proven, and the change replaces them. Whether the release was published again is unknown because no h1 was computed.',
      },
    ]);
  });

  it('is said where documents of the release disagree, also without a computed h1', () => {
    const kept = locked('3.2.4', old);
    const known = { ...evidence(kept, all(old, refuted)), hashedPackages: 0 };
    const torn = { ...known, release: withDisagreements(known, ['one']) };
    expect(said(kept, kept, torn)).toContain('error release-republished 6');
  });

  it('still points at a planted hash beside it', () => {
    const head = locked('3.2.4', [...old, zh('planted')]);
    expect(said(locked('3.2.4', old), head, evidence(head, all(head.hashes, refuted)))).toEqual([
      'error unproven-hash 9',
      'error release-republished 6',
    ]);
  });

  it.each<readonly [string, readonly string[], Readonly<Record<string, HashProof>>, readonly string[]]>([
    [
      'one old package is still there',
      old,
      { [zh('a')]: signed, [zh('b')]: refuted },
      ['error unproven-hash 8'],
    ],
    [
      'an old h1 is that of a package',
      [...old, h1('l')],
      { [h1('l')]: computedFor('linux_amd64') },
      ['error unproven-hash 7', 'error unproven-hash 8'],
    ],
    [
      'an old hash belongs to a different release',
      old,
      { [zh('a')]: named },
      ['error unproven-hash 8', 'error foreign-hash 7'],
    ],
    [
      'one could not be asked',
      old,
      { [zh('a')]: notAsked() },
      ['error unproven-hash 8', 'warning unproven-hash 4'],
    ],
    ['there was only an h1', [h1('l')], {}, ['error unproven-hash 7']],
    ['there was only a malformed zh', ['zh:12'], {}, ['error malformed-hash 7']],
  ])('keeps quiet where %s', (_name, hashes, proofs, expected) => {
    const lock = locked('3.2.4', hashes);
    expect(said(lock, lock, evidence(lock, { ...all(hashes, refuted), ...proofs }))).toEqual(expected);
  });

  it('does not count a manifest that both releases share', () => {
    const lock = locked('3.2.4', [...old, manifest]);
    const known = evidence(lock, { ...all(old, refuted), [manifest]: signedFor(null) });
    expect(said(lock, lock, known)).toEqual(['error release-republished 6']);
  });

  it('is not reported for forged hashes in the place of the right ones (T1)', () => {
    const head = locked('3.2.4', fresh);
    const dropped = new Map(old.map((hash) => [hash, signed]));
    expect(said(locked('3.2.4', old), head, evidence(head, all(fresh, refuted)), { dropped })).toEqual([
      'error unproven-hash 7',
      'error unproven-hash 8',
    ]);
  });

  it('is not reported for a repair, where the old hashes belong to a different release', () => {
    const head = locked('3.2.4', fresh);
    const dropped = new Map(old.map((hash) => [hash, named]));
    expect(said(locked('3.2.4', old), head, evidence(head, all(fresh, signed)), { dropped })).toEqual([]);
  });

  it('is not reported for another version or a new entry', () => {
    const lock = locked('3.2.4', old);
    const known = evidence(lock, all(old, refuted));
    const lines = ['error unproven-hash 7', 'error unproven-hash 8'];
    expect(said(locked('3.2.3', old), lock, known)).toEqual(lines);
    expect(said(null, lock, known)).toEqual(lines);
  });
});

describe('registry-disagrees', () => {
  const lock = locked('3.2.4', [zh('a'), zh('b')]);

  it('is reported beside a proven and a planted hash', () => {
    const known = evidence(lock, { [zh('a')]: notAsked('disagreement', 'x'), [zh('b')]: refuted });
    const torn = { ...known, release: withDisagreements(known, ['one', 'two', 'three']) };
    expect(said(null, lock, torn)).toEqual(['error unproven-hash 8', 'error registry-disagrees 4']);
    expect(findings(null, lock, torn)[1]?.message).toMatch(/: one; and 2 more\.$/);
  });

  it.each([
    ['an older release under a newer number', ['terraform-provider-null_1.0.0_linux_amd64.zip'], '1.0.0'],
    [
      'the same beside other files',
      ['SHA256SUMS.txt', 'terraform-provider-null_v1.0.0_linux_arm.zip'],
      '1.0.0',
    ],
    ['the usual name', ['terraform-provider-null_3.2.4_linux_amd64.zip'], null],
    ['a v before the version', ['terraform-provider-null_v3.2.4_linux_amd64.zip'], null],
    ['something else before the version', ['terraform-provider-null_fips_3.2.4_linux_amd64.zip'], null],
    ['a version that is none', ['terraform-provider-null_3.2.3rc1_linux_amd64.zip'], null],
    [
      'one package more, of the right version',
      ['a_1.0.0_linux_arm.zip', 'terraform-provider-null_3.2.4_linux_arm.zip'],
      null,
    ],
    ['no package', ['terraform-provider-null_3.2.4_manifest.json'], null],
  ])('the names of the signed files: %s (T72)', (_, filenames, as) => {
    const known = evidence(lock, { [zh('a')]: signed, [zh('b')]: signed });
    if (known.release.kind !== 'known') throw new Error('not a known release');
    const entries = filenames.map((filename) => ({ filename, hash: zh('a'), platform: null }));
    const documents = known.release.value.documents.map((document) => ({ ...document, entries }));
    const named = {
      ...known,
      release: { kind: 'known' as const, value: { ...known.release.value, documents } },
    };
    const found = findings(null, lock, named).filter(({ rule }) => rule === 'registry-disagrees');
    expect(found.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(
      as === null
        ? []
        : [
            `warning: The signed files of hashicorp/null 3.2.4 are named as version ${as}. This may be an older release under a newer number.`,
          ],
    );
  });
});

describe('keys', () => {
  const address = 'registry.terraform.io/acme/null';
  const [base, head] = [locked('3.2.3', [zh('old')], { address }), locked('3.2.4', [zh('a')], { address })];
  const by = (...signatures: readonly SignatureCheck[]) => evidence(head, { [zh('a')]: signed }, signatures);
  const earlier = (...signatures: readonly SignatureCheck[]) => evidence(base, {}, signatures);

  it.each<readonly [string, readonly SignatureCheck[], readonly SignatureCheck[], readonly string[]]>([
    ['the same key', [publisherKey], [publisherKey], []],
    ['another key', [publisherKey], [otherKey], ['warning signing-key-changed 5']],
    ['a pinned key instead of any other', [publisherKey], [hashicorpKey], []],
    ['any other instead of a pinned key', [hashicorpKey], [publisherKey], ['warning signing-key-changed 5']],
    ['one of the keys that signed before', [publisherKey, otherKey], [otherKey], []],
    ['one key more', [publisherKey], [publisherKey, otherKey], ['warning signing-key-changed 5']],
    [
      'a third key in place of one of two',
      [publisherKey, hashicorpKey],
      [otherKey, hashicorpKey],
      ['warning signing-key-changed 5'],
    ],
    [
      'a signature that could not be fetched before',
      [{ kind: 'unavailable', code: 'network', reason: 'x' }],
      [otherKey],
      ['warning signing-key-changed 5'],
    ],
    ['no key any more', [publisherKey], [unsigned], ['warning unsigned-provider 4']],
    ['one key, and none before', [unsigned], [publisherKey], ['warning signing-key-changed 5']],
    ['the key of HashiCorp, and none before', [unsigned], [hashicorpKey], []],
    ['an expired key', [expired], [expired], ['warning expired-key 4']],
    ['a key that signed after its expiry', [publisherKey], [late], ['warning expired-key 4']],
    [
      'a pinned key that signed after its expiry',
      [hashicorpKey],
      [{ ...hashicorpKey, keyExpired: true, afterExpiry: true } as SignatureCheck],
      ['warning expired-key 4'],
    ],
    ['an expired pinned key', [hashicorpKey], [{ ...hashicorpKey, keyExpired: true } as SignatureCheck], []],
  ])('%s (T13)', (_name, old, now, expected) => {
    expect(said(base, head, by(...now), { before: earlier(...old) })).toEqual(expected);
  });

  it('of which one signed after its expiry accuses nobody', () => {
    const [finding] = findings(base, head, by(late), { before: earlier(late) });
    expect(finding).toMatchObject({
      rule: 'expired-key',
      severity: 'warning',
      message: expect.stringMatching(
        /signed acme\/null 3\.2\.4 after the expiry .* often a publisher has extended the key/,
      ),
      remedy: expect.stringMatching(/to list the extended copy of the key/),
    });
  });
});

describe('unexpected-signer', () => {
  const registries = { hashicorp: 'registry.terraform.io', tofu: 'registry.opentofu.org' };

  function byKey(address: string, ...signatures: readonly SignatureCheck[]): readonly string[] {
    const lock = locked('3.2.4', [zh('a')], { address });
    return said(lock, lock, evidence(lock, { [zh('a')]: signed }, signatures));
  }

  it.each<readonly [string, string, readonly SignatureCheck[], readonly string[]]>([
    ["HashiCorp's key", 'hashicorp/null', [hashicorpKey], []],
    ['any other key', 'hashicorp/null', [publisherKey], ['error unexpected-signer 5']],
    ["OpenTofu's key", 'hashicorp/null', [openTofuKey], ['error unexpected-signer 5']],
    ['one more key', 'hashicorp/null', [hashicorpKey, publisherKey], ['error unexpected-signer 5']],
    ['no key', 'hashicorp/null', [unsigned], ['error unexpected-signer 5', 'warning unsigned-provider 4']],
    [
      'a signature nobody could fetch',
      'hashicorp/null',
      [{ kind: 'unavailable', code: 'network', reason: 'x' }],
      [],
    ],
    ['another namespace', 'hashicorp2/null', [publisherKey], []],
  ])('in the namespace of HashiCorp: %s (T63)', (_name, address, signatures, expected) => {
    expect(byKey(`${registries.hashicorp}/${address}`, ...signatures)).toEqual(expected);
  });

  it.each(['hashicorp', 'opentofu'])("in OpenTofu's registry, namespace %s", (namespace) => {
    const address = `${registries.tofu}/${namespace}/null`;
    expect(byKey(address, openTofuKey)).toEqual([]);
    expect(byKey(address, hashicorpKey)).toEqual(['warning unexpected-signer 5']);
    expect(byKey(address, publisherKey)).toEqual(['warning unexpected-signer 5']);
    expect(byKey(`${registries.tofu}/acme/null`, publisherKey)).toEqual([]);
  });
});

describe('platforms', () => {
  const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];
  const packages = platforms.map((platform) => ({ hash: zh(platform), filename: platform, platform }));

  function known(lock: ProviderLock, proofs: Readonly<Record<string, HashProof>>): VersionEvidence {
    const found = evidence(lock, proofs);
    const documents = [
      { url: 'https://x/', sha256: '0'.repeat(64), entries: packages, signature: hashicorpKey },
    ];
    return { ...found, release: { kind: 'known', value: { documents, disagreements: [] } } };
  }

  const linux = { [h1('linux')]: computedFor('linux_amd64') };

  it('are lost where the old version had them and the new release has them', () => {
    const base = locked(
      '3.2.3',
      packages.map(({ hash }) => hash),
    );
    const head = locked('3.2.4', [h1('linux')]);
    const [finding] = findings(base, head, known(head, linux), { before: known(base, {}) });
    expect(finding).toMatchObject({
      rule: 'platform-lost',
      message:
        'The entry of hashicorp/null 3.2.4 no longer covers darwin_arm64 and windows_amd64: "init" refuses the package there.',
      remedy:
        'Look whether a plugin cache or a mirror folder was in use (the usual cause of an entry with one h1 and no zh), then run: terraform -chdir=envs/prod providers lock -platform=darwin_arm64 -platform=linux_amd64 -platform=windows_amd64 hashicorp/null',
    });
  });

  it('of an entry with a zh are not said to come from a cache', () => {
    const base = locked(
      '3.2.3',
      packages.map(({ hash }) => hash),
    );
    const head = locked('3.2.4', [h1('linux'), h1('other')]);
    const both = { ...linux, [h1('other')]: linux[h1('linux')] ?? notAsked('status') };
    const [finding] = findings(base, head, known(head, both), { before: known(base, {}) });
    expect(finding).toMatchObject({ rule: 'platform-lost', remedy: expect.stringMatching(/^Run: /) });
  });

  it('are lost by number where there are only h1', () => {
    const base = locked('3.2.3', [h1('x'), h1('y'), h1('z')]);
    const head = locked('3.2.4', [h1('linux')]);
    const [finding] = findings(base, head, known(head, linux), { before: known(base, {}) });
    expect(finding?.message).toContain('has an h1 for linux_amd64 only; 3.2.3 had one for 2 more platforms');
    expect(finding?.remedy).toContain('un, with a "-platform=OS_ARCH" for each platform that you use: ');
  });

  it.each<readonly [string, readonly string[], Readonly<Record<string, HashProof>>]>([
    ['every zh is there', [...packages.map(({ hash }) => hash), h1('linux')], { ...linux, ...proofsOf() }],
    [
      'an h1 could not be asked about',
      [h1('linux'), h1('open')],
      { ...linux, [h1('open')]: notAsked('status') },
    ],
  ])('are not lost where %s', (_name, hashes, proofs) => {
    const base = locked(
      '3.2.3',
      packages.map(({ hash }) => hash),
    );
    const head = locked('3.2.4', hashes);
    expect(said(base, head, known(head, proofs), { before: known(base, {}) })).not.toContainEqual(
      expect.stringContaining('platform-lost'),
    );
  });

  describe('with every zh in an upgrade', () => {
    const zhs = packages.map(({ hash }) => hash);
    const two = locked('3.2.3', [h1('x'), h1('y'), ...zhs]);
    const mac = { [h1('mac')]: computedFor('darwin_arm64') };

    const moved = { ...two, address: 'registry.terraform.io/acme/null' };
    it.each([
      ['a zh of each', two, zhs],
      ['a new address, which has other zh anyway,', moved, zhs.slice(1)],
    ])('are lost where the new version has fewer h1 and %s', (_, base, hashes) => {
      const head = locked('3.2.4', [h1('linux'), ...hashes]);
      const lost = findings(base, head, known(head, { ...linux, ...proofsOf() }), {
        before: known(base, {}),
      }).filter(({ rule }) => rule === 'platform-lost');
      expect(lost).toMatchObject([{ severity: 'notice' }]);
      expect(lost[0]?.message).toContain(
        'has an h1 for linux_amd64 only; 3.2.3 had one for 1 more platform, where',
      );
    });

    it('are named where the registry announced their h1 for the old version', () => {
      const head = locked('3.2.4', [h1('linux'), ...zhs]);
      const announced = new Map([
        ['linux_amd64', [h1('x')]],
        ['windows_amd64', [h1('y')]],
      ]);
      const [finding] = findings(two, head, known(head, { ...linux, ...proofsOf() }), {
        before: { ...known(two, {}), announced },
      });
      expect(finding?.message).toContain('3.2.3 had one for windows_amd64 too');
      expect(finding?.remedy).toContain('-platform=windows_amd64');
    });

    it('are lost at the same version, by name, and a zh less makes it a warning', () => {
      const base = locked('3.2.4', [h1('linux'), h1('mac'), ...zhs]);
      const head = (hashes: readonly string[]) => locked('3.2.4', [h1('linux'), ...hashes]);
      const evidence = (lock: ProviderLock) => {
        const proofs = known(lock, { ...linux, ...proofsOf() });
        return { ...proofs, dropped: new Map(Object.entries(mac)) };
      };
      const [whole] = findings(base, head(zhs), evidence(head(zhs)));
      expect(whole).toMatchObject({ rule: 'platform-lost', severity: 'notice' });
      expect(whole?.message).toContain('the base had one for darwin_arm64 too');
      const swapped = locked('3.2.4', [h1('mac'), ...zhs]);
      const before = locked('3.2.4', [h1('linux'), ...zhs]);
      const all = { ...known(swapped, { ...mac, ...proofsOf() }), dropped: new Map(Object.entries(linux)) };
      expect(findings(before, swapped, all)).toMatchObject([
        {
          severity: 'notice',
          aspect: {
            loss: 'lost its h1 hash for linux_amd64, so "terraform init -lockfile=readonly" fails there',
          },
          message: expect.stringContaining(
            'has an h1 for darwin_arm64 only; the base had one for linux_amd64, where',
          ),
        },
      ]);
      const less = head(zhs.slice(1));
      const [lost] = findings(base, less, evidence(less));
      expect(lost).toMatchObject({ rule: 'platform-lost', severity: 'warning' });
    });

    it.each<readonly [string, ProviderLock, readonly string[], Readonly<Record<string, HashProof>>]>([
      ['as many h1 are there', two, [h1('linux'), h1('mac'), ...zhs], { ...linux, ...mac }],
      ['every h1 is gone, which another rule reports', two, zhs, {}],
    ])('are not lost where %s', (_name, base, hashes, proofs) => {
      const head = locked('3.2.4', hashes);
      expect(
        said(base, head, known(head, { ...proofs, ...proofsOf() }), { before: known(base, {}) }),
      ).not.toContainEqual(expect.stringContaining('platform-lost'));
    });
  });

  function proofsOf(): Readonly<Record<string, HashProof>> {
    return Object.fromEntries(packages.map(({ hash, platform }) => [hash, signedFor(platform)]));
  }

  it.each<readonly [string, readonly string[], Readonly<Record<string, HashProof>>, readonly string[]]>([
    ['an h1 of each', [h1('linux'), h1('mac')], { ...linux, [h1('mac')]: computedFor('darwin_arm64') }, []],
    ['an h1 of one', [h1('linux')], linux, ['warning platform-missing 6']],
    [
      'only the zh of one',
      [h1('linux'), zh('darwin_arm64')],
      { ...linux, ...proofsOf() },
      ['warning platform-missing 6'],
    ],
    [
      'one h1 that could not be computed',
      [h1('linux'), h1('mac')],
      { ...linux, [h1('mac')]: notAsked() },
      ['warning unproven-hash 4'],
    ],
    ['no hash at all', [], {}, ['error hashes-cleared 4']],
  ])('that are required: %s', (_name, hashes, proofs, expected) => {
    const lock = locked('3.2.4', hashes);
    const inputs = { platforms: 'linux_amd64\ndarwin_arm64' };
    expect(said(null, lock, known(lock, proofs), { inputs })).toEqual(expected);
  });

  it('are neither lost nor missing where several have one zip and its h1, and `lock --check` agrees', () => {
    const [both, shared] = [['darwin_arm64', 'linux_amd64'], zh('linux_amd64')];
    const twice = both.map((platform) => ({ hash: shared, filename: platform, platform }));
    const listing = (lock: ProviderLock, proofs: Readonly<Record<string, HashProof>>) => {
      const document = { url: 'https://x/', sha256: '0'.repeat(64), entries: twice, signature: hashicorpKey };
      const release = { kind: 'known', value: { documents: [document], disagreements: [] } } as const;
      return { ...known(lock, proofs), release };
    };
    const base = locked('3.2.3', [h1('linux'), h1('mac'), zh('mac'), zh('linux')]);
    const head = locked('3.2.4', [h1('linux'), shared]);
    const now = listing(head, { ...linux, [shared]: signedFor('linux_amd64') });
    const computed = { ...linux, [h1('mac')]: computedFor('darwin_arm64') };
    const before = { ...known(base, proofsOf()), dropped: new Map(Object.entries(computed)) };
    expect(said(base, head, now, { before, inputs: { platforms: both.join('\n') } })).toEqual([]);
    expect(lackedBy(head, both, now)).toEqual([]);
    const other = locked('3.2.4', [h1('linux'), zh('linux_amd64')]);
    const apart = known(other, { ...linux, ...proofsOf() });
    const inputs = { platforms: both.join('\n') };
    expect(said(base, other, apart, { before, inputs })).toContain('warning platform-missing 6');
    expect(lackedBy(other, both, apart)).toEqual(['darwin_arm64']);
  });

  it('that are required and that the release does not have are said to be missing there, and no command asks for them', () => {
    const lock = locked('3.2.4', [h1('linux'), ...packages.map(({ hash }) => hash)]);
    const told = (platforms: string) =>
      findings(null, lock, known(lock, { ...linux, ...proofsOf() }), { inputs: { platforms } });
    expect(told('plan9_amd64')).toMatchObject([
      {
        message: 'hashicorp/null 3.2.4 has no h1 for plan9_amd64: the release has no package for it.',
        remedy:
          'Take plan9_amd64 out of "platforms" for this folder (an entry of "paths" in the policy) if nobody uses it there.',
      },
    ]);
    const [missing] = told('plan9_amd64\ndarwin_arm64').filter(({ remedy }) => remedy.startsWith('Before'));
    expect(missing?.remedy).toContain('-platform=darwin_arm64 -platform=linux_amd64 hashicorp/null');
  });

  it('are covered by an h1 that only a registry states where the policy accepts that', () => {
    const lock = locked('3.2.4', [h1('linux')]);
    const inputs = { platforms: 'linux_amd64', 'accept-asserted': 'true' };
    expect(said(null, lock, known(lock, { [h1('linux')]: asserted }), { inputs })).toEqual([
      'notice asserted-hash 7',
    ]);
  });
});

it('what a registry remarks is on one line and of a bounded length', () => {
  const lock = locked('3.2.4', [zh('a')]);
  const remarks = { warnings: [`a\r\n::error::b\u2028${'x'.repeat(500)}`], movedTo: 'acme/null' };
  const [finding, moved] = findings(null, lock, evidence(lock, { [zh('a')]: signed }), { remarks });
  expect(finding?.message).not.toMatch(/[\r\n\u2028]/);
  expect(finding?.message.length).toBeLessThan(400);
  expect(moved?.message).toBe('The registry says that hashicorp/null has moved to acme/null.');
});
