import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderText } from '../../../src/cli/text/terminal.ts';
import { annotations } from '../../../src/report/annotations.ts';
import { renderJson } from '../../../src/report/json.ts';
import type { Report } from '../../../src/report/report.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { hostile, reviews } from '../../support/example-reviews.ts';
import { report, subject } from '../../support/review-builders.ts';

const planted = reviews['planted-hashes']?.() ?? report(subject([]));
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

describe('text for a terminal', () => {
  const lines = renderText(planted, { colour: false }).split('\n');

  it('begins with the headline', () => {
    expect(lines[0]).toBe(planted.headline);
    expect(lines[0]).toMatch(/^❌ Lockproof: do not merge\. /);
  });

  it('names each finding at path:line with its severity, rule, reason and next step', () => {
    const at = lines.findIndex((line) => line.startsWith('envs/prod/.terraform.lock.hcl:28'));
    expect(lines.slice(at, at + 2)).toEqual([
      'envs/prod/.terraform.lock.hcl:28  error  foreign-hash  zh:a0c4bf9dfc1e… is not a hash of acme/cloud 5.1.0: it is in the checksums of acme/cloud 5.0.0 for linux_amd64.',
      '  → Delete this hash (line 28).',
    ]);
  });

  it('says one cause once, with all its places and one command for each folder', () => {
    const lockedFor = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64']
      .map((platform) => `-platform=${platform}`)
      .join(' ');
    const at = lines.findIndex((line) => line.startsWith('modules/m01/.terraform.lock.hcl:12'));
    expect(lines.slice(at, at + 5)).toEqual([
      expect.stringMatching(
        /^modules\/m01\/\.terraform\.lock\.hcl:12 {2}error {2}unproven-hash {2}zh:372eb3774802… is in no signed checksum file of/,
      ),
      '  also modules/m02/.terraform.lock.hcl:12',
      '  → Delete these hashes at the lines named above, then run:',
      `    terraform -chdir=modules/m01 providers lock ${lockedFor} hashicorp/null`,
      `    terraform -chdir=modules/m02 providers lock ${lockedFor} hashicorp/null`,
    ]);
  });

  it('ends with the counts', () => {
    expect(lines.at(-2)).toBe(
      '❌ 6 errors, 2 warnings, 1 notice; 20 of 23 hashes are proven, 3 not proven; 4 providers in 3 lock files, signed by 2 keys',
    );
  });

  it('counts many proven changes instead of listing them', () => {
    const thirty = reviews['thirty-changes']?.() ?? report(subject([]));
    const printed = renderText(thirty, { colour: false });
    expect(printed.split('\n').length).toBeLessThan(14);
    expect(printed).toContain('✅ 30 changes are proven: ');
  });

  it('is plain unless colours are requested', () => {
    expect(renderText(planted, { colour: false })).not.toContain('\u001b');
    expect(renderText(planted, { colour: true })).toContain('\u001b[31merror\u001b[0m');
  });

  it('says what was compared, and what checks the files as they are, when nothing changed', () => {
    expect(renderText(report(subject([])), { colour: false })).toBe(
      '✅ Lockproof: no lock file changed\ncompared bbbbbbb with a1b2c3d; `lockproof verify` checks the files as they are\n',
    );
  });

  it('prints nothing that a terminal would obey', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 30 });
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

/** The written part of a report: `said`, `gist` and `background` are only for renderers. */
function contracted({ findings, changes, ...rest }: Report) {
  return {
    ...rest,
    changes: changes.map(({ background: _, ...change }) => change),
    findings: findings.map(({ said: _, gist: _g, aspect: _a, version: _v, ...finding }) => finding),
  };
}

describe('the JSON report', () => {
  it('is the report, and can be printed', () => {
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
      path: 'modules/m01/.terraform.lock.hcl',
      line: 7,
      title: 'Lockproof: unproven-hash',
      message: expect.stringContaining(' Delete this hash (line 7), then run: '),
    });
  });
});
