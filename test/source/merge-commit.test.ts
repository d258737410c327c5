import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GraphQL } from '../../src/source/github/graphql.ts';
import { type MergeNow, readMerge } from '../../src/source/github/merge-commit.ts';
import { SourceError } from '../../src/source/source-error.ts';
import { idOf, inMemoryGitHub } from '../support/in-memory-github.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const [head, tip, older, merge] = ['head', 'tip', 'older', 'merge'].map(idOf) as [
  string,
  string,
  string,
  string,
];

/** What GitHub tells of the pull request by GraphQL; `null`: it is shut. */
type Told = {
  readonly mergeable: string;
  readonly parents?: readonly string[];
  readonly tip?: string | undefined;
} | null;

interface ByRest {
  readonly mergeable: boolean | null;
  readonly merge_commit_sha: string | null;
}

/** Asks as often as it takes; the last answer is given for ever. */
async function asked(told: readonly Told[], rest: ByRest | null = null, known: string | null = null) {
  const waited: number[] = [];
  let at = 0;
  const graphql: GraphQL = {
    async ask() {
      const now = told[Math.min(at++, told.length - 1)] ?? null;
      if (now === null) return { kind: 'shut' };
      const parents = { nodes: (now.parents ?? []).map((oid) => ({ oid })) };
      const potentialMergeCommit = now.parents === undefined ? null : { oid: merge, parents };
      const baseRef = now.tip === undefined ? null : { target: { oid: now.tip } };
      const pullRequest = { mergeable: now.mergeable, baseRef, potentialMergeCommit };
      return { kind: 'answered', data: { repository: { pullRequest } }, error: null };
    },
  };
  const github = inMemoryGitHub({
    commits: { merge: { files: {}, parents: ['tip', 'head'] } },
    instead: (question) => (question === 'GET pulls/7' && rest !== null ? { status: 200, body: rest } : null),
  });
  vi.stubGlobal('fetch', github.fetch);
  const result = await readMerge(github.repository, graphql, { pull: 7, head, tip: known }, async (time) =>
    waited.push(time),
  );
  return { result, waited };
}

const whole = (isOld = false): MergeNow => ({ kind: 'merge', commit: merge, onto: tip, isOld });
const now = { mergeable: 'MERGEABLE', parents: [tip, head], tip };
const unknown = { mergeable: 'UNKNOWN' };

describe('the merge of a pull request', () => {
  it.each<[string, readonly Told[], MergeNow, readonly number[]]>([
    ['as GitHub has it', [now], whole(), []],
    ['whatever the base branch is now, where nobody tells that', [{ ...now, tip: undefined }], whole(), []],
    ['has conflicts', [{ ...now, mergeable: 'CONFLICTING' }], { kind: 'conflict' }, []],
    ['is computed only when somebody asks', [unknown, now], whole(), [1000]],
    ['is computed slowly', [unknown, unknown, unknown, now], whole(), [1000, 2000, 4000]],
    ['is never told', [unknown], { kind: 'unknown' }, [1000, 2000, 4000]],
    ['is that of another head', [{ ...now, parents: [tip, older] }], { kind: 'unknown' }, [1000, 2000, 4000]],
    ['has one parent', [{ ...now, parents: [tip] }], { kind: 'unknown' }, [1000, 2000, 4000]],
    ['has no parent', [{ ...now, parents: [] }], { kind: 'unknown' }, [1000, 2000, 4000]],
    ['is with an older base, then with the new one', [{ ...now, tip: older }, now], whole(), [1000]],
    ['stays with an older base', [{ ...now, tip: older }], whole(true), [1000, 2000, 4000]],
  ])('%s', async (_, told, expected, waits) => {
    expect(await asked(told)).toEqual({ result: expected, waited: waits });
  });

  it.each<[string, ByRest, string | null, MergeNow, readonly number[]]>([
    ['as GitHub has it', { mergeable: true, merge_commit_sha: merge }, null, whole(), []],
    ['with the base that is known', { mergeable: true, merge_commit_sha: merge }, tip, whole(), []],
    [
      'with an older base',
      { mergeable: true, merge_commit_sha: merge },
      older,
      whole(true),
      [1000, 2000, 4000],
    ],
    ['has conflicts', { mergeable: false, merge_commit_sha: merge }, null, { kind: 'conflict' }, []],
    [
      'is not computed',
      { mergeable: null, merge_commit_sha: merge },
      null,
      { kind: 'unknown' },
      [1000, 2000, 4000],
    ],
    [
      'has no commit',
      { mergeable: true, merge_commit_sha: null },
      null,
      { kind: 'unknown' },
      [1000, 2000, 4000],
    ],
  ])('by REST, %s', async (_, rest, known, expected, waits) => {
    expect(await asked([null], rest, known)).toEqual({ result: expected, waited: waits });
  });

  it('is an error that names what was asked, where neither answers', async () => {
    const failing = asked([null], { mergeable: 'perhaps', merge_commit_sha: null } as unknown as ByRest);
    await expect(failing).rejects.toThrow(SourceError);
    await expect(failing).rejects.toThrow('the pull request 7');
  });
});
