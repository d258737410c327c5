import { describe, expect, it } from 'vitest';
import { allSettings, rules } from '../../src/extensions/index.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { shareWords } from '../../src/report/words.ts';
import { hostile } from '../support/example-reviews.ts';
import {
  allProven,
  asserted,
  changed,
  evidence,
  locked,
  publisherKey,
  refuted,
  report,
  settings,
  signed,
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
      /^⚠️ Lockproof: review before merging\. .* is signed with a different key than 3\.2\.3 \(signing-key-changed is off\)$/u,
    ],
    [
      'a hash that passes because its rule is off',
      [oneRefuted],
      underPolicy('rules: {unproven-hash: "off"}'),
      /^⚠️ Lockproof: review before merging\. 1 hash of hashicorp\/null 3\.2\.4 is not proven, but unproven-hash is off$/u,
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
      /^⚠️ Lockproof: review before merging\. 2 hashes of hashicorp\/null 3\.2\.4 are accepted although no signature covers them$/u,
    ],
  ])('is never green over %s', (_what, changes, chosen, words) => {
    const made = report(subject(changes, { settings: chosen }));
    expect(made.verdict).toBe('verified');
    expect(made.headline).toMatch(words);
  });

  it('tells another key from one that the policy does not pin, whatever the severity of the rule', () => {
    const made = report(
      subject([otherKey], { settings: underPolicy('rules: {signing-key-changed: error}') }),
    );
    expect(made.headline).toBe(
      '❌ Lockproof: do not merge. acme/null 3.2.4 is signed with a different key than 3.2.3',
    );
  });

  it('says that nothing blocks with fail-on: never, and names the same problem', () => {
    const made = report(subject([oneRefuted], { settings: settings({ 'fail-on': 'never' }) }));
    expect(made.headline).toBe(
      '⚠️ Lockproof (advisory, does not block): One hash of hashicorp/null 3.2.4 is not in the signed release',
    );
    expect(made.verdict).toBe('failed');
    const warned = report(subject([otherKey], { settings: settings({ 'fail-on': 'never' }) }));
    expect(warned.headline).toMatch(
      /^⚠️ Lockproof \(advisory, does not block\): acme\/null 3\.2\.4 is signed with a different key/u,
    );
  });

  it('does not call an open question advisory, because fail-on: never lets no such change pass', () => {
    const unasked = changed({ head: lock, evidence: unaskableRelease(lock, 'network', 'no answer') });
    const made = report(subject([unasked], { settings: settings({ 'fail-on': 'never' }) }));
    expect(made.headline).toBe('⚠️ Lockproof: not fully checked. No answer');
    expect(made.findings[0]?.remedy).toMatch(/^Do not merge yet; /);
    const allowed = settings({ 'on-unavailable': 'warn' });
    expect(report(subject([unasked], { settings: allowed })).findings[0]?.remedy).toMatch(/^Run the check/);
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
    expect(step('2.0.0-rc1', '2.0.0')).toMatch(/2\.0\.0-rc1 → 2\.0\.0\. The only hash is proven/);
  });

  it('names three providers and counts four', () => {
    const planted = (count: number) =>
      report(
        subject(
          Array.from({ length: count }, (_, index) => {
            const own = locked('1.0.0', [zh(`bad ${index}`)], {
              address: `registry.terraform.io/acme/p${index}`,
            });
            return changed({ head: own, evidence: allProven(own, refuted) });
          }),
        ),
      ).headline;
    expect(planted(3)).toBe(
      '❌ Lockproof: do not merge. 3 hashes of acme/p0 1.0.0, acme/p1 1.0.0 and acme/p2 1.0.0 are not in the signed release',
    );
    expect(planted(4)).toBe(
      '❌ Lockproof: do not merge. 4 hashes of 4 providers are not in the signed release',
    );
  });

  it.each(['x'.repeat(300), '\u202eabc', `${'\u05d0'.repeat(300)}\n::error::x`])(
    'stays short for a provider called %j',
    (name) => {
      expect(Array.from(hostile(name).headline).length).toBeLessThan(300);
    },
  );
});
