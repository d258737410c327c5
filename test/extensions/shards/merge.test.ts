import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderText } from '../../../src/cli/text/terminal.ts';
import { renderJUnit } from '../../../src/extensions/formats/junit.ts';
import { extensions, rules } from '../../../src/extensions/index.ts';
import { sealedFields } from '../../../src/extensions/offline/sealed.ts';
import { contradictionIn } from '../../../src/extensions/shards/contradiction.ts';
import { faultOfShards, mergeReports } from '../../../src/extensions/shards/merge.ts';
import type { ShardReport } from '../../../src/extensions/shards/reported.ts';
import { changesOfShard, partWith } from '../../../src/extensions/shards/shards.ts';
import { compareAddresses, compareBytes } from '../../../src/lockfile/order.ts';
import { known } from '../../../src/outcome.ts';
import { mostFindings } from '../../../src/report/build.ts';
import { renderJson } from '../../../src/report/json.ts';
import { renderMarkdown } from '../../../src/report/markdown.ts';
import { type Report, type ReportedHash, reportReader, reportSchema } from '../../../src/report/report.ts';
import { judge } from '../../../src/rules/judge.ts';
import { layOut } from '../../../src/subject/lay-out.ts';
import type { ReviewedChange, Subject } from '../../../src/subject/subject.ts';
import { markdownContext, subjects } from '../../support/example-reviews.ts';
import {
  changed,
  evidence,
  locked,
  refuted,
  report,
  signed,
  subject,
  zh,
} from '../../support/review-builders.ts';

const run = 'a'.repeat(64);
const schema = reportReader(extensions);

/** The changes in the order of a review. */
function inOrder({ entries: _, changes, ...rest }: Subject): Subject {
  return layOut({ ...rest, changes: changes.toSorted(compareChanges) });
}

function compareChanges(one: ReviewedChange, other: ReviewedChange): number {
  const [first, second] = [one, other].map(({ occurrences }) => occurrences[0]?.path ?? '');
  return (
    compareAddresses(one.change.provider, other.change.provider) || compareBytes(first ?? '', second ?? '')
  );
}

/** The report of a shard as its own process makes it: it has no evidence about what others ask for. */
function reportOfShard({ entries: _, ...whole }: Subject, index: number, count: number): ShardReport {
  const sides = whole.files.map(({ base, head }) => ({
    base: base?.lockFile ?? null,
    head: head?.lockFile ?? null,
  }));
  const own = new Set(changesOfShard(whole.changes, sides, { index, count }).map(({ change }) => change));
  const seen = layOut({
    ...whole,
    changes: whole.changes.map((one) =>
      own.has(one.change) ? one : { ...one, evidence: null, baseEvidence: null },
    ),
  });
  const { subject, has } = partWith(seen, own, index === 1);
  const shard = {
    index,
    count,
    run,
    changes: whole.changes.length,
    failOn: 'error',
    onUnavailable: 'fail',
  } as const;
  const traffic = { requests: 5, bytesDownloaded: 100 };
  const { findings, silenced } = judge(seen, rules, has);
  return throughJson(
    report(subject, { fields: { shard, part: `shard ${index} of ${count}` }, traffic, silenced, findings }),
  );
}

function throughJson(made: Report): ShardReport {
  const read = schema.parse(JSON.parse(renderJson(made)));
  if (read.shard === undefined) throw new Error('not a shard');
  return { ...read, shard: read.shard };
}

function reportOfWhole(whole: Subject, count: number): Report {
  return report(whole, { traffic: { requests: 5 * count, bytesDownloaded: 100 * count } });
}

/**
 * An entry that tells no platform, because its hashes are gone, borrows those of its neighbours for the command in its remedy, and a shard knows only
 * the neighbours that it has asked about.
 */
function withoutNeighbours(made: Report): Report {
  const findings = made.findings.map((finding) =>
    finding.rule === 'hashes-cleared' ? { ...finding, remedy: '', fix: [] } : finding,
  );
  return { ...made, findings };
}

function exampleOf(name: string): Subject {
  const made = subjects[name];
  if (made === undefined) throw new Error(`no example ${name}`);
  return inOrder(made());
}

// The hostile example has values that no lock file gets past the readers with.
const names = Object.keys(subjects).filter((name) => name !== 'hostile-text');

