import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MergeNow, readMerge } from '../../src/source/github/now.ts';
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

/** What GitHub tells of the pull request. */
interface Told {
  readonly mergeable: string;
  readonly parents?: readonly string[];
  readonly tip?: string | undefined;
}

/** Asks as often as it takes; the last answer is given forever. */
async function asked(told: readonly Told[]) {
  const waited: number[] = [];
  let at = 0;
  const github = inMemoryGitHub({
    commits: {},
    instead: () => {
      const now = told[Math.min(at++, told.length - 1)];
      const parents = { nodes: (now?.parents ?? []).map((oid) => ({ oid })) };
      const potentialMergeCommit = now?.parents === undefined ? null : { oid: merge, parents };
      const baseRef = now?.tip === undefined ? null : { target: { oid: now.tip } };
      const pullRequest = { mergeable: now?.mergeable, baseRef, potentialMergeCommit };
      return { status: 200, body: { data: { repository: { pullRequest } } } };
    },
  });
  vi.stubGlobal('fetch', github.fetch);
  const wait = async (time: number) => waited.push(time);
  return { result: await readMerge(github.repository, { pull: 7, head }, wait), waited };
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

  it('is an error that names what was asked, where the answer has another form', async () => {
    const failing = asked([{ mergeable: 'perhaps' }]);
    await expect(failing).rejects.toThrow(SourceError);
    await expect(failing).rejects.toThrow('the pull request 7');
  });
});
