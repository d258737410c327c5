import { bodyOf } from './comment-answers.ts';
import { patchOf, repositoryUrl } from './git-answers.ts';
import { simpleUser } from './people.ts';
import { commitsOf } from './pull-answers.ts';
import type { Schema } from './schema.ts';
import {
  notFound,
  ok,
  type Pull,
  page,
  type ReceivedRequest,
  type Reply,
  refusal,
  type StoredReview,
  type StoredReviewComment,
  type World,
} from './world.ts';

/** A requested review comment. */
interface Draft {
  readonly path?: string;
  readonly body?: string;
  readonly line?: number;
  readonly side?: 'LEFT' | 'RIGHT';
  readonly start_line?: number;
}

/** Refuses the whole review if one comment is outside of the diff, as GitHub does. */
export function createReview(world: World, request: ReceivedRequest, number: number): Reply {
  const pull = world.pulls.get(number);
  if (pull === undefined) return notFound();
  const asked = request.body as { body?: string; event?: string; commit_id?: string; comments?: Draft[] };
  const drafts = asked.comments ?? [];
  if (drafts.length === 0 && !asked.body)
    return refusal(422, 'Unprocessable Entity', ['Review body is required']);
  const wrong = drafts.flatMap((draft) => faultOf(world, pull, draft));
  const long = drafts.some(({ body = '' }) => [...body].length > 65_536);
  if (long) return refusal(422, 'Unprocessable Entity', ['body is too long (maximum is 65536 characters)']);
  if (wrong.length > 0) return refusal(422, 'Unprocessable Entity', wrong);
  const commit = asked.commit_id ?? commitsOf(world, pull).head;
  const id = 5_000 + world.reviews.length;
  const review = { id, pull: number, author: world.viewer, body: asked.body ?? '', commit };
  world.reviews.push(review);
  for (const draft of drafts) store(world, pull, review, draft);
  return ok(reviewAnswer(world, review));
}

export function listReviews(world: World, request: ReceivedRequest, number: number): Reply {
  const ofPull = world.reviews.filter((review) => review.pull === number);
  return page(
    world,
    request,
    ofPull.map((review) => reviewAnswer(world, review)),
  );
}

export function listReviewComments(world: World, request: ReceivedRequest, number: number): Reply {
  const ofPull = world.reviewComments.filter((comment) => comment.pull === number);
  return page(
    world,
    request,
    ofPull.map((comment) => reviewCommentAnswer(world, comment)),
  );
}

export function updateReviewComment(world: World, request: ReceivedRequest, id: number): Reply {
  const comment = world.reviewComments.find((each) => each.id === id);
  if (comment === undefined) return notFound();
  const body = bodyOf(request);
  if (typeof body !== 'string') return body;
  comment.body = body;
  return ok(reviewCommentAnswer(world, comment));
}

export function deleteReviewComment(world: World, id: number): Reply {
  const at = world.reviewComments.findIndex((comment) => comment.id === id);
  if (at === -1) return notFound();
  world.reviewComments.splice(at, 1);
  return { status: 204 };
}

function store(world: World, pull: Pull, review: StoredReview, draft: Draft): void {
  world.reviewComments.push({
    id: 7_000 + world.reviewComments.length,
    review: review.id,
    pull: pull.number,
    author: review.author,
    path: draft.path ?? '',
    line: draft.line ?? 0,
    startLine: draft.start_line ?? null,
    side: draft.side ?? 'RIGHT',
    commit: review.commit,
    body: draft.body ?? '',
    resolvedBy: null,
    resolved: false,
    minimised: false,
    replies: [],
  });
}

function faultOf(world: World, pull: Pull, draft: Draft): string[] {
  const { mergeBase, head } = commitsOf(world, pull);
  const { path, line, start_line: start, side = 'RIGHT' } = draft;
  if (path === undefined || line === undefined || !draft.body) return ['A comment needs path, line and body'];
  const hunks = hunksOf(patchOf(world, mergeBase, head, [path]));
  const hunkAt = (at: number) => hunks.findIndex((hunk) => hunk[side].has(at));
  if (hunkAt(line) === -1) return ['pull_request_review_thread.line must be part of the diff'];
  if (start === undefined) return [];
  if (start >= line) return ['pull_request_review_thread.start_line must precede the end line.'];
  return hunkAt(start) === hunkAt(line)
    ? []
    : ['pull_request_review_thread.start_line must be part of the same hunk as the line.'];
}

/** The lines of each hunk by side; context lines count on both sides. */
function hunksOf(patch: string): { LEFT: Set<number>; RIGHT: Set<number> }[] {
  const hunks: { LEFT: Set<number>; RIGHT: Set<number> }[] = [];
  let left = 0;
  let right = 0;
  for (const text of patch.split('\n')) {
    const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);
    const hunk = hunks.at(-1);
    if (header !== null) {
      left = Number(header[1]);
      right = Number(header[2]);
      hunks.push({ LEFT: new Set(), RIGHT: new Set() });
    } else if (hunk !== undefined && !text.startsWith('\\')) {
      if (!text.startsWith('+')) hunk.LEFT.add(left++);
      if (!text.startsWith('-')) hunk.RIGHT.add(right++);
    }
  }
  return hunks;
}

function reviewAnswer(world: World, review: StoredReview): Schema<'pull-request-review'> {
  const pullUrl = `${repositoryUrl(world)}/pulls/${review.pull}`;
  const html = `https://github.com/${world.owner}/${world.repo}/pull/${review.pull}#pullrequestreview-${review.id}`;
  return {
    id: review.id,
    node_id: `PRR_${review.id}`,
    user: simpleUser(review.author),
    body: review.body,
    state: 'COMMENTED',
    html_url: html,
    pull_request_url: pullUrl,
    _links: { html: { href: html }, pull_request: { href: pullUrl } },
    commit_id: review.commit,
    author_association: 'NONE',
  };
}

function reviewCommentAnswer(
  world: World,
  comment: StoredReviewComment,
): Schema<'pull-request-review-comment'> {
  const url = `${repositoryUrl(world)}/pulls/comments/${comment.id}`;
  const pullUrl = `${repositoryUrl(world)}/pulls/${comment.pull}`;
  const html = `https://github.com/${world.owner}/${world.repo}/pull/${comment.pull}#discussion_r${comment.id}`;
  return {
    id: comment.id,
    node_id: `PRRC_${comment.id}`,
    url,
    html_url: html,
    pull_request_url: pullUrl,
    pull_request_review_id: comment.review,
    diff_hunk: '',
    path: comment.path,
    commit_id: comment.commit,
    original_commit_id: comment.commit,
    user: simpleUser(comment.author),
    body: comment.body,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    author_association: 'NONE',
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pullUrl } },
    line: comment.line,
    original_line: comment.line,
    start_line: comment.startLine,
    side: comment.side,
    subject_type: 'line',
  };
}
