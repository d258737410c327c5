import { describe, expect, it } from 'vitest';
import { h1Removed } from '../../src/rules/h1-removed.ts';
import { hiddenContent } from '../../src/rules/hidden-content.ts';
import { notCanonical } from '../../src/rules/not-canonical.ts';
import { prerelease } from '../../src/rules/prerelease.ts';
import { unreadableLockFile } from '../../src/rules/unreadable-lock-file.ts';
import {
  allProven,
  changed,
  h1,
  judge,
  locked,
  refuted,
  settings,
  subject,
  told,
  zh,
} from '../support/review-builders.ts';
import { lockFileOf, reviewTexts } from '../support/text-review.ts';

const provider = 'registry.terraform.io/hashicorp/null';
const plain = lockFileOf(`${provider} 3.2.4`);
const commented = plain.replace('  version', '  # kept back\n  version');

it('an underscore in a namespace is told of a new entry, and of each one where everything is reviewed', () => {
  const lock = locked('1.0.0', [zh('x')], { address: 'registry.terraform.io/a_b/c' });
  const said = (base: typeof lock | null, scope: 'changed' | 'all') =>
    unreadableLockFile
      .check(subject([changed({ base, head: lock })], { settings: settings({ scope }) }))
      .map(({ severity, aspect }) => `${severity} ${aspect?.kind}`);
  expect(said(null, 'changed')).toEqual(['warning newer']);
  expect(said(lock, 'changed')).toEqual([]);
  expect(said(lock, 'all')).toEqual(['warning newer']);
});

it('an entry that only moved is judged by its hashes alone, and one that protects nothing is a notice (T44)', () => {
  const lock = locked('1.0.0', [zh('x'), 'zh:abc']);
  const said = (onlyMoved: boolean) => {
    const change = changed({ base: lock, head: lock, evidence: allProven(lock, refuted) });
    const occurrences = change.occurrences.map((each) => ({ ...each, onlyMoved }));
    const required = { settings: settings({ platforms: 'linux_amd64' }) };
    const found = judge(subject([{ ...change, occurrences }], required));
    return found.map(({ severity, rule }) => `${severity} ${rule}`);
  };
  expect(said(false)).toEqual([
    'error malformed-hash',
    'error release-republished',
    'warning platform-missing',
  ]);
  expect(said(true)).toEqual(['error release-republished', 'notice malformed-hash']);
});

describe('a comment with what looks like a hash', () => {
  const said = (base: string | null, head: string) =>
    hiddenContent.check(reviewTexts({ base, head })).map(({ standard, line }) => `${standard} ${line}`);

  it.each([
    ['in a block', plain.replace('  version', `  # "${h1('x')}",\n  version`), 5],
    ['before all blocks', `# ${zh('x')}\n${plain}`, 1],
    ['after all blocks', `${plain}// ${zh('x').slice(3)}\n`, plain.split('\n').length],
  ])('is hidden content %s, and a warning where the base has it (T58)', (_where, head, line) => {
    expect(said(plain, head)).toEqual([`undefined ${line}`]);
    expect(said(null, head)).toEqual([`undefined ${line}`]);
    expect(said(head, head)).toEqual([`warning ${line}`]);
    expect(said(head, plain)).toEqual([]);
  });

  it('is none of words alone, wherever it is', () => {
    expect(said(plain, `# kept back: zh: and h1:\n${commented}# the end\n`)).toEqual([]);
  });
});

