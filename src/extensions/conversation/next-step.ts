import { terminalText } from '../../report/escape.ts';
import { isRateLimit, limitWords, messageOf, refusalOf, statusOf } from '../../source/github/answer.ts';
import type { LineComment } from './comments-of-report.ts';
import type { Conversation, OtherComment, ToClose } from './conversation.ts';
import { type LinePlan, type Lines, planLines } from './line-comments.ts';
import {
  type CommentPlan,
  doubleComments,
  planComment,
  resultBeside,
  results,
  type Sticky,
  type Written,
} from './sticky-comment.ts';

export interface Message {
  /** `null`: threads stay as they are, because nothing was judged. */
  readonly lines: Lines | null;
  readonly comment: Sticky | null;
}

export type CommentResult =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly url: string; readonly length: number }
  /** There is nothing to write, and no comment of an earlier run to update. */
  | { readonly kind: 'not-begun' }
  | { readonly kind: 'skipped'; readonly reason: string }
  | Rejection;

export interface Progress {
  /** The ids of what was closed; `null` before the one attempt to close. */
  closed: ReadonlySet<string> | null;
  begun: readonly LineComment[];
  review: Rejection | null;
  lines: LinePlan | null;
  tries: number;
  /** The comment that this run has created, which does not name itself yet. */
  created: Written | null;
  foreign: OtherComment | null;
}

type Step =
  | ({ readonly kind: 'close' } & ToClose)
  | { readonly kind: 'begin'; readonly comments: readonly LineComment[] }
  | { readonly kind: 'write'; readonly plan: Extract<CommentPlan, { body: string }> }
  | { readonly kind: 'nothing'; readonly comment: CommentResult | null };

const noLines: LinePlan = { stale: [], fresh: [], resolved: 0, leftOver: [], suggested: new Set() };

/** The first missing thing after a look: closing, then lines, then the comment, because it reports both. */
export function nextStep(
  id: string,
  { lines, comment }: Message,
  { threads, allThreads, comments }: Conversation,
  progress: Progress,
): Step {
  const { closed, begun, review, created, foreign } = progress;
  const known = threads.map((thread) =>
    closed?.has(thread.id) || closed?.has(thread.commentId) ? { ...thread, closed: true } : thread,
  );
  const plan = lines === null ? noLines : planLines(id, lines, known, begun);
  progress.lines = plan;
  const beside = comment === null || created !== null ? null : resultBeside(id, comment, comments);
  if (comment !== null && beside !== null && results.indexOf(beside) > results.indexOf(comment.result))
    return { kind: 'nothing', comment: { kind: 'skipped', reason: overruled } };
  // The threads that the other job has begun are about its own findings.
  const stale = beside === null ? plan.stale : [];
  const doubles = comment === null ? [] : doubleComments(id, comments);
  if (closed === null && stale.length + doubles.length > 0) return { kind: 'close', threads: stale, doubles };
  // A thread that was not read may have the same subject already.
  if (allThreads && begun.length === 0 && review === null && plan.fresh.length > 0)
    return { kind: 'begin', comments: plan.fresh };
  if (comment === null) return { kind: 'nothing', comment: null };
  const due = planComment(id, comment, comment.body({ ...plan, foreign }), comments, created?.number);
  return 'body' in due ? { kind: 'write', plan: due } : { kind: 'nothing', comment: due };
}

const overruled =
  'Another job of this workflow run has a worse result, and its comment stays: the two have the same name and review the same.';

/** Why something could not be published. It becomes a notice and never changes the verdict. */
export type Rejection =
  /** GitHub lets this token not write here (forks, Dependabot, missing permission, locked: T37). */
  | { readonly kind: 'refused'; readonly reason: string }
  /** GitHub could not be reached, or did not accept the request. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Refusals with status 403 that no permission lifts, in GitHub's words and in ours. */
const closedToAll: readonly (readonly [RegExp, string])[] = [
  [/\blocked\b/i, 'the conversation is locked; unlock it, and run the job again'],
  [/more than \d+ comments/i, 'GitHub allows no more comments on this pull request than it has'],
];

/** One sentence with a next step about an error of GitHub's API. GitHub's words are cut and on one line. */
export function rejection(what: string, error: unknown): Rejection {
  const status = statusOf(error);
  const said = terminalText(messageOf(error)).slice(0, 200);
  if (isRateLimit(error))
    return { kind: 'failed', reason: `${what} could not be written. ${limitWords(error).reached}.` };
  const [, closed] = closedToAll.find(([words]) => status === 403 && words.test(said)) ?? [];
  if (closed !== undefined)
    return { kind: 'refused', reason: `${what} could not be written because ${closed}.` };
  if (status === 401 || status === 403 || status === 404 || refusalOf(error) !== null) {
    return {
      kind: 'refused',
      reason: `${what} could not be written because GitHub refused this token ("${said}"); give the job the permission \`pull-requests: write\`. Pull requests from forks get a read-only token.`,
    };
  }
  return { kind: 'failed', reason: `${what} could not be written ("${said}").` };
}
