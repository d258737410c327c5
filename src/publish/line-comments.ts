import { createHash } from 'node:crypto';
import type { Hunk } from '../line-diff.ts';
import type { LineComment, LineSubject } from '../report/line-comments.ts';
import type { LineEdit } from '../report/missing-hashes.ts';
import { once } from '../source/github/octokit.ts';
import type { PullRequest, ReviewThread } from './conversation.ts';
import { isInOneHunk } from './hunks.ts';

/** What there is to say beside lines. */
export interface Lines {
  /** The most important first. */
  readonly comments: readonly LineComment[];
  /** Everything that the report has to say; a thread about anything else is closed. */
  readonly current: readonly LineSubject[];
  /** The hunks of a file in the pull request's diff; `null` where they are not known. */
  hunks(path: string): readonly Hunk[] | null;
}

export interface LinePlan {
  /** Open and of no use any more: what they are about is gone, or another thread says it as well. Nobody answered. */
  readonly stale: readonly ReviewThread[];
  readonly fresh: readonly LineComment[];
  /** Threads that are closed and whose finding is gone. */
  readonly resolved: number;
  /** Suggestions that no thread carries. */
  readonly leftOver: readonly LineEdit[];
}

/** Open threads of ours on one pull request; what is beyond stands in the comment. */
const mostThreads = 10;

/**
 * What is missing beside the lines: on lines of the diff only, each thing once, at most {@link mostThreads} at a time. What somebody
 * answered is left to the people in it.
 *
 * @param id tells the threads of several workflows and jobs on one pull request apart
 * @param begun what this run has begun: GitHub may not show it yet
 */
export function planLines(
  id: string,
  { comments, current, hunks }: Lines,
  threads: readonly ReviewThread[],
  begun: readonly LineComment[] = [],
): LinePlan {
  const said = new Set(current.map((subject) => lineMarkerOf(id, subject)));
  const mine = threads.filter(({ marker }) => marker.startsWith(prefixOf(id)));
  const open = mine.filter(({ closed }) => !closed);
  const gone = mine.filter(({ marker }) => !said.has(marker));
  const stale = [
    ...gone.filter(({ closed }) => !closed),
    ...doubled(open.filter((each) => !gone.includes(each))),
  ];

  const standing = new Set([
    ...mine.filter(isStanding).map(({ marker }) => marker),
    ...begun.map(({ subject }) => lineMarkerOf(id, subject)),
  ]);
  const unsaid = comments.filter(({ subject }) => !standing.has(lineMarkerOf(id, subject)));
  const fresh = new Map<string, LineComment>();
  for (const comment of unsaid) {
    if (open.length + fresh.size >= mostThreads) break;
    const marker = lineMarkerOf(id, comment.subject);
    const inDiff = isInOneHunk(hunks(comment.path) ?? [], comment.from, comment.to);
    if (inDiff && !fresh.has(marker)) fresh.set(marker, comment);
  }
  return {
    stale: stale.filter(({ answered }) => !answered),
    fresh: [...fresh.values()],
    resolved: gone.filter(({ closed }) => closed).length,
    leftOver: unsaid.flatMap(({ edit }) => edit ?? []),
  };
}

/** The hidden first line of a review comment: whose it is and what it is about, as a digest that nothing can break out of. */
function lineMarkerOf(id: string, { path, rule, provider, hash }: LineSubject): string {
  const about = createHash('sha256')
    .update(JSON.stringify([path, rule, provider, hash]))
    .digest('hex');
  return `${prefixOf(id)}${about.slice(0, 24)} -->`;
}

function prefixOf(id: string): string {
  return `<!-- lockproof:line:v1:${createHash('sha256').update(id).digest('hex').slice(0, 12)}:`;
}

/** Two runs at the same moment can begin the same thread twice: one of them stays, an answered one before others. */
function doubled(threads: readonly ReviewThread[]): readonly ReviewThread[] {
  const kept = new Map<string, ReviewThread>();
  for (const thread of threads) {
    const other = kept.get(thread.marker);
    if (other === undefined || (thread.answered && !other.answered)) kept.set(thread.marker, thread);
  }
  return threads.filter((thread) => kept.get(thread.marker) !== thread);
}

/** What a person resolved is answered; what we closed and what came back is said again. */
function isStanding({ closed, closedByOthers }: ReviewThread): boolean {
  return !closed || closedByOthers;
}

/**
 * Begins threads, as one review of kind COMMENT. Refused as a whole (422: GitHub sees another diff) nothing is lost: all of it stands in
 * the comment as well. Rejects as the client does, and with `LookAgain`.
 */
export async function beginThreads(
  { octokit, owner, repo, number, head, id }: PullRequest,
  comments: readonly LineComment[],
  wait: boolean,
): Promise<void> {
  await octokit.rest.pulls.createReview({
    owner,
    repo,
    pull_number: number,
    commit_id: head,
    event: 'COMMENT',
    comments: comments.map(({ subject, path, from, to, body }) => ({
      path,
      line: to,
      side: 'RIGHT',
      // GitHub refuses a start that is the end.
      ...(from === to ? {} : { start_line: from, start_side: 'RIGHT' }),
      body: `${lineMarkerOf(id, subject)}\n${body()}`,
    })),
    ...once(wait),
  });
}
