import { describe, expect, it } from 'vitest';
import type { HashProof } from '../../src/evidence/evidence.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import type { ChangeKind } from '../../src/lockfile/change.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import type { Asked } from '../../src/outcome.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { shareWords } from '../../src/report/words.ts';
import type { ReviewedChange, ReviewedFile } from '../../src/subject/subject.ts';
import { hostile } from '../support/example-reviews.ts';
import {
  allProven,
  asserted,
  changed,
  computedFor,
  evidence,
  h1,
  locked,
  missingRelease,
  notAsked,
  publisherKey,
  readFile,
  refuted,
  report,
  settings,
  signed,
  signedFor,
  subject,
  unaskableRelease,
  zh,
} from '../support/review-builders.ts';

const lock = locked('3.2.4', [zh('a'), zh('b')]);
const oneRefuted = changed({
  head: lock,
  evidence: evidence(lock, { [zh('a')]: signed, [zh('b')]: refuted }),
});
/** Another key of a publisher. */
const otherPublisherKey: SignatureCheck = {
  kind: 'good',
  tier: 'self-signed',
  keyId: 'A'.repeat(16),
  fingerprint: 'A'.repeat(40),
  keyExpired: false,
};
const address = 'registry.terraform.io/acme/null';
const [acmeBefore, acmeNow] = [
  locked('3.2.3', [zh('old')], { address }),
  locked('3.2.4', [zh('a')], { address }),
];
const otherKey = changed({
  base: acmeBefore,
  head: acmeNow,
  evidence: evidence(acmeNow, { [zh('a')]: signed }, [otherPublisherKey]),
  baseEvidence: evidence(acmeBefore, { [zh('old')]: signed }, [publisherKey]),
  kinds: ['version-upgraded'],
});

function underPolicy(text: string) {
  return settingsUnder(parsePolicy(text, '.github/lockproof.yml', rules, allSettings), settings());
}

