import { describe, expect, it } from 'vitest';
import { recentlyPublished } from '../../../src/extensions/history/recently-published.ts';
import { allSettings, rules } from '../../../src/extensions/index.ts';
import { known, type Outcome, unavailable } from '../../../src/outcome.ts';
import { settingsUnder } from '../../../src/policy/policy.ts';
import { parsePolicy } from '../../../src/policy/policy-file.ts';
import {
  allProven,
  changed,
  locked,
  publisherKey,
  settings,
  subject,
  told,
  zh,
} from '../../support/review-builders.ts';

const now = new Date('2026-11-20T12:00:00Z');
const silent = unavailable('status', 'the registry does not say when it was published');

function findings(age: string | null, published: Outcome<Date>, madeAt?: string): readonly string[] {
  const lock = locked('4.0.0', [zh('a')]);
  const evidence = allProven(lock);
  const signature =
    madeAt === undefined ? { kind: 'unsigned' as const } : { ...publisherKey, madeAt: new Date(madeAt) };
  const documents = [
    { url: 'https://releases.example/SHA256SUMS', sha256: '0'.repeat(64), entries: [], signature },
  ];
  const entry = changed({
    head: lock,
    evidence: { ...evidence, release: known({ documents, disagreements: [] }), published },
  });
  const policy = parsePolicy(
    age === null ? '' : `minimum-release-age: ${age}`,
    '.github/lockproof.yml',
    rules,
    allSettings,
  );
  const made = subject([entry], { settings: settingsUnder(policy, settings()) });
  return recentlyPublished.check({ ...made, now }).map((finding) => told(finding).message);
}

const at = (text: string) => known(new Date(text));

describe('a release younger than the policy requires', () => {
  it.each([
    [
      'to the minute too young',
      '7 days',
      at('2026-11-13T12:01:00Z'),
      undefined,
      'published on 2026-11-13 12:01 UTC',
    ],
    ['in hours', '36 hours', at('2026-11-19T12:00:00Z'), undefined, 'requires an age of 36 hours'],
    [
      'signed later than the registry says',
      '7 days',
      at('2020-01-01T00:00:00Z'),
      '2026-11-19T00:00:00Z',
      '2026-11-19',
    ],
    [
      'by its signature, where the registry is silent',
      '1 week',
      silent,
      '2026-11-19T00:00:00Z',
      'requires an age of 7 days',
    ],
    [
      'possibly, where the date is not known',
      '7 days',
      silent,
      undefined,
      'The publication date of hashicorp/null 4.0.0 is not known',
    ],
  ])('is reported: %s', (_, age, published, madeAt, says) => {
    expect(findings(age, published, madeAt)).toEqual([expect.stringContaining(says)]);
  });

  it.each([
    ['old enough to the minute', '7 days', at('2026-11-13T12:00:00Z'), undefined],
    ['old by its signature', '7 days', silent, '2026-01-01T00:00:00Z'],
    ['of any age, where the policy requires none', null, silent, undefined],
    ['new, where the policy requires no time', '0 days', at('2026-11-20T11:59:00Z'), undefined],
  ])('is not reported: %s', (_, age, published, madeAt) => {
    expect(findings(age, published, madeAt)).toEqual([]);
  });
});