describe('a file in another layout than the tools write', () => {
  function said(base: string | null, head: string | null): readonly string[] {
    return notCanonical
      .check(reviewTexts({ base, head }))
      .map(told)
      .map(({ line, message }) => `${line} ${message}`);
  }

  it.each([
    ['aligned arguments', plain.replace('  hashes = [', '  hashes      = ['), 'notice'],
    ['a deeper indent', plain.replace('  version ', '      version '), 'notice'],
    ['blanks that push a hash out of sight', plain.replace('    "', `${' '.repeat(200)}"`), 'warning'],
    ['two hashes in one line', plain.replace('hashes = [', `$&${' '.repeat(9)}"${zh('x')}",`), 'warning'],
  ])('is a notice only if it hides nothing: %s', (_what, head, severity) => {
    expect(
      notCanonical.check(reviewTexts({ base: plain, head })).map((one) => one.standard ?? 'warning'),
    ).toEqual([severity]);
  });

  it('is not reported where it had that layout before, whatever the values', () => {
    expect(said(commented, commented)).toEqual([]);
    expect(
      said(commented, lockFileOf(`${provider} 3.2.5`).replace('  version', '  # kept back\n  version')),
    ).toEqual([]);
    expect(said(commented, plain)).toEqual([]);
  });

  it('is reported again where the change adds a difference', () => {
    const more = commented.replace('  hashes', '  # and another\n  hashes');
    expect(said(commented, more)).toEqual([
      '7 The lock file is not in the layout that Terraform writes: a comment (line 7).',
    ]);
  });

  it('is not reported where the file cannot be read, or was removed', () => {
    expect(said(plain, `${plain}provider "broken" {\n`)).toEqual([]);
    expect(said(plain, null)).toEqual([]);
  });
});

describe('an entry that loses its h1 hashes', () => {
  const [mac, linux, archive, other] = [h1('mac'), h1('linux'), zh('archive'), zh('other')];

  function said(before: readonly string[], after: readonly string[], version = '3.2.4') {
    const change = changed({ base: locked('3.2.4', before), head: locked(version, after) });
    return h1Removed.check(subject([change])).map(told);
  }

  it.each([
    ['one h1 is left', [mac, linux, archive], [linux, archive]],
    ['there was none', [archive], [archive, other]],
    ['nothing is left at all', [mac, archive], []],
    ['a malformed h1 is left, which no package matches', [mac, archive], ['h1:x', archive]],
    ['only unknown schemes are left', [mac, archive], ['h9:x']],
  ])('is quiet where %s', (_why, before, after) => {
    expect(said(before, after)).toEqual([]);
  });

  it.each([
    [[mac, archive], [archive], '3.2.4', 'The h1 hash of hashicorp/null 3.2.4 was removed: '],
    [[mac, archive], [archive, 'h9:x'], '3.2.4', 'The h1 hash of hashicorp/null 3.2.4 was removed: '],
    [[mac, linux, archive], [other], '3.2.4', 'All 2 h1 hashes of hashicorp/null 3.2.4 were removed: '],
    [[mac, archive], [other], '3.2.5', 'hashicorp/null had h1 hashes for 3.2.4 and has none for 3.2.5: '],
  ])('is reported at its hashes with their number: %#', (before, after, version, says) => {
    const found = said(before, after, version).map((one) => `${one.line} ${one.message} ${one.remedy}`);
    const step =
      version === '3.2.4'
        ? 'Restore the h1 lines from the base branch'
        : 'Run: terraform \\S+ providers lock hashicorp/null$';
    expect(found).toEqual([expect.stringMatching(`^6 ${says}.* ${step}`)]);
  });
});

describe('a prerelease', () => {
  it.each([
    [null, '1.0.0-rc1', 1],
    ['0.9.0', '1.0.0-rc1', 1],
    ['1.0.0-rc1', '1.0.0-rc2', 1],
    ['1.0.0-rc1', '1.0.0-rc1', 0],
    ['1.0.0-rc1', '1.0.0', 0],
    ['1.0.0', '1.0.0+build-1', 0],
    [null, '1.0.0', 0],
  ])('from %s to %s is reported %i times', (from, to, count) => {
    const head = lockFileOf(`${provider} ${to}`);
    const base =
      from === null ? null : lockFileOf(`${provider} ${from}`).replace('  ]', '    "zh:more",\n  ]');
    const findings = prerelease.check(reviewTexts({ base, head })).map(told);
    expect(findings.map(({ line }) => line)).toEqual(count === 0 ? [] : [5]);
  });

  it('is not reported again where the provider only moves', () => {
    const base = lockFileOf(`${provider} 1.0.0-rc1`);
    const head = base.replace('registry.terraform.io', 'registry.opentofu.org');
    expect(prerelease.check(reviewTexts({ base, head }))).toEqual([]);
  });
});
