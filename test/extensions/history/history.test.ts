import { describe, expect, it } from 'vitest';
import { originWords, reportedHistory, restWords } from '../../../src/extensions/history/reported.ts';
import { known } from '../../../src/outcome.ts';
import type { ReleaseSource } from '../../../src/registry/release-source.ts';
import type { ReviewedChange } from '../../../src/subject/subject.ts';
import { changed, evidence, locked, signedFor, zh } from '../../support/review-builders.ts';

const now = new Date('2026-11-20T12:00:00Z');
const [old, fresh] = [locked('3.2.3', [zh('old')]), locked('3.2.4', [zh('new'), zh('mac')])];
const home = (repository: string): ReleaseSource => ({ forge: 'github.com', repository, tagPrefix: 'v' });

function historyOf(parts: Partial<ReviewedChange> = {}) {
  const change = changed({ base: old, head: fresh, kinds: ['version-upgraded'] });
  const reviewed: ReviewedChange = {
    ...change,
    evidence: {
      ...evidence(fresh, { [zh('new')]: signedFor('linux_amd64'), [zh('mac')]: signedFor('darwin_arm64') }),
      published: known(new Date('2026-11-08T13:00:00Z')),
      source: home('New/terraform-provider-null'),
    },
    baseEvidence: {
      ...evidence(old, { [zh('old')]: signedFor('linux_amd64') }),
      source: home('old/terraform-provider-null'),
      stillAt: ['envs/dev/.terraform.lock.hcl'],
    },
    ...parts,
  };
  return reportedHistory(reviewed, now).history;
}

describe('the history of a new version', () => {
  it('compares it with the version before', () => {
    const history = historyOf();
    expect(history).toEqual({
      published: '2026-11-08T13:00:00.000Z',
      ageInDays: 11,
      repository: {
        before: 'github.com/old/terraform-provider-null',
        now: 'github.com/New/terraform-provider-null',
      },
      platforms: { before: 1, now: 2 },
      stillAt: ['envs/dev/.terraform.lock.hcl'],
    });
    expect(history && originWords(history)).toBe(
      'published 11 days ago, from github.com/New/terraform-provider-null (before: github.com/old/terraform-provider-null)',
    );
    expect(history && restWords(history)).toBe(
      '2 platforms (before: 1); envs/dev/.terraform.lock.hcl still has the version before',
    );
  });

  it('does not mention what stays as before, except where the release is from', () => {
    const history = historyOf();
    const same = history && {
      ...history,
      platforms: { before: 14, now: 14 },
      repository: { before: 'github.com/A/x', now: 'github.com/a/x' },
      stillAt: [],
    };
    expect(same && originWords(same)).toBe('published 11 days ago, from github.com/a/x');
    expect(same && restWords(same)).toBe('');
  });

  it.for([
    [0, 'published today'],
    [1, 'published 1 day ago'],
    [60, 'published 60 days ago'],
    [61, 'published 2026-11-08'],
    [null, 'published 2026-11-08'],
  ] as const)('tells an age of %s days as "%s"', ([ageInDays, words]) => {
    const history = historyOf();
    const repository = { before: null, now: null };
    expect(history && originWords({ ...history, ageInDays, repository })).toBe(words);
  });

  it('says nothing of what is not known', () => {
    const history = historyOf({ evidence: null, baseEvidence: null });
    expect(history && originWords({ ...history, stillAt: null })).toBe('');
    expect(history && restWords({ ...history, stillAt: null })).toBe('');
  });

  it('is there only for a new version', () => {
    expect(historyOf({ change: { ...changed({ base: old, head: fresh }).change, from: null } })).toBeNull();
    const same = { version: '3.2.4', constraints: null };
    expect(historyOf({ change: { ...changed({ head: fresh }).change, from: same, to: same } })).toBeNull();
  });
});