describe.each(names)('the review "%s" in shards', (name) => {
  it('is the whole again when its reports are merged, in any order', () => {
    const whole = exampleOf(name);
    for (const count of [1, 2, 5]) {
      const parts = Array.from({ length: count }, (_, at) => reportOfShard(whole, at + 1, count));
      const { believed, ...joined } = mergeReports(parts.toReversed(), rules);
      expect(believed).toBe(`severities as reported by ${count === 1 ? '1 shard' : `${count} shards`}`);
      expect(
        renderText({ ...joined, believed: believed ?? '' }, { colour: false }).includes(believed ?? ''),
      ).toBe(joined.verdict !== 'unchanged');
      const merged = withoutNeighbours(joined);
      const one = withoutNeighbours(reportOfWhole(whole, count));
      expect(merged).toEqual(one);
      expect(renderText(merged, { colour: false })).toBe(renderText(one, { colour: false }));
      expect(renderMarkdown(merged, markdownContext)).toBe(renderMarkdown(one, markdownContext));
      expect(renderJUnit(merged, { failOn: 'error' })).toBe(renderJUnit(one, { failOn: 'error' }));
      expect(faultOfShards(parts.map((part, at) => ({ name: String(at), report: part })))).toBeNull();
      for (const part of parts) expect(part.headline).toContain(`shard ${part.shard.index} of ${count}`);
    }
  });
});

describe('the report of a shard', () => {
  const lock = locked('3.2.4', [zh('a'), zh('b')]);
  const shard = { index: 1, count: 1, run, changes: 1, failOn: 'error', onUnavailable: 'fail' } as const;
  const vulnerable = {
    ...evidence(lock, { [zh('a')]: signed, [zh('b')]: refuted }),
    advisories: known([
      { id: 'GHSA-2222-3333-4444', severity: 'high', summary: 'A flaw', fixed: '3.2.5' } as const,
    ]),
  };
  const made = report(subject([changed({ head: lock, evidence: vulnerable })]), {
    fields: { shard, part: 'shard 1 of 2' },
  });

  it('is read as it was written, with the marked parts of its sentences', () => {
    const marks = made.findings.flatMap(({ said = [] }) => said.filter((part) => typeof part !== 'string'));
    expect(marks).toEqual([{ hash: zh('b') }, { advisory: 'GHSA-2222-3333-4444' }]);
    expect(throughJson(made)).toEqual(made);
  });

  it('keeps the fields of extensions, and only theirs', () => {
    const composed = reportSchema([
      { report: { mood: z.string() }, change: { weather: z.string().exactOptional() } },
    ]);
    const { shard: _, ...plain } = made;
    const written = {
      ...plain,
      mood: 'good',
      changes: made.changes.map((change) => ({ ...change, weather: 'fair', other: 1 })),
    };
    const read: unknown = composed.parse(written);
    expect(read).toMatchObject({ mood: 'good', changes: [{ weather: 'fair' }] });
    expect(read).not.toHaveProperty('changes.0.other');
    expect(composed.safeParse(plain).success).toBe(false);
  });
});

describe('the merged report', () => {
  const parts = [1, 2, 3].map((index) => reportOfShard(exampleOf('planted-hashes'), index, 3));

  it('takes the worst verdict: one shard that fails or cannot ask is enough', () => {
    const verdicts = ['failed', 'incomplete', 'verified', 'unchanged'] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...verdicts), { minLength: 3, maxLength: 3 }), (given) => {
        const said = parts.map((part, index) => ({ ...part, verdict: given[index] ?? 'failed' }));
        expect(mergeReports(said, rules).verdict).toBe(verdicts.find((verdict) => given.includes(verdict)));
      }),
    );
  });

  it('lists the worst findings of all shards, and counts the others', () => {
    const [first, second] = [1, 2].map((index) => reportOfShard(exampleOf('planted-hashes'), index, 2));
    const example = [...(first?.findings ?? []), ...(second?.findings ?? [])][0];
    if (first === undefined || second === undefined || example === undefined) throw new Error('no finding');
    const many = (part: ShardReport, severity: 'error' | 'warning'): ShardReport => ({
      ...part,
      findings: Array.from({ length: mostFindings }, (_, line) => ({ ...example, severity, line: line + 1 })),
      totals: { ...part.totals, findings: 7_000 },
    });
    const merged = mergeReports([many(first, 'warning'), many(second, 'error')], rules);
    expect(merged.findings).toHaveLength(mostFindings);
    expect(new Set(merged.findings.map(({ severity }) => severity))).toEqual(new Set(['error']));
    expect(merged.totals.findings).toBe(14_000);
  });
});

