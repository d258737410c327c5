import { createHash } from 'node:crypto';
import type { LineComment, LineSubject } from '../report/line-comments.ts';
import type { LineEdit } from '../report/missing-hashes.ts';
import { type Hunk, isWithin } from '../source/hunks.ts';
import { closeThreads } from './close-threads.ts';
import type { Conversation, ReviewThread } from './conversation.ts';
import { movedTo, type ReviewedPull } from './moved-to.ts';
import { rejection } from './publication.ts';

export interface LineComments extends ReviewedPull {
  /** Tells the threads of several workflows and jobs on one pull request apart. */
  readonly id: string;
  readonly conversation: Conversation;
  /** The most important first. */
  readonly comments: readonly LineComment[];
  /** Everything that the report has to say; a thread about anything else is closed. */
  readonly current: readonly LineSubject[];
  /** The hunks of a file in the pull request's diff; `null` where they are not known. */
  hunks(path: string): readonly Hunk[] | null;
}

export interface LineCommentsResult {
  readonly kind: 'done' | 'skipped' | 'refused' | 'failed';
  readonly reason: string | null;
  readonly begun: number;
  /** Threads that are closed by now because the report has nothing of the kind any more. */
  readonly resolved: number;
  /** Suggestions that no thread carries. */
  readonly leftOver: readonly LineEdit[];
}

/** Open threads of ours on one pull request; what is beyond stands in the comment. */
export const mostThreads = 10;

/**
 * Says what fails beside the lines it fails on, as one review of kind COMMENT: on lines of the diff only, each thing once, at most
 * {@link mostThreads} at a time. Threads about what the report no longer says are closed, unless somebody answered. Refused as a
 * whole (422: GitHub sees another diff) nothing is lost: all of it stands in the comment as well. Never throws.
 */
export async function publishLineComments(request: LineComments): Promise<LineCommentsResult> {
  const { conversation, comments, id } = request;
  if (conversation.threads === null) return { ...nothing, leftOver: editsOf(comments) };
  const current = new Set(request.current.map((subject) => lineMarkerOf(id, subject)));
  const mine = conversation.threads.filter(({ marker }) => marker.startsWith(prefixOf(id)));
  const gone = mine.filter(({ marker }) => !current.has(marker));
  const stale = gone.filter(({ closed, answered }) => !closed && !answered);
  const said = new Set(mine.filter(isStanding).map(({ marker }) => marker));
  const unsaid = comments.filter(({ subject }) => !said.has(lineMarkerOf(id, subject)));
  const fresh = freshComments(request, unsaid, mostThreads - mine.filter(({ closed }) => !closed).length);
  const settled = gone.filter(({ closed }) => closed).length;
  const before = { ...nothing, resolved: settled, leftOver: editsOf(unsaid) };
  if (stale.length === 0 && fresh.length === 0) return before;

  const moved = await movedTo(request);
  if (moved !== null)
    return { ...before, kind: 'skipped', reason: `The pull request has moved on to ${moved}.` };
  const resolved = settled + (await closeThreads(request.octokit, stale));
  try {
    if (fresh.length > 0) await begin(request, fresh);
  } catch (error) {
    return { ...before, ...rejection('The review comments', error), resolved };
  }
  const carried = new Set(fresh.map(({ edit }) => edit));
  const leftOver = before.leftOver.filter((edit) => !carried.has(edit));
  return { ...before, begun: fresh.length, resolved, leftOver };
}

/** The hidden first line of a review comment: whose it is and what it is about, as a digest that nothing can break out of. */
export function lineMarkerOf(id: string, { path, rule, provider, hash }: LineSubject): string {
  const about = createHash('sha256')
    .update(JSON.stringify([path, rule, provider, hash]))
    .digest('hex');
  return `${prefixOf(id)}${about.slice(0, 24)} -->`;
}

function prefixOf(id: string): string {
  return `<!-- lockproof:line:v1:${createHash('sha256').update(id).digest('hex').slice(0, 12)}:`;
}

const nothing: LineCommentsResult = { kind: 'done', reason: null, begun: 0, resolved: 0, leftOver: [] };

/** Those on lines of the diff, each thing once. */
function freshComments(
  { id, hunks }: LineComments,
  comments: readonly LineComment[],
  most: number,
): readonly LineComment[] {
  const fresh = new Map<string, LineComment>();
  for (const comment of comments) {
    if (fresh.size >= most) break;
    const marker = lineMarkerOf(id, comment.subject);
    const inDiff = isWithin(hunks(comment.path) ?? [], comment.from, comment.to);
    if (inDiff && !fresh.has(marker)) fresh.set(marker, comment);
  }
  return [...fresh.values()];
}

/** What a person resolved is answered; what we closed and what came back is said again. */
function isStanding({ closed, closedByOthers }: ReviewThread): boolean {
  return !closed || closedByOthers;
}

function editsOf(comments: readonly LineComment[]): readonly LineEdit[] {
  return comments.flatMap(({ edit }) => edit ?? []);
}

async function begin(
  { octokit, owner, repo, issueNumber, head, id }: LineComments,
  comments: readonly LineComment[],
): Promise<void> {
  await octokit.rest.pulls.createReview({
    owner,
    repo,
    pull_number: issueNumber,
    ...(head === null ? {} : { commit_id: head }),
    event: 'COMMENT',
    comments: comments.map(({ subject, path, from, to, body }) => ({
      path,
      line: to,
      side: 'RIGHT',
      // GitHub refuses a start that is the end.
      ...(from === to ? {} : { start_line: from, start_side: 'RIGHT' }),
      body: `${lineMarkerOf(id, subject)}\n${body()}`,
    })),
  });
}
