import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderText } from '../../src/cli/text/terminal.ts';
import type { HashProof } from '../../src/evidence/evidence.ts';
import { renderSarif } from '../../src/extensions/formats/sarif.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { annotations } from '../../src/report/annotations.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import type { Report } from '../../src/report/report.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import type { LockedEntry, Subject } from '../../src/subject/subject.ts';
import { faultOf, rulesAgainst } from '../../src/subject/worth.ts';
import { reviews } from '../support/example-reviews.ts';
import {
  asserted,
  changed,
  computedFor,
  evidence,
  findingsOf,
  h1,
  locked,
  missingRelease,
  notAsked,
  nullProvider,
  publisherKey,
  refuted,
  report,
  settings,
  signed,
  subject,
  zh,
} from '../support/review-builders.ts';

const path = '.github/lockproof.yml';
const hash = zh('x');
const lock = locked('3.2.4', [hash]);
const other = { address: nullProvider, version: '3.2.3', platform: null, source: 'shasums' } as const;

function under(policy: string, made: Subject): Subject {
  const now = new Date('2026-11-20T12:00:00Z');
  return layOut({
    ...made,
    now,
    settings: settingsUnder(parsePolicy(policy, path, rules, allSettings), settings()),
  });
}

function review(proof: HashProof, text = hash): Subject {
  const head = locked('3.2.4', [text]);
  return subject([changed({ head, evidence: evidence(head, { [text]: proof }) })]);
}

const waiverOf = (rule: string) =>
  `waivers: [{rule: ${rule}, provider: ${nullProvider}, version: 3.2.4, reason: x, expires: 2026-12-31}]`;

/** What is wrong with a hash, and the rule that reports it. */
const faults: readonly (readonly [what: string, rule: string, made: Subject])[] = [
  ['a hash that nothing supports', 'unproven-hash', review(refuted)],
  ['a hash of another release', 'foreign-hash', review({ level: 'none', reason: 'x', belongsTo: other })],
  ['half a hash', 'malformed-hash', review(refuted, 'zh:123')],
  ['a hash beyond the budget', 'unproven-hash', review(notAsked('budget'))],
  ['an unsigned statement alone', 'unproven-hash', review(asserted)],
  [
    'a version that nobody published',
    'version-not-found',
    subject([changed({ head: lock, evidence: missingRelease(lock) })]),
  ],
  [
    'a bad signature',
    'signature-invalid',
    subject([
      changed({
        head: lock,
        evidence: evidence(lock, { [hash]: refuted }, [
          { kind: 'bad', code: 'signature-mismatch', reason: 'x' },
        ]),
      }),
    ]),
  ],
  [
    'a release that was published again',
    'release-republished',
    subject([changed({ base: lock, head: lock, evidence: evidence(lock, { [hash]: refuted }) })]),
  ],
];

