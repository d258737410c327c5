import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annotations } from '../../src/report/annotations.ts';
import { renderJson } from '../../src/report/json.ts';
import type { Report } from '../../src/report/report.ts';
import { renderText } from '../../src/report/terminal.ts';
import { hostile, reviews } from '../support/example-reviews.ts';
import { report, subject } from '../support/review-builders.ts';

const planted = reviews['planted-hashes']?.() ?? report(subject([]));
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

describe('text for a terminal', () => {
  const lines = renderText(planted, { colour: false }).split('\n');

  it('names each finding at path:line with its severity, rule, reason and next step', () => {
    const at = lines.findIndex((line) => line.startsWith('modules/m01/.terraform.lock.hcl:12'));
    expect(lines[at]).toMatch(
      /^modules\/m01\/\.terraform\.lock\.hcl:12 {2}error {2}unproven-hash {2}Nothing proves zh:372eb3774802… for hashicorp\/null 3\.2\.4: /,
    );
    expect(lines[at + 1]).toBe(
      '  → Delete line 12, then run: terraform -chdir=modules/m01 providers lock -platform=linux_amd64 hashicorp/null',
    );
  });

  it('ends with the verdict and its counts', () => {
    expect(lines.at(-2)).toBe(
      '❌ do not merge: 21 of 24 hashes proven; 4 providers in 3 lock files, signed by 2 keys; 6 errors, 2 warnings, 1 notice',
    );
  });

  it('is plain unless colours are requested', () => {
    expect(renderText(planted, { colour: false })).not.toContain('\u001b');
    expect(renderText(planted, { colour: true })).toContain('\u001b[31merror\u001b[0m');
  });

  it('is one line when nothing changed', () => {
    expect(renderText(report(subject([])), { colour: false })).toBe('✅ no lock file changed\n');
  });

  it('prints nothing that a terminal would obey', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(text, (chosen) => {
        const made = hostile(`\u001b]0;x\u0007${chosen}\n::error::x`);
        const printed = renderText(made, { colour: false });
        expect(printed.replaceAll('\n', '').replaceAll('⚠️', '')).not.toMatch(unseen);
        expect(printed.split('\n').filter((line) => line.startsWith('::'))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** The written part of a report: `said` and `gist` are only for renderers. */
function contracted({ findings, ...rest }: Report) {
  return { ...rest, findings: findings.map(({ said: _, gist: _gist, ...finding }) => finding) };
}

describe('the JSON report', () => {
  it('is the report', () => {
    expect(JSON.parse(renderJson(planted))).toEqual(contracted(planted));
  });

  it('can be printed, and still is the report', () => {
    const made = hostile();
    expect(JSON.parse(renderJson(made))).toEqual(contracted(made));
    expect(renderJson(made).replaceAll('\n', '')).not.toMatch(unseen);
  });
});

describe('annotations', () => {
  it('are one a finding, worst first, with the next step', () => {
    const made = annotations(planted);
    expect(made.map(({ level }) => level)).toEqual([
      ...Array(6).fill('error'),
      'warning',
      'warning',
      'notice',
    ]);
    expect(made[0]).toEqual({
      level: 'error',
      path: 'envs/prod/.terraform.lock.hcl',
      line: 28,
      title: 'Lockproof: foreign-hash',
      message: expect.stringContaining('Delete line 28, then run: terraform -chdir=envs/prod providers lock'),
    });
  });
});
