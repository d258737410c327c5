import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { exitCode } from '../../src/report/build.ts';
import { judge as judgeBy } from '../../src/rules/judge.ts';
import type { Rule, RuleFinding } from '../../src/rules/rule.ts';
import { joinRemarks, policyRemarks, weigh } from '../../src/rules/weigh.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import type { Subject } from '../../src/subject/subject.ts';
import {
  allProven,
  changed,
  evidence,
  findingsOf,
  judge,
  locked,
  notAsked,
  nullProvider,
  refuted,
  report,
  settings,
  signed,
  subject,
  unaskableRelease,
  zh,
} from '../support/review-builders.ts';

const path = '.github/lockproof.yml';
const good = zh('good');
const planted = zh('planted');
const lock = locked('3.2.4', [good, planted]);
const entry = changed({
  base: locked('3.2.4', [good]),
  head: lock,
  kinds: ['hashes-added'],
  evidence: evidence(lock, { [good]: signed, [planted]: refuted }),
});
const noon = new Date('2026-11-20T12:00:00Z');

function under(policy: readonly string[], made: Subject = subject([entry]), now = noon): Subject {
  const inputs = settings(made.settings.scope === 'all' ? { scope: 'all' } : {});
  return layOut({
    ...made,
    now,
    settings: settingsUnder(parsePolicy(policy.join('\n'), path, rules, allSettings), inputs),
  });
}

function said(judged: Subject): readonly string[] {
  return judge(judged).map(({ severity, rule }) => `${severity} ${rule}`);
}

function remarksOn(judged: Subject): readonly string[] {
  return policyRemarks(judged, judge(judged)).map(({ text }) => text);
}

describe('the severity of a rule', () => {
  it.each([
    ['error', ['error unproven-hash'], 'failed'],
    ['warning', ['warning unproven-hash'], 'verified'],
    ['notice', ['notice unproven-hash'], 'verified'],
    ['off', [], 'verified'],
  ])('%s', (severity, found, verdict) => {
    const judged = under(['rules:', `  unproven-hash: ${severity}`]);
    expect(said(judged)).toEqual(found);
    expect(report(judged).verdict).toBe(verdict);
  });
});