describe('the worth of a hash', () => {
  it.each(faults)('%s: %s fails, and a waiver or the rule at off is shown as such', (_what, rule, made) => {
    const worthOf = (judged: Subject) => report(judged).changes[0]?.hashes[0]?.worth;
    expect(report(made).verdict).toBe('failed');
    expect(worthOf(made)).toEqual({ kind: 'unproven' });

    const waived = under(waiverOf(rule), made);
    expect(report(waived).verdict).toBe('verified');
    expect(worthOf(waived)).toEqual({ kind: 'accepted', by: 'waiver', rule, until: '2026-12-31' });
    expect(findingsOf(waived)).toMatchObject([{ rule, severity: 'notice' }]);

    const off = under(`rules: {${rule}: off}`, made);
    expect(worthOf(off)).toEqual({ kind: 'accepted', by: 'rule-off', rule });
    expect(findingsOf(off)).toEqual([]);

    const lower = under(`rules: {${rule}: warning}`, made);
    expect(worthOf(lower)).toEqual({ kind: 'unproven' });
  });

  it.each([
    ['not asked', notAsked(), 'unproven-hash'],
    ['contradicted', notAsked('disagreement'), 'registry-disagrees'],
  ] as const)('%s stays open whatever the policy says', (_what, proof, rule) => {
    const lowered = ['off', 'notice', 'error'].map((each) => `fail-on: warning\nrules: {${rule}: ${each}}`);
    for (const policy of [waiverOf(rule), ...lowered, 'accept-asserted: true']) {
      const made = under(policy, review(proof));
      expect(report(made).changes[0]?.hashes[0]?.worth).toEqual({ kind: 'open' });
      expect(report(made).verdict).toBe('incomplete');
    }
  });

  it('is the lowest of all files: one path may accept what another does not', () => {
    const policy = 'paths: [{match: ["lax/**"], rules: {unproven-hash: off}}]';
    const made = (...paths: readonly string[]) =>
      under(policy, subject([changed({ head: lock, evidence: evidence(lock, { [hash]: refuted }), paths })]));
    const told = (judged: Subject) => {
      const { changes, totals } = report(judged);
      return [changes[0]?.hashes[0]?.worth?.kind, totals.accepted, totals.unproven];
    };
    expect(told(made('lax/.terraform.lock.hcl'))).toEqual(['accepted', 1, 0]);
    expect(told(made('lax/.terraform.lock.hcl', 'strict/.terraform.lock.hcl'))).toEqual(['unproven', 0, 1]);
  });

  it('has a rule that reports every fault, so that none passes unseen', () => {
    const proofs: readonly HashProof[] = [
      signed,
      computedFor('linux_amd64'),
      asserted,
      refuted,
      { level: 'none', reason: 'x', belongsTo: other },
      notAsked(),
      notAsked('budget'),
      notAsked('disagreement'),
    ];
    const hashes = [zh('a'), h1('b'), 'zh:short', 'h9:odd'];
    const slugs = new Set(rules.map(({ slug }) => slug));
    const chosen = fc.tuple(...hashes.map(() => fc.constantFrom(...proofs)));
    const signatures = fc.constantFrom(
      [publisherKey],
      [{ kind: 'unsigned' } as const],
      [{ kind: 'bad', code: 'revoked-key', reason: 'x' } as const],
    );
    fc.assert(
      fc.property(fc.subarray(hashes, { minLength: 1 }), chosen, signatures, (some, found, documents) => {
        const head = locked('1.0.0', some);
        const known = Object.fromEntries(hashes.map((each, index) => [each, found[index] ?? refuted]));
        const made = subject([changed({ head, evidence: evidence(head, known, documents) })]);
        const told = findingsOf(made).map(({ rule }) => rule);
        for (const entry of made.entries) {
          for (const rule of entry.hashes.flatMap((one) => tellers(one, entry))) {
            expect(slugs).toContain(rule);
            expect(told).toContain(rule);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

function tellers({ worth }: LockedEntry['hashes'][number], { standing, hashes }: LockedEntry): string[] {
  const fault = faultOf(worth);
  if (fault === null) return [];
  const unchecked = hashes.every((one) => !/^(?:zh|h1):/.test(one.hash));
  const objections = rulesAgainst(fault, { standing, unchecked });
  expect(objections).not.toEqual([]);
  return [...objections];
}

describe('a renderer of a report', () => {
  it('reads the worth of a hash, and never its proof', () => {
    const context = {
      rules,
      repositoryUrl: null,
      docsUrl: 'https://docs.example',
      reproduce: null,
      fullReport: null,
    };
    const rendered = (made: Report) => [
      renderMarkdown(made, context),
      renderText(made, { colour: false }),
      renderSarif(made, { docsUrl: 'https://docs.example', rules, pageOf: () => '' }),
      annotations(made),
    ];
    const levels = ['signed', 'computed', 'asserted', 'none', 'unavailable'] as const;
    for (const make of Object.values(reviews)) {
      const made = make();
      const before = rendered(made);
      for (const proof of levels) {
        const changes = made.changes.map((change) => ({
          ...change,
          hashes: change.hashes.map((one) => ({ ...one, proof })),
        }));
        expect(rendered({ ...made, changes })).toEqual(before);
      }
    }
  });
});
