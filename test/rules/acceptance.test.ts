import { afterAll, describe, expect, it } from 'vitest';
import { renderText } from '../../src/cli/text/terminal.ts';
import type { VersionEvidence } from '../../src/evidence/evidence.ts';
import { rules } from '../../src/extensions/index.ts';
import type { KeyElsewhere } from '../../src/openpgp/signature.ts';
import { failingSeverities, joined, settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import type { Policy } from '../../src/policy/settings.ts';
import { exitCode } from '../../src/report/build.ts';
import { acceptancesOf } from '../../src/report/remedy.ts';
import type { ReportedFinding } from '../../src/report/report.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import { nothingAround, type ReviewedChange, type Subject } from '../../src/subject/subject.ts';
import { reviewOf } from '../support/fixture-review.ts';
import {
  allProven,
  asserted,
  changed,
  evidence,
  hashicorpKey,
  locked,
  missingRelease,
  notAsked,
  publisherKey,
  readFile,
  refuted,
  report,
  settings,
  signed,
  subject,
  unaskableRelease,
  zh,
} from '../support/review-builders.ts';

const path = '.github/lockproof.yml';

/** The same review where the policy of the base says this too. */
function under(judged: Subject, more: string, place = path): Subject {
  const { policy } = judged.settings;
  const added = [...parsePolicy(more, path, rules, settings().rows).said];
  const both = added.map(([key, value]) => [key, joined(policy.said.get(key), value)] as const);
  const after: Policy = { ...policy, path: place, said: new Map([...policy.said, ...both]) };
  return layOut({ ...judged, settings: settingsUnder(after, judged.settings) });
}

/** All that is printed to accept findings, pasted as it is, one block after the other. */
function printed(...findings: readonly ReportedFinding[]): string {
  const begun = findings.flatMap(({ fix }) =>
    fix.flatMap((step) => (step.do === 'accept' && step.isBegun ? step.key : [])),
  );
  const blocks = acceptancesOf(findings).map(({ words, lines }) => {
    const key = begun.find((each) => words.includes(`at the end of "${each}"`));
    return [...(key === undefined ? [] : [`${key}:`]), ...lines].join('\n');
  });
  return blocks.join('\n');
}

/** Rules whose first step is an edit that ends at green, and why nobody should accept the finding instead. */
const edited: Readonly<Record<string, string>> = {
  'unproven-hash': 'the line is deleted with one click',
  'foreign-hash': 'the line is deleted with one click',
  'malformed-hash': 'the line is deleted with one click',
  'hashes-cleared': 'the provider is locked again',
  'h1-removed': 'the provider is locked again',
  'platform-lost': 'the provider is locked again',
  'platform-missing': 'the provider is locked again',
  'not-canonical': 'the file is written again',
  'missing-from-lock': 'the provider is locked',
  'version-outside-constraints': 'the provider is locked again',
  'lock-file-removed': 'the file is restored',
  'lock-file-missing': 'the file is written',
  'configuration-unread': 'the file is made smaller, or the change is split',
  'unreadable-lock-file': 'Terraform cannot read it either',
  'hidden-content':
    'the attribute or the comment is removed, and a block would let in what the next change hides',
  'policy-weakened': 'its owner merges it once, and a block would let every later change weaken it unseen',
  'policy-invalid': 'every review after the merge would stop',
};

describe('a finding that fails the run ends at green', () => {
  const slugs = rules.map(({ slug }) => slug);
  const green = new Map<string, number>();

  afterAll(() => {
    const counts = [...green].map(([slug, blocks]) => `${slug} ${blocks}`).join(', ');
    console.log(
      `pasted, the printed block makes the next run green for ${green.size} of ${slugs.length} rules (${counts}); an edit repairs ${Object.keys(edited).length}: ${Object.keys(edited).join(', ')}`,
    );
    expect(slugs).toEqual(expect.arrayContaining(Object.keys(edited)));
  });

  it.each(slugs)('%s', async (slug) => {
    const review = await reviewOf(`__fixtures__/rules/${slug}/triggers`);
    const told = ['error', 'warning'].map((level) => `fail-on: ${level}\nrules: {${slug}: ${level}}`);
    for (const policy of [...told, 'fail-on: warning']) {
      const judged = under(review, policy);
      const fails = failingSeverities(judged.settings);
      const failing = report(judged).findings.filter(({ severity }) => fails.includes(severity));
      const own = failing.filter(({ rule }) => rule === slug);
      expect(own.length > 0 || policy === 'fail-on: warning', policy).toBe(true);
      const blocks = new Map(own.map((finding) => [finding, printed(finding)]));
      const unaccepted = own.find((finding) => blocks.get(finding) === '');
      const ending = slug in edited ? 'edited' : 'accepted';
      if (own.length > 0) expect(unaccepted ? 'edited' : 'accepted', unaccepted?.remedy).toBe(ending);
      if (slug in edited || own.length === 0) continue;
      expectGreen(judged, failing);
      expectPastable(judged);
      green.set(slug, (green.get(slug) ?? 0) + new Set(blocks.values()).size);
    }
  });

  const [one, now] = [zh('one'), new Date('2026-11-20T12:00:00Z')];
  const acme = (version: string) => locked(version, [one], { address: 'registry.terraform.io/acme/null' });
  const head = acme('3.2.4');
  const signedBy = (...keys: readonly (typeof hashicorpKey)[]) =>
    subject([
      changed({
        base: acme('3.2.3'),
        head,
        kinds: ['version-upgraded'],
        evidence: evidence(head, { [one]: signed }, keys),
        baseEvidence: evidence(acme('3.2.3'), { [one]: signed }, [publisherKey]),
      }),
    ]);
  const [otherPrint, ownPrint] = ['D'.repeat(40), /[0-9A-F]{40}/.exec(JSON.stringify(publisherKey))?.[0]];
  const otherKey = { ...publisherKey, fingerprint: otherPrint } as typeof publisherKey;
  const pinned = `signing-keys: [{providers: ["*/*/*"], fingerprints: ["${'A'.repeat(40)}"]}]`;
  const begun =
    'waivers:\n  - {rule: unproven-hash, provider: a/b/c, version: "1", reason: x, expires: 2026-12-31}';
  const unsigned = (lock: typeof head) => evidence(lock, { [one]: asserted });
  const keyless = subject([
    changed({ head, evidence: evidence(head, { [one]: asserted }, [{ kind: 'unsigned' }]) }),
  ]);
  const onlyWord = subject([changed({ head, evidence: unsigned(head) })]);
  const abroad = locked('1.0.0', [one], { address: 'registry.müller.example/corp/tööl' });
  const foreign = subject([changed({ head: abroad, evidence: unsigned(abroad) })]);
  const odd = `(a)/[b]/{c,d}*/localhost:8443/o'neil/"$x\\y"/.terraformrc`;
  const unsure = { level: 'none', reason: 'x', belongsTo: null, partial: true } as const;
  const replaced = (hashedPackages: number) => {
    const [from, to] = [acme('1.0.0'), { ...acme('1.0.0'), hashes: [zh('new')] }];
    const dropped = new Map([[one, refuted]]);
    const known = { ...evidence(to, { [zh('new')]: signed }), dropped, hashedPackages };
    return subject([changed({ base: from, head: to, kinds: ['hashes-replaced'], evidence: known })]);
  };
  const broken = readFile('envs/a/.terraform.lock.hcl', [], 'x');
  const noBase = {
    ...broken,
    base: null,
    head: { lockFile: { providers: [head] }, problems: [], canonical: true },
  };

  it.each<readonly [string, Subject, string]>([
    ['an unsigned statement', onlyWord, ''],
    ...['fail-on: warning', 'rules: {unsigned-provider: error}'].map(
      (policy) => [`a release without a key, ${policy}`, keyless, policy] as const,
    ),
    [
      'a new key where other versions have the old one',
      signedBy(otherKey, hashicorpKey),
      'rules: {signing-key-changed: error}',
    ],
    ['a key that the policy does not pin', signedBy(publisherKey), pinned],
    ['no signature where the policy pins a key', signedBy({ kind: 'unsigned' }), pinned],
    ['a policy that has waivers', onlyWord, begun],
    [
      'a path that has the signs of a glob, of YAML and of a shell',
      { ...subject([]), around: { ...nothingAround, plugins: [odd] } },
      'fail-on: warning',
    ],
    ['an address in letters that are not ASCII', foreign, ''],
    ['hashes that were replaced, where no package was read', replaced(0), ''],
    ['a release that was published again, and is locked as it is now', replaced(1), ''],
  ])('%s', (_, judged, policy) => {
    const before = under({ ...judged, now }, policy);
    const fails = failingSeverities(before.settings);
    const failing = report(before).findings.filter(({ severity }) => fails.includes(severity));
    expect(failing.length).toBeGreaterThan(0);
    expectGreen(before, failing);
  });

  it('is a waiver of the release, never a line that lowers the rule for the other entries of the file', () => {
    const block = printed(...report({ ...foreign, now }).findings);
    expect(block).toContain('provider: registry.müller.example/corp/tööl');
    const odd = subject([changed({ head: { ...head, version: '1.0.0-\u202e' }, evidence: unsigned(head) })]);
    expect(printed(...report({ ...odd, now }).findings)).toBe('');
  });

  it('is one block for several findings, so that no key is in the policy twice', () => {
    const random = locked('1.0.0', [one], { address: 'registry.terraform.io/acme/random' });
    const strict = 'rules: {signing-key-changed: error, new-provider: error}';
    const { changes, ...mixed } = under({ ...signedBy(otherKey), now }, strict);
    const both = layOut({
      ...mixed,
      changes: [...changes, changed({ head: random, kinds: ['provider-added'], evidence: unsigned(random) })],
    });
    const failing = report(both).findings.filter(({ severity }) => severity === 'error');
    const keys = printed(...failing).match(/^[\w-]+:$/gm);
    expect([keys?.toSorted(), failing.length]).toEqual([['signing-keys:', 'waivers:'], 3]);
    expectGreen(both, failing);
  });

  const six = [...'abcdef'].map(zh);
  const ofSix = (evidenceOf: (lock: typeof head) => VersionEvidence, ...more: readonly string[]) => {
    const lock = { ...locked('1.0.0', [...six, ...more]), address: head.address };
    return { ...subject([changed({ head: lock, evidence: evidenceOf(lock) })]), now };
  };
  const badly = (lock: typeof head, madeBy?: KeyElsewhere) => {
    const bad = { kind: 'bad', code: 'unknown-issuer', reason: 'x', ...(madeBy && { madeBy }) } as const;
    return evidence(lock, Object.fromEntries(lock.hashes.map((hash) => [hash, refuted])), [bad]);
  };
  const madeBy = { from: 'registry.opentofu.org', fingerprint: 'A'.repeat(40), armored: null };
  const unlisted = (lock: typeof head) => unaskableRelease(lock, 'untrusted-host', 'x');

  it.each<readonly [string, (lock: typeof head) => VersionEvidence, string]>([
    ['unsigned', (lock) => allProven(lock, asserted), ''],
    ['unknown', missingRelease, ''],
    ['badly signed', badly, ''],
    ['signed with a key that only the other registry lists', (lock) => badly(lock, madeBy), ''],
    ['from an unlisted host', unlisted, ''],
    ['from an unlisted host and denied', unlisted, 'providers: {deny: ["*/*/null"]}'],
  ])(
    'of a release %s names the hashes that are neither waived nor deleted (T16)',
    (_, evidenceOf, policy) => {
      const judged = (...more: readonly string[]) => under(ofSix(evidenceOf, ...more), policy);
      const blockOf = (each: Subject) => printed(...report(each).findings);
      const hashesIn = (block: string) => new Set(block.match(/(?:zh|h1):[^"]+/g));
      const errors = report(judged()).findings.filter(({ severity }) => severity === 'error');
      expect(errors).toHaveLength(policy === '' ? 1 : 2);
      const block = blockOf(judged());
      expect(hashesIn(block)).toEqual(new Set(six));
      expect(report(under(judged(), block)).verdict).toBe('verified');
      const later = under(judged(zh('later')), block);
      expect(report(later).verdict).toBe('failed');
      expect(report(later).findings[0]?.message).toMatch(
        / The waiver at \S+ accepts only some of the hashes/,
      );
      expect(hashesIn(blockOf(later))).toEqual(new Set([zh('later')]));
      expect(report(under(later, blockOf(later))).verdict).toBe('verified');
      const malformed = judged('zh:cut');
      expect(blockOf(malformed)).toBe(block);
      expect(report(under(malformed, block)).verdict).toBe('failed');
    },
  );

  it('names no hash that is proven wrong beside unsigned ones, and is none for more than any release has (T16)', () => {
    const planted = ofSix((lock) => {
      const all = allProven(lock, asserted);
      return { ...all, proofs: new Map([...all.proofs, [zh('planted'), refuted]]) };
    }, zh('planted'));
    const block = printed(...report(planted).findings);
    expect(block).toBe(printed(...report(ofSix((lock) => allProven(lock, asserted))).findings));
    const loud = report(under(planted, block)).findings.filter(({ severity }) => severity === 'error');
    expect(loud.map(({ remedy }) => remedy.slice(0, 26))).toEqual(['Delete this hash (line 13)']);
    const many = Array.from({ length: 95 }, (_, at) => zh(`${at}`));
    expect(printed(...report(ofSix(missingRelease, ...many)).findings)).toBe('');
  });

  it('names the rule that reports the release next only where that fails', () => {
    const block = printed(...report({ ...keyless, now }).findings);
    expect(block).toContain('rule: unproven-hash');
    expect(block).not.toContain('unsigned-provider');
  });

  it('is nothing where a package is missing for a moment, where a limit ended the check, nor where no policy answers', () => {
    const partly = subject([changed({ head, evidence: evidence(head, { [one]: unsure }) })]);
    const torn = subject([changed({ head, evidence: unaskableRelease(head, 'disagreement', 'x') })]);
    const huge = subject([changed({ head, evidence: evidence(head, { [one]: notAsked('inflation') }) })]);
    for (const each of [partly, torn, huge]) expect(printed(...report({ ...each, now }).findings)).toBe('');
  });

  it('pins the key of the version before too, which other root modules may still have', () => {
    const judged = under({ ...signedBy(otherKey), now }, 'rules: {signing-key-changed: error}');
    expect(printed(...report(judged).findings)).toContain(`["${otherPrint}", "${ownPrint}"]`);
    const [only] = judged.changes;
    const change = only && { ...only.change, movedFrom: 'registry.terraform.io/team/null' };
    const moved = report(layOut({ ...judged, changes: only && change ? [{ ...only, change }] : [] }));
    // That of the old address signs nothing at the new one.
    expect(printed(...moved.findings)).toContain(`["${otherPrint}"]`);
    expect(moved.headline).toContain('signed with a different key than team/null 3.2.3');
  });

  it('needs nothing where the file of the base cannot be read, also where warnings fail', () => {
    const repair = subject([], { files: [noBase] });
    expect(report(repair).findings.map(({ severity }) => severity)).toEqual(['warning']);
    const strict = under(repair, 'fail-on: warning');
    expect(report(strict).findings.map(({ severity }) => severity)).toEqual(['notice']);
    expect(exitCode(report(strict), strict.settings)).toBe(0);
  });

  it('is no acceptance where nothing fails, and none of what is waived', () => {
    const calm = under({ ...signedBy(otherKey), now }, 'rules: {signing-key-changed: warning}');
    expect(printed(...report(calm).findings)).toBe('');
  });

  it('says that what a step has repaired needs no acceptance, where there is more', () => {
    const [gone, key] = [
      { ...head, version: '9.9.9' },
      changed({ head: abroad, evidence: unsigned(abroad) }),
    ];
    const withdrawn = changed({ base: head, head: gone, evidence: missingRelease(gone) });
    const said = (...changes: readonly ReviewedChange[]) =>
      acceptancesOf(report({ ...subject(changes), now }).findings).map(({ words }) =>
        words.replace(/^.*?( instead)? until \S+ (add .* to) .*$/, '$2$1'),
      );
    const plain = 'add this with your reason';
    expect(said(withdrawn, key)).toEqual([`${plain}, without what you repaired, to`]);
    expect([said(withdrawn), said(key)]).toEqual([[`${plain} to instead`], [`${plain} to`]]);
  });

  it('is no line for a path where that means something else, or cannot be copied', () => {
    const blockFor = (path: string, policy?: string) => {
      const judged = { ...subject([]), around: { ...nothingAround, plugins: [path] } };
      return printed(...report(under(judged, 'fail-on: warning', policy)).findings);
    };
    expect(blockFor('envs/é/.terraformrc')).toContain("match: ['envs/é/.terraformrc']");
    for (const odd of ['e\u0301', '\u3164', '\u2800', '\u200b'])
      expect(blockFor(`envs/${odd}/.terraformrc`)).toBe('');
    expect(blockFor('envs/é/.terraformrc', 'octo/policies/lockproof.yml@main')).toBe('');
  });

  it('joins a list that the policy has already', () => {
    const [accept] = acceptancesOf(report(under({ ...onlyWord, now }, begun)).findings);
    expect(accept?.words).toBe(
      'To accept it until 2026-12-20, add this with your reason at the end of "waivers" (one item per line, indented like the others, no brackets) in .github/lockproof.yml on the base branch, in a separate pull request:',
    );
    const whole = parsePolicy([begun, ...(accept?.lines ?? [])].join('\n'), path, rules, settings().rows);
    expect(whole.said.get('waivers')).toHaveLength(2);
    const [toEmpty] = acceptancesOf(report(under({ ...onlyWord, now }, 'waivers: []')).findings);
    expect(toEmpty?.words).toBe(accept?.words);
  });
});

function expectGreen(judged: Subject, failing: readonly ReportedFinding[]): void {
  const block = printed(...failing);
  // One for the release would accept each that is planted later (T16).
  const ofHashes =
    /rule: (?:unproven-hash|release-republished|signature-invalid|version-not-found)\n.*\n.*\n/;
  expect(block).not.toMatch(new RegExp(`${ofHashes.source}(?! +hash:)`));
  const pasted = under(judged, block);
  const next = report(pasted);
  const loud = next.findings.filter(({ severity }) => failing.some((one) => one.severity === severity));
  expect(loud.map(({ message }) => message)).toEqual([]);
  expect(exitCode(next, pasted.settings)).toBe(0);
}

/** Copied from a narrow terminal, the block follows other keys of a policy. */
function expectPastable(judged: Subject): void {
  const text = renderText(report(judged), { colour: false, columns: 60 });
  const [block] = /^ *(?:waivers|signing-keys|paths):\n(?:.+\n)+/m.exec(text) ?? [];
  expect(block?.includes('paths:')).toBe(block?.includes('# It covers every later change of this file'));
  const { said } = parsePolicy(`fail-on: error\n${block}`, path, rules, settings().rows);
  expect([...said.keys()]).toEqual(['fail-on', expect.stringMatching(/^(?:waivers|signing-keys|paths)$/)]);
}
