import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOfShard } from '../../src/evidence/shards.ts';
import { compareAddresses, compareBytes } from '../../src/lockfile/order.ts';
import { mostFindings } from '../../src/report/build.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { faultOfShards, mergeReports, type ShardReport } from '../../src/report/merge.ts';
import type { Report } from '../../src/report/report.ts';
import { jsonReportSchema, reportFromJson } from '../../src/report/report-schema.ts';
import { renderText } from '../../src/report/terminal.ts';
import { judgeAll } from '../../src/rules/index.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import { partWith } from '../../src/subject/part.ts';
import type { ReviewedChange, Subject } from '../../src/subject/subject.ts';
import { markdownContext, subjects } from '../support/example-reviews.ts';
import { report } from '../support/review-builders.ts';

const run = 'a'.repeat(64);

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
  const shard = { index, count, run, failOn: 'error', onUnavailable: 'fail' } as const;
  const traffic = { requests: 5, bytesDownloaded: 100 };
  const { findings, silenced } = judgeAll(seen, has);
  return throughJson(report(subject, { shard, traffic, silenced, findings }));
}

function throughJson(made: Report): ShardReport {
  const read = reportFromJson(jsonReportSchema().parse(JSON.parse(renderJson(made))));
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
      const merged = withoutNeighbours(mergeReports(parts.toReversed()));
      const one = withoutNeighbours(reportOfWhole(whole, count));
      expect(merged).toEqual(one);
      expect(renderText(merged, { colour: false })).toBe(renderText(one, { colour: false }));
      expect(renderMarkdown(merged, markdownContext)).toBe(renderMarkdown(one, markdownContext));
      for (const part of parts) expect(part.headline).toContain(`shard ${part.shard.index} of ${count}`);
    }
  });
});

describe('the merged report', () => {
  const parts = [1, 2, 3].map((index) => reportOfShard(exampleOf('planted-hashes'), index, 3));

  it('takes the worst verdict: one shard that fails or cannot ask is enough', () => {
    const verdicts = ['failed', 'incomplete', 'verified', 'unchanged'] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...verdicts), { minLength: 3, maxLength: 3 }), (given) => {
        const said = parts.map((part, index) => ({ ...part, verdict: given[index] ?? 'failed' }));
        expect(mergeReports(said).verdict).toBe(verdicts.find((verdict) => given.includes(verdict)));
      }),
    );
  });

  it('lists the worst findings of all shards, and counts the others', () => {
    const [first, second] = [1, 2].map((index) => reportOfShard(exampleOf('planted-hashes'), index, 2));
    const example = [...(first?.findings ?? []), ...(second?.findings ?? [])][0];
    if (first === undefined || second === undefined || example === undefined) throw new Error('no finding');
    const many = (part: ShardReport, severity: 'error' | 'warning'): ShardReport => ({
      ...part,
      findings: Array.from({ length: mostFindings }, (_, line) => ({
        ...example,
        severity,
        line: line + 1,
      })),
      totals: { ...part.totals, findings: 7_000 },
    });
    const merged = mergeReports([many(first, 'warning'), many(second, 'error')]);
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
      'Shard 2 of 3 is missing, and what nobody checked cannot pass; run it, then merge all reports.',
    ],
    [
      'two are missing',
      [two],
      'Shards 1 and 3 of 3 are missing, and what nobody checked cannot pass; run them, then merge all reports.',
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
      '"3-of-3.json" is of another run than "1-of-3.json": revisions, lock files or settings differ; run all shards again, for the same commit and with the same flags.',
    ],
  ])('%s', (_what, given, fault) => {
    expect(faultOfShards(given)).toBe(fault);
  });
});
