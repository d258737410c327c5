import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderCodeQuality } from '../../../src/extensions/formats/code-quality.ts';
import type { Report, ReportedFinding } from '../../../src/report/report.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { reviews } from '../../support/example-reviews.ts';
import { report, subject, zh } from '../../support/review-builders.ts';
import { finding } from './finding.ts';

/* What GitLab documents of the format ("Code Quality report format"), with every field that it requires. */
const issue = z.strictObject({
  description: z.string().min(1),
  check_name: z.string().min(1),
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
  location: z.strictObject({
    // GitLab takes no path that begins with "./".
    path: z.string().regex(/^(?!\.\/)./s),
    lines: z.strictObject({ begin: z.int().positive() }),
  }),
});
type Issue = z.infer<typeof issue>;

function issuesOf(of: Report): readonly Issue[] {
  const text = renderCodeQuality(of, { digestOf });
  expect(text).not.toMatch(/[^\n\P{C}]/u);
  const issues = z.array(issue).parse(JSON.parse(text));
  expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length);
  return issues;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const clean = report(subject([]));

describe("GitLab's Code Quality", () => {
  it.each(Object.entries(reviews))('has each finding of the review "%s"', (_name, made) => {
    const one = made();
    expect(issuesOf(one).map(({ check_name: rule }) => rule)).toEqual(one.findings.map(({ rule }) => rule));
  });

  it.each([
    ['error', 'critical'],
    ['warning', 'minor'],
    ['notice', 'info'],
  ] as const)('says what, where and how bad: %s is %s', (severity, expected) => {
    expect(issuesOf({ ...clean, findings: [finding({ severity })] })).toEqual([
      {
        description: 'Nothing supports it. Delete this hash (line 7).',
        check_name: 'unproven-hash',
        fingerprint: expect.any(String),
        severity: expected,
        location: { path: 'envs/prod/.terraform.lock.hcl', lines: { begin: 7 } },
      },
    ]);
  });

  it('recognises a finding on another line, and distinguishes two on one line', () => {
    const prints = (findings: readonly ReportedFinding[]) =>
      issuesOf({ ...clean, findings }).map(({ fingerprint }) => fingerprint);
    expect(prints([finding({ line: 9 })])).toEqual(prints([finding()]));
    expect(new Set(prints([finding(), finding(), finding({ hash: zh('y') })])).size).toBe(3);
  });

  it('is whole JSON of a bounded size whatever the texts are', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { maxLength: 5 }), (texts) => {
        const findings = texts.map(([message, path, remedy]) =>
          finding({ message: `m${message}`, path: `p${path}`, remedy }),
        );
        expect(issuesOf({ ...clean, findings })).toHaveLength(findings.length);
      }),
    );
    const long = finding({ message: 'long '.repeat(600), path: 'p/'.repeat(500) });
    const many = renderCodeQuality(
      {
        ...clean,
        totals: { ...clean.totals, findings: 6_000 },
        findings: Array.from({ length: 5_000 }, () => long),
      },
      { digestOf },
    );
    expect(many.length).toBeLessThan(20_000_000);
    const issues = JSON.parse(many);
    expect(issues).toHaveLength(5_001);
    expect(issues.at(-1)).toMatchObject({
      description: '1000 findings are only counted, because a report has the worst 5,000.',
      severity: 'info',
      location: { path: issues[0].location.path },
    });
  });
});