describe('the headline', () => {
  it('asks for a look at the name of a new provider that no lock file had before and no official publisher has (T8)', () => {
    const headlineOf = (name: string, files: readonly ReviewedFile[] = [], isElsewhere = {}) => {
      const head = locked('3.2.4', [zh('a')], { address: name });
      const facts = { ...allProven(head), ...isElsewhere };
      return report(subject([changed({ head, kinds: ['provider-added'], evidence: facts })], { files }))
        .headline;
    };
    const ask = 'check its name letter by letter';
    const elsewhere = readFile('b/.terraform.lock.hcl');
    const base = { lockFile: { providers: [acmeBefore] }, problems: [], canonical: true };
    expect(headlineOf(address)).toContain(ask);
    expect(headlineOf(address, [{ ...elsewhere, base, head: base }])).not.toContain(ask);
    for (const isElsewhere of [true, undefined])
      expect(headlineOf(address, [], { isElsewhere })).not.toContain(ask);
    expect(headlineOf('registry.terraform.io/hashicorp/null')).not.toContain(ask);
    expect(headlineOf('registry.example.com/hashicorp/null')).toContain(ask);
  });

  it('does not take the findings that are listed for all that there are', () => {
    const many = Array.from({ length: 5_001 }, (_, index) => zh(`planted ${index}`));
    const entry = locked('3.2.4', [zh('a'), ...many]);
    const known = evidence(entry, {
      [zh('a')]: signed,
      ...Object.fromEntries(many.map((hash) => [hash, refuted])),
    });
    expect(report(subject([changed({ head: entry, evidence: known })])).headline).toBe(
      '❌ Lockproof: do not merge. At least 5000 hashes of hashicorp/null 3.2.4 are not in the signed release',
    );
  });

  it.each([
    [
      'a warning',
      [otherKey],
      settings(),
      /^⚠️ Lockproof: review before merging\. .* is signed with a different key than 3\.2\.3/u,
    ],
    [
      'a rule that is off',
      [otherKey],
      underPolicy('rules: {signing-key-changed: "off"}'),
      /^⚠️ Lockproof: review before merging\. .* is signed with a different key than 3\.2\.3 \(your policy turns off signing-key-changed\)$/u,
    ],
    [
      'a hash that passes because its rule is off',
      [oneRefuted],
      underPolicy('rules: {unproven-hash: "off"}'),
      /^⚠️ Lockproof: review before merging\. 1 hash of hashicorp\/null 3\.2\.4 is not proven, but the rule unproven-hash is off$/u,
    ],
    [
      'a hash whose rule is lowered',
      [oneRefuted],
      underPolicy('rules: {unproven-hash: notice}'),
      /^⚠️ Lockproof: review before merging\. 1 hash of hashicorp\/null 3\.2\.4 is not proven, and the policy lets it pass/u,
    ],
    [
      "somebody's word",
      [changed({ head: lock, evidence: allProven(lock, asserted) })],
      settings({ 'accept-asserted': 'true' }),
      /^⚠️ Lockproof: review before merging\. 2 hashes of hashicorp\/null 3\.2\.4 are accepted without a signature$/u,
    ],
  ])('is never green over %s', (_what, changes, chosen, words) => {
    const made = report(subject(changes, { settings: chosen }));
    expect(made.verdict).toBe('verified');
    expect(made.headline).toMatch(words);
  });

  it.each([
    ['signing-key-changed', otherKey, 'acme/null 3.2.4 is signed with a different key than 3.2.3'],
    [
      'new-provider',
      changed({ head: lock, kinds: ['provider-added'] }),
      'hashicorp/null 3.2.4 is a new provider',
    ],
  ])('says what is wrong, whatever the severity of the rule: %s', (slug, change, words) => {
    const made = report(subject([change], { settings: underPolicy(`rules: {${slug}: error}`) }));
    expect(made.headline.toLowerCase()).toBe(`❌ lockproof: do not merge. ${words}`);
  });

  it('says that nothing blocks with fail-on: never, and names the same problem', () => {
    const made = report(subject([oneRefuted], { settings: settings({ 'fail-on': 'never' }) }));
    expect(made.headline).toBe(
      '⚠️ Lockproof (advisory, does not block): One hash of hashicorp/null 3.2.4 is not in the signed release',
    );
    expect(made.verdict).toBe('failed');
  });

  it('does not call an open question advisory, because fail-on: never lets no such change pass', () => {
    const unasked = changed({ head: lock, evidence: unaskableRelease(lock, 'network', 'no answer') });
    const made = report(subject([unasked], { settings: settings({ 'fail-on': 'never' }) }));
    expect(made.headline).toBe('⚠️ Lockproof: not fully checked. No answer');
    expect(made.findings[0]?.remedy).toMatch(/^Do not merge yet; /);
    const allowed = settings({ 'on-unavailable': 'warn' });
    expect(report(subject([unasked], { settings: allowed })).findings[0]?.remedy).toMatch(
      /^Re-run the check/,
    );
  });

  it('names the release where its only hash is accepted and nobody answered', () => {
    const hash = 'zh:not-hex';
    const head = locked('3.2.4', [hash]);
    const made = report(
      subject([changed({ head, evidence: unaskableRelease(head, 'network', 'no answer') })], {
        settings: underPolicy('rules: {malformed-hash: off}'),
      }),
    );
    expect(made.headline).toBe('⚠️ Lockproof: not fully checked. A release could not be checked');
    expect(shareWords(made)).toBe('0 of 1 hash is proven, 1 accepted without proof');
  });

  it('calls a prerelease one, and a release after its own prereleases none', () => {
    const step = (from: string, to: string) => {
      const [base, head] = [locked(from, [zh('old')]), locked(to, [zh('a')])];
      const known = evidence(head, { [zh('a')]: signed });
      return report(subject([changed({ base, head, evidence: known, kinds: ['version-upgraded'] })]))
        .headline;
    };
    expect(step('1.0.0', '2.0.0-rc1')).toContain('1.0.0 → 2.0.0-rc1 (major, prerelease)');
    expect(step('1.0.0', `2.0.0-rc.${'1'.repeat(40)}`)).toContain('1 (major, prerelease). ');
    expect(step('2.0.0-rc1', '2.0.0')).toMatch(/2\.0\.0-rc1 → 2\.0\.0\. The only hash is proven/);
  });

  const [h1Of, zhOf] = [
    (...names: string[]) => names.map((name) => [h1(name), computedFor(name)] as const),
    (...names: string[]) => names.map((name) => [zh(name), signedFor(name)] as const),
  ];
  type Proven = readonly (readonly [string, HashProof])[];
  /** The same version before and after. */
  const sameVersion = (
    name: string,
    kind: ChangeKind,
    before: Proven,
    after: Proven,
    constraints = ['', ''],
  ) => {
    const [base, head] = [before, after].map((pairs, at) => ({
      ...locked(
        '3.2.4',
        pairs.map(([hash]) => hash),
        { address: `registry.terraform.io/hashicorp/${name}` },
      ),
      constraints: constraints[at] || null,
    }));
    if (base === undefined || head === undefined) throw new Error('two sides');
    return changed({ base, head, kinds: [kind], evidence: evidence(head, Object.fromEntries(after)) });
  };
  const zhs = zhOf('linux_amd64', 'darwin_arm64', 'windows_amd64');
  const own = [...h1Of('linux_amd64'), ...zhs];
  const wider = [...h1Of('linux_amd64', 'darwin_arm64'), ...zhs];

  it.each<[string, readonly ReviewedChange[], string]>([
    [
      'an h1 for one more platform, of two providers',
      [sameVersion('aws', 'hashes-added', own, wider), sameVersion('null', 'hashes-added', own, wider)],
      'hashicorp/aws 3.2.4 and hashicorp/null 3.2.4 now cover darwin_arm64. Same signed release as before; all 10 hashes are proven',
    ],
    [
      'the same of four providers',
      ['aws', 'null', 'tls', 'time'].map((name) => sameVersion(name, 'hashes-added', own, wider)),
      '4 providers now cover darwin_arm64 in envs/prod/.terraform.lock.hcl. All 20 hashes are proven',
    ],
    [
      'constraints',
      [sameVersion('aws', 'constraints-changed', own, own, ['~> 3.0', '~> 3.2'])],
      'the constraints of hashicorp/aws 3.2.4 changed from ~> 3.0 to ~> 3.2. All 4 hashes are proven, signed by HashiCorp',
    ],
    [
      'the layout of two entries',
      [sameVersion('aws', 'format-only', own, own), sameVersion('null', 'format-only', own, own)],
      'envs/prod/.terraform.lock.hcl is rewritten, same content. All 8 hashes are proven',
    ],
    [
      'an h1 that went',
      [sameVersion('aws', 'hashes-removed', wider, own)],
      'hashicorp/aws 3.2.4 has 1 fewer hash. All 4 hashes are proven, signed by HashiCorp · lost its h1 hash for 1 platform, so "terraform init -lockfile=readonly" fails there',
    ],
    [
      'two new providers',
      [
        changed({ head: lock, kinds: ['provider-added'] }),
        changed({ head: acmeNow, kinds: ['provider-added'] }),
      ],
      'new providers hashicorp/null 3.2.4 and acme/null 3.2.4. All 3 hashes are proven · 1 new provider (acme/null): check its name letter by letter',
    ],
  ])('says what happened: %s', (_, changes, words) => {
    expect(report(subject(changes)).headline).toBe(`✅ Lockproof: ${words}`);
  });

  const [answered, on] = ['answered with status', 'when asked for x'];
  it.each<[string, NonNullable<Asked['trouble']> | null, string]>([
    [`${answered} 503 ${on}`, null, 'is down (503)'],
    [`${answered} 401 ${on}`, 'refused', 'needs a token'],
    [`${answered} 403 ${on}`, 'refused', 'refuses access (403)'],
    [`${answered} 403 ${on}`, 'refused-token', 'refuses the token'],
    [`${answered} 401 ${on}`, 'refused-login', 'refuses the stored token'],
    ['refuses connections', null, 'refuses connections'],
  ])('says who is away, in short: %s, %s', (reason, trouble, words) => {
    const cause = `registry.example.com ${reason}`;
    const proof = { ...notAsked('status', cause), ...(trouble && { asked: { trouble } }) };
    const { headline } = report(
      subject([changed({ head: lock, evidence: allProven(lock, proof as HashProof) })]),
    );
    expect(headline.toLowerCase()).toBe(`⚠️ lockproof: not fully checked. registry.example.com ${words}`);
  });

  it('names the lookalike before it says that no registry knows it', () => {
    const told = (name: string) => {
      const head = locked('3.2.4', [zh('a')], { address: `registry.terraform.io/${name}/null` });
      return report(subject([changed({ head, evidence: missingRelease(head), kinds: ['provider-added'] })]))
        .headline;
    };
    expect(told('hashlcorp')).toContain("hashlcorp/null 3.2.4 has a name similar to a different provider's");
    expect(told('acme-tools')).toContain('the registry does not know acme-tools/null 3.2.4'.slice(4));
  });

  it('names three providers and counts four', () => {
    const planted = (...names: readonly string[]) => {
      const changes = names.map((name) => {
        const own = locked('1.0.0', [zh(name)], { address: `registry.terraform.io/acme/${name}` });
        return changed({ head: own, evidence: allProven(own, refuted) });
      });
      return report(subject(changes)).headline.replace('❌ Lockproof: do not merge. ', '');
    };
    const three = '3 hashes of acme/a 1.0.0, acme/b 1.0.0 and acme/c 1.0.0 are not in the signed release';
    expect(planted('a', 'b', 'c')).toBe(three);
    expect(planted('a', 'b', 'c', 'd')).toBe('4 hashes of 4 providers are not in the signed release');
  });

  it.each(['x'.repeat(300), '\u202eabc', `${'\u05d0'.repeat(300)}\n::error::x`])(
    'stays short for a provider called %j',
    (name) => {
      expect(Array.from(hostile(name).headline).length).toBeLessThan(300);
    },
  );
});
