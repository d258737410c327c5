import { describe, expect, it } from 'vitest';
import type { VersionEvidence } from '../../../src/evidence/evidence.ts';
import { publisherChanged } from '../../../src/extensions/history/publisher-changed.ts';
import { originWords, reportedHistory, restWords } from '../../../src/extensions/history/reported.ts';
import { absent, known } from '../../../src/outcome.ts';
import type { ReleaseSource } from '../../../src/registry/release-source.ts';
import type { ReviewedChange } from '../../../src/subject/subject.ts';
import { changed, evidence, locked, signedFor, subject, told, zh } from '../../support/review-builders.ts';

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
      '2 platforms (before: 1); envs/dev/.terraform.lock.hcl still has the previous version',
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

describe('a release from another place than the one before', () => {
  const github = 'https://github.com/acme/terraform-provider-null/releases/download';
  const at = (version: string, url: string, facts: Partial<VersionEvidence> = {}): VersionEvidence => {
    const one = evidence(locked(version, [zh(version)]), { [zh(version)]: signedFor('linux_amd64') });
    if (one.release.kind !== 'known') throw new Error('no release');
    const documents = one.release.value.documents.map((document) => ({ ...document, url }));
    return { ...one, release: known({ documents, disagreements: [] }), ...facts };
  };
  const usual = at('3.2.3', `${github}/v3.2.3/SHA256SUMS`);
  const documents = usual.release.kind === 'known' ? usual.release.value.documents : [];
  const hidden: VersionEvidence = { ...usual, release: absent('3.2.3'), recorded: documents };
  const word = { source: home('acme/terraform-provider-null') };
  const numbered = (repositoryId: string) => ({ repositoryId });
  const gitlab = { source: { ...home('acme/terraform-provider-null'), forge: 'gitlab.com' as const } };
  const elsewhere = 'https://cdn.example/null/SHA256SUMS';

  it.each<readonly [string, VersionEvidence, VersionEvidence, string | null]>([
    ['the same', usual, at('3.2.4', `${github}/v3.2.4/SHA256SUMS`), null],
    ['the same under another tag', usual, at('3.2.4', `${github}/release-3.2.4/SHA256SUMS`), null],
    [
      'an address of the repository that shows files of its forks (a commit)',
      usual,
      at('3.2.4', `https://github.com/acme/terraform-provider-null/raw/${'0'.repeat(40)}/SHA256SUMS`, word),
      'github.com/acme/terraform-provider-null/raw',
    ],
    [
      'an address of the repository that shows files of issues',
      usual,
      at('3.2.4', 'https://github.com/acme/terraform-provider-null/files/1234/SHA256SUMS', word),
      'github.com/acme/terraform-provider-null/files',
    ],
    ['another host, whatever the registry says', usual, at('3.2.4', elsewhere, word), 'cdn.example'],
    ['another host, and the release before is hidden', hidden, at('3.2.4', elsewhere), 'cdn.example'],
    [
      'two hosts that nobody compares',
      at('3.2.3', 'https://old.example/SHA256SUMS'),
      at('3.2.4', elsewhere),
      null,
    ],
    [
      'another forge',
      { ...at('3.2.3', elsewhere), ...gitlab },
      at('3.2.4', elsewhere, word),
      'github.com/acme/terraform-provider-null',
    ],
    [
      'the same number',
      { ...usual, ...numbered('7') },
      at('3.2.4', `${github}/v3.2.4/SHA256SUMS`, numbered('7')),
      null,
    ],
    [
      'the same number under a new name',
      { ...usual, ...numbered('7') },
      at('3.2.4', `${github.replace('acme', 'new')}/v3.2.4/SHA256SUMS`, numbered('7')),
      null,
    ],
    [
      'another number under the same name',
      { ...usual, ...numbered('7') },
      at('3.2.4', `${github}/v3.2.4/SHA256SUMS`, numbered('8')),
      'github.com/acme/terraform-provider-null (repository 8)',
    ],
    [
      'a number that only one of them has',
      { ...usual, ...numbered('7') },
      at('3.2.4', `${github}/v3.2.4/SHA256SUMS`),
      null,
    ],
  ])('%s (T12)', (_, baseEvidence, evidenceNow, place) => {
    const change = changed({
      base: old,
      head: fresh,
      evidence: evidenceNow,
      baseEvidence,
      kinds: ['version-upgraded'],
    });
    const said = publisherChanged.check(subject([change])).map((finding) => told(finding).message);
    expect(said).toEqual(place === null ? [] : [expect.stringContaining(`was released from ${place}, `)]);
  });
});