describe('reports that are not the shards of one review', () => {
  const part = (index: number, count: number) => ({
    name: `"${index}-of-${count}.json"`,
    report: reportOfShard(exampleOf('one-planted-hash'), index, count),
  });
  const [one, two, three] = [part(1, 3), part(2, 3), part(3, 3)];
  const elsewhere = { ...three, report: { ...three.report, shard: { ...three.report.shard, run: 'b' } } };

  it.each([
    ['all, in another order', [three, one, two], null],
    ['none', [], 'There is no report to merge; name one for each shard.'],
    [
      'one is missing',
      [three, one],
      'Shard 2 of 3 is missing, and anything unchecked cannot pass; run it, then merge all reports.',
    ],
    [
      'two are missing',
      [two],
      'Shards 1 and 3 of 3 are missing, and anything unchecked cannot pass; run them, then merge all reports.',
    ],
    [
      'one twice',
      [one, two, three, two],
      '"2-of-3.json" and "2-of-3.json" are both shard 2 of 3; name each shard once.',
    ],
    [
      'another count',
      [one, two, part(3, 4)],
      '"1-of-3.json" is one of 3 shards and "3-of-4.json" one of 4; name the reports of one run.',
    ],
    [
      'another run',
      [one, two, elsewhere],
      '"3-of-3.json" comes from a different run than "1-of-3.json": revisions, lock files or settings differ; run all shards again, for the same commit and with the same flags.',
    ],
  ])('%s (T84)', (_what, given, fault) => {
    expect(faultOfShards(given)).toBe(fault);
  });
});

describe('a report that nobody changed', () => {
  it.each(names)('does not contradict itself: "%s"', (name) => {
    for (const count of [1, 2, 5]) {
      for (let index = 1; index <= count; index += 1)
        expect(contradictionIn(reportOfShard(exampleOf(name), index, count))).toBeNull();
    }
  });
});

