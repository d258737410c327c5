import { setTimeout } from 'node:timers/promises';
import { LookAgain } from '../../source/github/tries.ts';
import {
  type Conversation,
  close,
  type OtherComment,
  type OwnComment,
  type PullRequest,
  readConversation,
} from './conversation.ts';
import { beginThreads } from './line-comments.ts';
import {
  type CommentResult,
  type Message,
  nextStep,
  type Progress,
  type Rejection,
  rejection,
} from './next-step.ts';
import { isOurs, writeComment } from './sticky-comment.ts';

export interface Said {
  readonly begun: number;
  /** Closed threads whose subject the report no longer contains. */
  readonly resolved: number;
  /** Such threads that GitHub did not allow this token to close. */
  readonly leftOpen: number;
  readonly review: Rejection | null;
  readonly comment: CommentResult | null;
  /** A comment of a different account that looks like ours. */
  readonly foreign: OtherComment | null;
}

/** Tries of one write, each after a new look. */
const mostTries = 4;

/** Looks at head, threads and comments before each write: GitHub has no conditional writes (T43). Never rejects. */
export async function bringUpToDate(pull: PullRequest, message: Message): Promise<Said> {
  const nothing = { closed: null, review: null, lines: null, created: null, foreign: null };
  const progress: Progress = { ...nothing, begun: [], tries: 0 };
  for (;;) {
    const seen = await look(pull, message, progress);
    if (seen.kind !== 'seen') return account(progress, seen);
    const step = nextStep(pull.id, message, seen.conversation, progress);
    switch (step.kind) {
      case 'close':
        progress.closed = await close(pull.octokit, step);
        break;
      case 'begin': {
        const done = await attempt('The review comments', progress, (wait) =>
          beginThreads(pull, step.comments, wait),
        );
        if (done.kind === 'done') progress.begun = done.value;
        else if (done.kind !== 'again') progress.review = done;
        if (done.kind !== 'again' && message.comment === null) return account(progress, null);
        if (done.kind !== 'done') continue;
        break;
      }
      case 'write': {
        const done = await attempt('The comment', progress, (wait) => writeComment(pull, step.plan, wait));
        if (done.kind === 'again') continue;
        const isFirst = done.kind === 'done' && done.value.kind === 'created';
        if (!isFirst) return account(progress, done.kind === 'done' ? done.value : done);
        progress.created = done.value;
        break;
      }
      case 'nothing':
        return account(progress, step.comment);
    }
    // The pause is before the look, so that there is nothing between a look and its write.
    await setTimeout(pull.betweenWrites);
  }
}

async function look(
  pull: PullRequest,
  { comment }: Message,
  progress: Progress,
): Promise<
  | { readonly kind: 'seen'; readonly conversation: Conversation }
  | { readonly kind: 'skipped'; readonly reason: string }
  | Rejection
> {
  const { created } = progress;
  try {
    const isWanted = (one: OwnComment) =>
      created === null ? isOurs(pull.id, one) && !one.minimised : one.number === created.number;
    const conversation = await readConversation(pull, comment === null ? null : isWanted);
    progress.foreign = conversation.others.find((one) => isOurs(pull.id, one) && !one.minimised) ?? null;
    if (conversation.head === pull.head) return { kind: 'seen', conversation };
    const reason = `The pull request has moved on to ${conversation.head}; the run for that commit writes the comment.`;
    return { kind: 'skipped', reason };
  } catch (error) {
    return rejection(comment === null ? 'The review comments' : 'The comment', error);
  }
}

async function attempt<T>(
  what: string,
  progress: Progress,
  send: (wait: boolean) => Promise<T>,
): Promise<{ readonly kind: 'done'; readonly value: T } | { readonly kind: 'again' } | Rejection> {
  progress.tries += 1;
  const isLast = progress.tries === mostTries;
  try {
    const value = await send(!isLast);
    progress.tries = 0;
    return { kind: 'done', value };
  } catch (error) {
    const waited = error instanceof LookAgain;
    if (waited && !isLast) return { kind: 'again' };
    progress.tries = 0;
    return rejection(what, waited ? error.cause : error);
  }
}

/** A comment that was created has its text, even if its number could not be added. */
function account(progress: Progress, comment: CommentResult | null): Said {
  const { begun, review, lines, closed, created, foreign } = progress;
  return {
    begun: begun.length,
    resolved: lines?.resolved ?? 0,
    leftOpen: closed === null ? 0 : (lines?.stale.length ?? 0),
    review,
    comment: created ?? comment,
    foreign,
  };
}
