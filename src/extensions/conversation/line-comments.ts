import { setTimeout } from 'node:timers/promises';
import { entryKey, placeKey } from '../../finding/fix.ts';
import type { LineEdit } from '../../report/render-context.ts';
import { sha256 } from '../../sha256.ts';
import { statusOf } from '../../source/github/answer.ts';
import { once } from '../../source/github/tries.ts';
import type { LineComment, LineSubject } from './comments-of-report.ts';
import type { PullRequest, ReviewThread } from './conversation.ts';
import { type Hunk, isInOneHunk } from './hunks.ts';

export interface Lines {
  /** The most important first. */
  readonly comments: readonly LineComment[];
  /** The subjects of everything in the report; a thread about anything else is closed. */
  readonly current: readonly LineSubject[];
  /** The hunks of the files in the pull request's diff, where they are known. */
  readonly hunks: ReadonlyMap<string, readonly Hunk[]>;
}

export interface LinePlan {
  /** Open threads without an answer whose subject is gone, or that a second thread has too. */
  readonly stale: readonly ReviewThread[];
  readonly fresh: readonly LineComment[];
  readonly resolved: number;
  readonly leftOver: readonly LineEdit[];
  /** The lines (`placeKey`) that open threads offer to delete, and the entries (`entryKey`) that they offer to extend. */
  readonly suggested: ReadonlySet<string>;
}

/** The most open threads of ours on one pull request; the comment has the rest. */
const mostThreads = 10;

/** Plans the missing threads on lines of the diff. @param begun GitHub may not show them yet */
export function planLines(
  id: string,
  { comments, current, hunks }: Lines,
  threads: readonly ReviewThread[],
  begun: readonly LineComment[] = [],
): LinePlan {
  const said = new Set(current.map((subject) => lineMarkerOf(id, subject)));
  const mine = threads.filter(({ marker }) => marker.startsWith(prefixOf(id)));
  const open = mine.filter(({ closed }) => !closed);
  // The same finding, with a suggestion where the other has none.
  const stillSaid = new Set(
    current.map(({ deletes, ...subject }) =>
      lineMarkerOf(id, deletes === true ? subject : { ...subject, deletes: true }),
    ),
  );
  const gone = mine.filter(({ marker }) => !said.has(marker));
  const stale = [
    ...gone.filter(({ closed }) => !closed),
    ...doubled(open.filter((each) => !gone.includes(each))),
  ];

  const offering = new Set([
    ...open.map(({ marker }) => marker),
    ...begun.map(({ subject }) => lineMarkerOf(id, subject)),
  ]);
  // A thread also covers its subject if a person resolved it, but not if we closed it.
  const answers = mine.filter(({ closedByOthers }) => closedByOthers).map(({ marker }) => marker);
  const standing = new Set([...offering, ...answers]);
  const unsaid = comments.filter(({ subject }) => !standing.has(lineMarkerOf(id, subject)));
  const fresh = new Map<string, LineComment>();
  for (const comment of unsaid) {
    if (open.length + fresh.size >= mostThreads) break;
    const marker = lineMarkerOf(id, comment.subject);
    const inDiff = isInOneHunk(hunks.get(comment.path) ?? [], comment.from, comment.to);
    if (inDiff && !fresh.has(marker)) fresh.set(marker, comment);
  }
  return {
    stale: stale.filter(({ answered }) => !answered),
    fresh: [...fresh.values()],
    resolved: gone.filter(({ closed, marker }) => closed && !stillSaid.has(marker)).length,
    leftOver: unsaid.flatMap(({ edit }) => edit ?? []),
    suggested: new Set(
      comments
        .filter((each) => (each.deletes || each.edit) && offering.has(lineMarkerOf(id, each.subject)))
        .map(({ path, from: line, edit }) => (edit === null ? placeKey({ path, line }) : entryKey(edit))),
    ),
  };
}

/** The hidden first line of a review comment: run and subject, as a digest that no text can break out of. */
function lineMarkerOf(id: string, { path, rule, provider, hash, deletes }: LineSubject): string {
  const about = sha256(
    JSON.stringify([path, rule, provider, hash, ...(deletes === true ? ['deletes'] : [])]),
  );
  return `${prefixOf(id)}${about.slice(0, 24)} -->`;
}

function prefixOf(id: string): string {
  return `<!-- lockproof:line:v1:${sha256(id).slice(0, 12)}:`;
}

/** Two runs at one moment can begin a thread twice: one of them stays, preferably an answered one. */
function doubled(threads: readonly ReviewThread[]): readonly ReviewThread[] {
  const kept = new Map<string, ReviewThread>();
  for (const thread of threads) {
    const other = kept.get(thread.marker);
    if (other === undefined || (thread.answered && !other.answered)) kept.set(thread.marker, thread);
  }
  return threads.filter((thread) => kept.get(thread.marker) !== thread);
}

/** Begins threads as one review, or as one each if GitHub refuses some (422). @returns those that it accepts */
export async function beginThreads(
  pull: PullRequest,
  comments: readonly LineComment[],
  wait: boolean,
): Promise<readonly LineComment[]> {
  const { octokit, owner, repo, number, head, id } = pull;
  const drafts = comments.map(({ subject, path, from, to, body }) => ({
    path,
    line: to,
    side: 'RIGHT',
    // GitHub refuses a start that equals the end.
    ...(from === to ? {} : { start_line: from, start_side: 'RIGHT' }),
    body: `${lineMarkerOf(id, subject)}\n${body()}`,
  }));
  const at = { owner, repo, pull_number: number, commit_id: head, event: 'COMMENT' } as const;
  try {
    await octokit.rest.pulls.createReview({ ...at, comments: drafts, ...once(wait) });
    return comments;
  } catch (error) {
    if (statusOf(error) !== 422 || comments.length === 1) throw error;
    const begun: LineComment[] = [];
    for (const comment of comments) {
      await setTimeout(pull.betweenWrites);
      begun.push(...(await beginThreads(pull, [comment], wait).catch(() => [])));
    }
    if (begun.length === 0) throw error;
    return begun;
  }
}