describe('a report that contradicts itself', () => {
  const made = reportOfShard(exampleOf('one-planted-hash'), 1, 1);
  const { findings, totals, changes } = made;
  const provider = changes.find(({ hashes }) =>
    hashes.some(({ worth }) => worth?.kind === 'unproven'),
  )?.provider;
  const withHashes = (edit: (hash: ReportedHash) => ReportedHash) =>
    changes.map((change) => ({
      ...change,
      hashes: change.hashes.map((hash) => (hash.worth === null ? hash : edit(hash))),
    }));
  const notices = findings.map((finding) => ({ ...finding, severity: 'notice' as const }));
  const notDone = {
    digest: `sha256:${'1'.repeat(64)}`,
    recordedAt: '2026-01-01T00:00:00Z',
    lacking: ['https://a.example'],
  };

  it.each<[string, Partial<ShardReport>, string]>([
    [
      'verified, with findings that fail',
      { verdict: 'verified' },
      'its verdict is "verified", and it has findings that fail',
    ],
    [
      'incomplete, with findings that fail',
      { verdict: 'incomplete' },
      'its verdict is "incomplete", and it has findings that fail',
    ],
    [
      'unchanged, with lock files',
      { verdict: 'unchanged', findings: notices },
      'its verdict is "unchanged", and it has lock files or findings',
    ],
    ['failed, with notices', { findings: notices }, 'its verdict is "failed", and no finding fails'],
    [
      'verified, with answers that are missing',
      { verdict: 'verified', findings: notices, ...sealedFields(notDone) },
      'its verdict is "verified", and answers are missing in it',
    ],
    [
      'an unproven hash without a finding',
      { verdict: 'verified', findings: [], totals: { ...totals, findings: 0 } },
      `a hash of "${provider}" is not proven, and no finding says so`,
    ],
    [
      'an unproven hash that is only a notice, without a policy',
      { verdict: 'verified', findings: notices },
      `a hash of "${provider}" is not proven, which is no error in it, although no policy says so`,
    ],
    [
      'an unproven hash that a waiver seems to accept',
      { verdict: 'verified', findings: notices.map((one) => ({ ...one, waived: '2099-01-01' })) },
      `a hash of "${provider}" is not proven, and no finding says so`,
    ],
    [
      'a hash whose worth is proven, beside the old totals',
      {
        verdict: 'verified',
        findings: notices,
        changes: withHashes((hash) => ({ ...hash, proof: 'signed', worth: { kind: 'proven' } })),
      },
      `its totals count ${totals.proven} as "proven", and it lists ${totals.hashes}`,
    ],
    ...(
      [
        ['proven', 'none', { kind: 'proven' }],
        ['proven', 'asserted', { kind: 'proven' }],
        ['open', 'none', { kind: 'open' }],
        ['unproven', 'signed', { kind: 'unproven' }],
        ['accepted', 'none', { kind: 'accepted', by: 'word', of: 'a.example' }],
        [
          'accepted',
          'signed',
          { kind: 'accepted', by: 'waiver', rule: 'unproven-hash', until: '2099-01-01' },
        ],
      ] as const
    ).map(([kind, proof, worth]): [string, Partial<ShardReport>, string] => [
      `a hash that is ${kind}, with the proof "${proof}"`,
      { changes: withHashes((hash) => ({ ...hash, proof, worth })) },
      `a hash of "${provider}" is ${kind} in it, with the proof "${proof}"`,
    ]),
    [
      'totals of more hashes than it lists',
      { totals: { ...totals, hashes: totals.hashes + 1 } },
      `its totals count ${totals.hashes + 1} as "hashes", and it lists ${totals.hashes}`,
    ],
    [
      'totals of fewer findings than it lists',
      { totals: { ...totals, findings: 0 } },
      `its totals count 0 findings, and it lists ${findings.length}`,
    ],
    [
      'totals of findings that it does not list',
      { totals: { ...totals, findings: findings.length + 1 } },
      `its totals count ${findings.length + 1} findings, and it lists ${findings.length}`,
    ],
    [
      'totals of other files',
      { files: [...made.files, ...made.files] },
      `its totals count ${totals.files} as "files", and it lists ${2 * totals.files}`,
    ],
    [
      'an entry in a path that is none of its lock files',
      { changes: changes.map((change) => ({ ...change, files: ['copied/.terraform.lock.hcl'] })) },
      `it has an entry of "${changes[0]?.provider}" in "copied/.terraform.lock.hcl", which it does not list as a lock file`,
    ],
  ])('is refused: %s (T84)', (_what, edit, contradiction) => {
    const report = { ...made, ...edit };
    expect(contradictionIn(report)).toBe(contradiction);
    expect(faultOfShards([{ name: '"1.json"', report }])).toBe(
      `"1.json" contradicts itself: ${contradiction}; run its shard again, and keep the report where nobody else can write.`,
    );
  });

  it('is none where a policy makes less of an unproven hash', () => {
    const policy = { path: '.github/lockproof.yml', digest: `sha256:${'0'.repeat(64)}` };
    expect(contradictionIn({ ...made, verdict: 'verified', findings: notices, policy })).toBeNull();
  });

  it('is one of shards that have an entry twice: one is a copy under the number of the other (T84)', () => {
    const parts = Array.from({ length: 3 }, (_, at) =>
      reportOfShard(exampleOf('one-planted-hash'), at + 1, 3),
    );
    const full = parts.find(({ changes }) => changes.length > 0);
    const named = parts.map((report, at) => ({ name: `"${at + 1}.json"`, report }));
    expect(faultOfShards(named)).toBeNull();
    const at = parts.findIndex((each) => each !== full);
    const copy = { ...parts[0], ...full, shard: { ...parts[at]?.shard } } as ShardReport;
    expect(faultOfShards(named.with(at, { name: '"copy.json"', report: copy }))).toMatch(
      /^(?:"\d\.json" and "copy\.json"|"copy\.json" and "\d\.json") both have the entry of ".*" in ".*", .*; run all shards again/,
    );
  });

  it('is one of shards that leave changes out: one is left out, or an empty one takes its number (T84)', () => {
    const parts = Array.from({ length: 3 }, (_, at) =>
      reportOfShard(exampleOf('one-planted-hash'), at + 1, 3),
    );
    const empty = parts.filter(({ changes }) => changes.length === 0);
    const numbered = (reports: readonly ShardReport[]) =>
      reports.map((report, at) => ({
        name: `"${at + 1}.json"`,
        report: { ...report, shard: { ...report.shard, index: at + 1, count: reports.length } },
      }));
    expect(faultOfShards(numbered(parts))).toBeNull();
    for (const reports of [empty, empty.slice(0, 1), [...empty, ...empty.slice(0, 1)]])
      expect(faultOfShards(numbered(reports))).toBe(
        'The reports list 0 changes, and their run has 2; run all shards again, and keep their reports where nobody else can write.',
      );
  });

  it('is one of shards that say other things of what they have in common (T84)', () => {
    const [one, two] = [1, 2].map((index) => reportOfShard(exampleOf('one-planted-hash'), index, 2));
    if (one === undefined || two === undefined) throw new Error('no shard');
    const files = two.files.map((file) => ({ ...file, digest: `sha256:${'0'.repeat(64)}` }));
    const cases: readonly Partial<ShardReport>[] = [
      { shard: { ...two.shard, failOn: 'never' } },
      { shard: { ...two.shard, onUnavailable: 'warn' } },
      { shard: { ...two.shard, changes: 0 } },
      { head: 'f'.repeat(40) },
      { policy: { path: 'p.yml', digest: `sha256:${'0'.repeat(64)}` } },
      { files },
    ];
    for (const edit of cases)
      expect(
        faultOfShards([
          { name: '"1.json"', report: one },
          { name: '"2.json"', report: { ...two, ...edit } },
        ]),
      ).toContain('"2.json" differs from "1.json" in more than its changes');
  });
});
