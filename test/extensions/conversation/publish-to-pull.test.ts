import { expect, it } from 'vitest';
import { publishToPull } from '../../../src/extensions/conversation/publish-to-pull.ts';
import { markerOf } from '../../../src/extensions/conversation/sticky-comment.ts';
import { rules } from '../../../src/extensions/index.ts';
import type { Publication } from '../../../src/publish/publication.ts';
import type { LineEdit } from '../../../src/report/render-context.ts';
import type { ReviewedFile } from '../../../src/subject/subject.ts';
import { markdownContext } from '../../support/example-reviews.ts';
import {
  baseSha,
  changed,
  evidence,
  headSha,
  locked,
  prodPath,
  readFile,
  refuted,
  report,
  settings,
  subject,
  zh,
} from '../../support/review-builders.ts';

/* Where a run writes beside lines. GitHub is in memory: it shows an empty conversation and keeps what is written. */

interface Written {
  readonly reviews: { readonly commit_id: string; readonly comments: readonly { readonly line: number }[] }[];
  readonly comments: { readonly body: string }[];
}

function gitHubAt(head: string, patch: string, nodes: readonly object[]) {
  const written: Written = { reviews: [], comments: [] };
  const nothing = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
  const pullRequest = { headRefOid: head, reviewThreads: nothing, comments: { ...nothing, nodes } };
  const octokit = {
    graphql: async () => ({ viewer: { login: 'github-actions[bot]' }, repository: { pullRequest } }),
    rest: {
      pulls: {
        createReview: async (review: Written['reviews'][0]) => written.reviews.push(review),
        listFiles: async () => ({ data: [{ filename: prodPath, patch }] }),
      },
      issues: {
        createComment: async (comment: Written['comments'][0]) => {
          written.comments.push(comment);
          return { data: { html_url: 'https://github.com/o/r/pull/7#issuecomment-1' } };
        },
      },
    },
  };
  return { written, octokit: octokit as never };
}

const text = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const lock = locked('3.2.4', [zh('planted')]);

/** The first line of the lock file is new, and has a finding and a suggestion. */
function reviewOf(head: string, revision: Partial<ReviewedFile['revision']> = {}, inputs = {}) {
  const proofs = { [zh('planted')]: refuted };
  const chosen = settings(inputs);
  const laidOut = subject([changed({ head: lock, evidence: evidence(lock, proofs) })], { settings: chosen });
  const before = readFile(prodPath, [], text('old'));
  const file: ReviewedFile = {
    ...before,
    revision: {
      ...before.revision,
      head: { kind: 'file', bytes: Buffer.from(text('new', 'old')) },
      ...revision,
    },
  };
  const made = { ...laidOut, files: [file] };
  const whole = report(laidOut, { head });
  const findings = whole.findings.map((finding) => ({ ...finding, line: 1 }));
  return { report: { ...whole, findings }, settings: chosen, subject: made };
}

const edit: LineEdit = {
  path: prodPath,
  from: 1,
  to: 1,
  provider: lock.address,
  platforms: ['linux_amd64'],
  added: [zh('missing')],
  lines: ['new', 'missing'],
};

/** @param head of the pull request, when the run looks */
async function publish(
  review: ReturnType<typeof reviewOf>,
  { head = headSha, patch = '@@ -0,0 +1,2 @@', nodes = [] as readonly object[] } = {},
): Promise<Written> {
  const { written, octokit } = gitHubAt(head, patch, nodes);
  const policy = { origins: [], notices: [] };
  const whole: Publication['review'] = { ...review, rules, policy };
  const publication: Publication = {
    review: whole,
    edits: [edit],
    run: { owner: 'o', repo: 'r', commentId: 'main', attempt: '1', renderContext: () => markdownContext },
    octokit,
    pullRequest: { number: 7, head: headSha },
    log: { begin() {}, say() {}, end() {} },
  };
  await publishToPull(publication, markdownContext);
  return written;
}

it('writes findings and suggestions beside the lines of the commit that was reviewed', async () => {
  const { reviews, comments } = await publish(reviewOf(headSha));
  expect(reviews).toMatchObject([{ commit_id: headSha, comments: [{ line: 1 }, { line: 1 }] }]);
  expect(comments.map(({ body }) => body.split('\n')[0])).toEqual([markerOf('main')]);
});

it.each([
  [4, 'names with a link the one'],
  [5, 'says nothing of one with the number of another comment,'],
])(
  'a comment with the marker of comment %i %s that a different account wrote (T35)',
  async (number, says) => {
    const mallory = { author: { login: 'mallory', __typename: 'User' }, isMinimized: false, id: 'x' };
    const body = `${markerOf('main', number)}\nverified ✅`;
    const { comments } = await publish(reviewOf(baseSha), {
      nodes: [{ ...mallory, body, url: 'https://github.com/o/r/pull/7)<b>#issuecomment-4' }],
    });
    const named =
      /^\[Another comment\]\(https:\/\/[\w./-]+\/pull\/7#issuecomment-4\) is by a different account/m;
    expect(named.test(comments[0]?.body ?? '')).toBe(says.startsWith('names'));
    expect(comments[0]?.body).not.toContain('<b>');
  },
);

it.each([
  ['never', 'advisory', 'one'],
  ['error', 'unproven', 'one'],
  ['error', 'failed', 'no'],
])(
  'with fail-on %s the result is %s if findings are about %s hash, so that another job of the same run sees which one is the worst',
  async (failOn, result, hashes) => {
    const review = reviewOf(baseSha, {}, { 'fail-on': failOn });
    const findings = review.report.findings.map((one) => ({
      ...one,
      ...(hashes === 'no' && { hash: null }),
    }));
    const { comments } = await publish({ ...review, report: { ...review.report, findings } });
    expect(comments[0]?.body).toContain(`<!-- lockproof:run:1:${result} -->`);
  },
);

it.each([
  ['where another commit was reviewed, whose lines are others', reviewOf(baseSha), {}],
  ['that GitHub does not show, whatever another diff would', reviewOf(headSha), { patch: '@@ -2 +2 @@' }],
  ['of a file as the merge has it', reviewOf(headSha, { merged: true }), {}],
])('writes nothing beside lines %s', async (_, review, seen) => {
  const { reviews, comments } = await publish(review, seen);
  expect(reviews).toEqual([]);
  expect(comments).toHaveLength(1);
});

it('writes nothing at all where the pull request has gone on: the run for the newer commit does', async () => {
  expect(await publish(reviewOf(headSha), { head: baseSha })).toEqual({ reviews: [], comments: [] });
});