describe('a waiver', () => {
  const waiver = (...more: readonly string[]) => [
    'waivers:',
    '  - rule: unproven-hash',
    `    provider: ${nullProvider}`,
    ...more.map((line) => `    ${line}`),
  ];
  const reason = 'reason: The mirror was rebuilt, see OPS-1.';

  it.each([
    ['its hash', [`hash: ${planted}`]],
    ['its version', ['version: 3.2.4']],
    ['both', ['version: 3.2.4', `hash: ${planted}`]],
  ])('for %s accepts the finding, and says until when and why', (_, about) => {
    const judged = under(waiver(...about, reason, 'expires: 2026-11-20'));
    const [finding] = findingsOf(judged);
    expect(finding).toMatchObject({ rule: 'unproven-hash', severity: 'notice', hash: planted });
    expect(finding?.message).toContain(
      'Waived until 2026-11-20 by .github/lockproof.yml:2: The mirror was rebuilt, see OPS-1.',
    );
    expect(remarksOn(judged)).toEqual([]);
    expect(report(judged).verdict).toBe('verified');
    expect(report(judged).totals).toMatchObject({ proven: 1, accepted: 1, unproven: 0 });
  });

  it.each([
    [
      'the day after its last',
      [`hash: ${planted}`, reason, 'expires: 2026-11-19'],
      'it expired on 2026-11-19',
    ],
    ['without a reason', [`hash: ${planted}`, 'expires: 2026-12-31'], 'it gives no reason'],
    ['with a blank reason', [`hash: ${planted}`, 'reason: " "', 'expires: 2026-12-31'], 'it gives no reason'],
    ['without an end', [`hash: ${planted}`, reason], 'it has no expiry date'],
  ])('%s does not count, and the finding says so', (_, lines, why) => {
    const judged = under(waiver(...lines));
    const [finding] = findingsOf(judged);
    expect(finding?.severity).toBe('error');
    expect(finding?.message).toContain(`The waiver at .github/lockproof.yml:2 does not count: ${why}.`);
    expect(remarksOn(judged)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['another hash', [`hash: ${zh('other')}`]],
    ['another version', ['version: 3.2.5']],
    ['the version, but another hash', ['version: 3.2.4', `hash: ${good}`]],
  ])('for %s does not apply', (_, about) => {
    const [finding] = findingsOf(under(waiver(...about, reason, 'expires: 2026-12-31')));
    expect(finding?.severity).toBe('error');
    expect(finding?.message).not.toContain('waiver');
  });

  it('does not count where the time is unknown', () => {
    const { now: _, ...timeless } = under(waiver('version: 3.2.4', reason, 'expires: 2026-12-31'));
    expect(said(layOut(timeless))).toEqual(['error unproven-hash']);
  });

  it('does not answer an open question', () => {
    const open = changed({ head: lock, evidence: evidence(lock, { [good]: signed, [planted]: notAsked() }) });
    const waived = under(waiver('version: 3.2.4', reason, 'expires: 2026-12-31'), subject([open]));
    // Nor is one mentioned that does not count.
    for (const each of [waived, under(waiver('version: 3.2.4', 'expires: 2026-01-01'), subject([open]))])
      expect(judge(each)).toEqual(judge(under([], subject([open]))));
    expect(findingsOf(waived)).toMatchObject([
      {
        rule: 'unproven-hash',
        severity: 'warning',
        message: expect.stringMatching(/could not be checked: [^.]*\.$/),
      },
    ]);
    expect(report(waived).verdict).toBe('incomplete');
    expect(exitCode(report(waived), waived.settings)).toBe(3);
  });

  it('for a refuted hash does not answer an open question beside it', () => {
    const third = zh('third');
    const head = locked('3.2.4', [good, planted, third]);
    const known = evidence(head, { [good]: signed, [planted]: refuted, [third]: notAsked() });
    const judged = under(
      waiver('version: 3.2.4', reason, 'expires: 2026-12-31'),
      subject([changed({ head, evidence: known })]),
    );
    expect(said(judged)).toEqual(['warning unproven-hash', 'notice unproven-hash']);
    expect(judge(judged)[0]?.message).not.toContain('Waived');
    expect(report(judged).verdict).toBe('incomplete');
  });
});

describe('a waiver for one version', () => {
  const waivers = [
    `waivers: [{rule: unproven-hash, provider: "*/*/*", version: 3.2.4, reason: known., expires: 2026-12-31}]`,
  ];
  const other = 'registry.terraform.io/hashicorp/random';
  const entryOf = (version: string, more: { address?: string; path?: string } = {}) => {
    const head = locked(version, [planted], more);
    const paths = [more.path ?? 'envs/prod/.terraform.lock.hcl'];
    return changed({ head, evidence: evidence(head, { [planted]: refuted }), paths });
  };

  it.each([
    ['another provider', entryOf('3.2.5', { address: other })],
    ['the same provider in another file', entryOf('3.2.5', { path: 'envs/stage/.terraform.lock.hcl' })],
  ])('does not reach the version of %s, in any order', (_, strict) => {
    for (const changes of [
      [entryOf('3.2.4'), strict],
      [strict, entryOf('3.2.4')],
    ]) {
      const found = findingsOf(under(waivers, subject(changes)));
      expect(found.map(({ severity, provider, path }) => [severity, provider, path])).toEqual([
        ['error', strict.change.provider, strict.occurrences[0]?.path],
        ['notice', nullProvider, 'envs/prod/.terraform.lock.hcl'],
      ]);
    }
  });

  it('accepts nothing where the question is open, and is not told to match nothing', () => {
    const head = locked('3.2.4', [planted]);
    const open = subject([changed({ head, evidence: unaskableRelease(head, 'network', 'it was reset') })], {
      settings: settings({ scope: 'all' }),
    });
    const judged = under(waivers, open);
    expect(remarksOn(judged)).toEqual([]);
  });

  it('that matches nothing is only told where every lock file was checked', () => {
    const clean = changed({ head: lock, evidence: allProven(lock) });
    const remarks = (scope: 'all' | 'changed') => {
      const judged = under(waivers, subject([clean], { settings: settings({ scope }) }));
      return remarksOn(judged);
    };
    expect(remarks('changed')).toEqual([]);
    expect(remarks('all')).toEqual([
      'The waiver at .github/lockproof.yml:1 matches nothing: no lock file has what it waives.',
    ]);
  });

  it('changes no notice', () => {
    const judged = under(['rules: {unproven-hash: notice}', ...waivers], subject([entryOf('3.2.4')]));
    expect(judge(judged).map(({ severity }) => severity)).toEqual(['notice']);
    expect(findingsOf(judged)[0]?.message).not.toContain('Waived');
  });
});

describe('a part of the policy that matches nothing', () => {
  it('is each pattern by itself: of providers, of keys and of paths', () => {
    const named = [
      'providers: {allow: [registry.terraform.io/hashicorp/null, registry.terraform.io/hashicorp/random, registry.terraform.io/gone/*]}',
      `signing-keys: [{providers: [registry.terraform.io/hashicorp/null, r.example/*/*], fingerprints: [C874011F0AB405110D02105534365D9472D7468F]}]`,
      'paths: [{match: [envs/prod/**], rules: {prerelease: off}}, {match: [gone/**, "left/**"], rules: {prerelease: off}}]',
    ];
    const random = changed({
      head: locked('3.2.4', [good], { address: 'registry.terraform.io/hashicorp/random' }),
      paths: ['envs/stage/.terraform.lock.hcl'],
    });
    const removed = changed({ base: locked('1.0.0', [good], { address: 'registry.terraform.io/gone/x' }) });
    const judged = under(named, subject([entry, random, removed], { settings: settings({ scope: 'all' }) }));
    expect(remarksOn(under(named, subject([entry, random, removed])))).toEqual([]);
    expect(remarksOn(judged).filter((remark) => remark.includes('match'))).toEqual([
      'The pattern "registry.terraform.io/gone/*" of "providers.allow" in .github/lockproof.yml matches no locked provider.',
      'The pattern "r.example/*/*" of "signing-keys" in .github/lockproof.yml matches no locked provider.',
      'The globs "gone/**", "left/**" of "paths" in .github/lockproof.yml match no lock file.',
    ]);
  });
});

describe('a denial or a pin for one of the two public registries', () => {
  const both = 'registry.terraform.io/acme/*, registry.opentofu.org/acme/*';
  const remarksUnder = (policy: string, address: string) => {
    const judged = under(
      [policy],
      subject([changed({ head: locked('3.2.4', [good], { address }), kinds: ['provider-added'] })]),
    );
    return remarksOn(judged);
  };

  it('is a remark where the provider comes from the other one', () => {
    const deny = 'providers: {deny: [registry.terraform.io/acme/*]}';
    expect(remarksUnder(deny, 'registry.opentofu.org/acme/gadget')).toEqual([
      'The pattern "registry.terraform.io/acme/*" of "providers.deny" in .github/lockproof.yml names one public registry; add "registry.opentofu.org/acme/*", or the same provider from there is not covered.',
    ]);
    const pins = `signing-keys: [{providers: [registry.opentofu.org/acme/gadget], fingerprints: [${'A'.repeat(40)}]}]`;
    expect(remarksUnder(pins, 'registry.terraform.io/acme/gadget')).toEqual([
      expect.stringContaining('add "registry.terraform.io/acme/gadget"'),
    ]);
  });

  it('is a remark where one of several providers comes from the other one, but not a removed one', () => {
    const deny = ['providers: {deny: [registry.terraform.io/acme/*]}'];
    const tofu = locked('3.2.4', [good], { address: 'registry.opentofu.org/acme/gadget' });
    const remarks = (...changes: Parameters<typeof subject>[0]) => {
      const judged = under(deny, subject(changes));
      return remarksOn(judged).length;
    };
    expect(remarks(changed({ head: tofu }), changed({ head: locked('1.0.0', [good]) }))).toBe(1);
    expect(remarks(changed({ base: tofu }))).toBe(0);
  });

  it.each([
    ['both are named', `providers: {deny: [${both}]}`, 'registry.opentofu.org/acme/gadget'],
    [
      'a wider pattern covers it',
      'providers: {deny: [registry.terraform.io/acme/*, "*/acme/*"]}',
      'registry.opentofu.org/acme/gadget',
    ],
    [
      'the provider is another',
      'providers: {deny: [registry.terraform.io/acme/*]}',
      'registry.opentofu.org/other/gadget',
    ],
    ['the registry is private', 'providers: {deny: [r.example/acme/*]}', 'registry.opentofu.org/acme/gadget'],
  ])('is fine where %s', (_, policy, address) => {
    expect(remarksUnder(policy, address)).toEqual([]);
  });
});

describe('a waiver that ends soon', () => {
  const remarks = (expires: string, made = subject([entry])) =>
    policyRemarks(
      under(
        [
          `waivers: [{rule: prerelease, provider: "${nullProvider}", version: 3.2.4, reason: x, expires: ${expires}}]`,
        ],
        made,
      ),
      [],
    ).map(({ text }) => text);

  it('is told beside its entry for the last 14 days, where that is under review', () => {
    expect(remarks('2026-12-04')).toEqual([
      `The waiver at ${path}:1 for prerelease ends after 2026-12-04. Renew it with a later date, or remove what it waives.`,
    ]);
    expect(remarks('2026-12-05')).toEqual([]);
    expect(remarks('2026-12-04', subject([]))).toEqual([]);
  });
});

describe('the remarks of the parts of one review', () => {
  it('are those of the whole: each once, and what only some parts lack is no remark', () => {
    const [twin, idle] = [{ text: 'A twin is open.' }, { text: 'V matches nothing.', ofEach: true } as const];
    expect(joinRemarks([[twin, idle], [twin], [twin]]).map(({ text }) => text)).toEqual(['A twin is open.']);
    expect(joinRemarks([[idle], [idle]]).map(({ text }) => text)).toEqual(['V matches nothing.']);
  });
});

describe('what no policy can change', () => {
  const found = (message: string, more: Partial<RuleFinding> = {}): RuleFinding => ({
    ...{ message: [message], provider: null, hash: null, path: 'a', line: 1, fix: [], ...more },
  });

  it('is reported by a rule that is off, if it is binding', () => {
    const off = { ...subject([]), settings: { ...settings(), rules: new Map([['x', 'off' as const]]) } };
    const rule: Rule = { slug: 'x', severity: 'error', meaning: '', check: () => [] };
    expect(weigh(rule, found('it is empty', { binding: true }), off).finding?.severity).toBe('error');
    expect(weigh(rule, found('it is empty'), off).finding).toBeUndefined();
  });

  it('is a finding that is worse after the merge, though head has as many', () => {
    const merge = { files: [], around: subject([]).around };
    const check: Rule['check'] = ({ files }) =>
      files === merge.files ? [found('grave')] : [found('mild', { standard: 'warning' })];
    const rule: Rule = { slug: 'y', severity: 'error', meaning: '', ofMerge: true, check };
    const { findings } = judgeBy({ ...subject([]), merge }, [rule]);
    expect(findings.map(({ severity }) => severity)).toEqual(['error', 'warning']);
  });
});

it('a rule names every severity that a finding of it has by itself, so that a policy that changes one is compared (T39)', () => {
  const files = globSync('src/{rules,extensions/*}/*.ts');
  for (const { slug, severity, standards = [] } of rules) {
    const source = readFileSync(files.find((file) => file.endsWith(`/${slug}.ts`)) ?? '', 'utf8');
    const lines = source.match(/\bstandard\b.*/g)?.filter((line) => !line.includes('binding')) ?? [];
    const said = lines.flatMap((line) => line.match(/(?<=')(?:error|warning|notice)(?=')/g) ?? []);
    expect([slug, ...new Set([severity, ...said])].sort()).toEqual([slug, severity, ...standards].sort());
  }
});
