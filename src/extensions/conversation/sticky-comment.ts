import { z } from 'zod';
import { cutAtLine } from '../../publish/cut.ts';
import type { LineEdit } from '../../report/line-edit.ts';
import { sha256 } from '../../sha256.ts';
import { statusOf } from '../../source/github/answer.ts';
import { LookAgain, once } from '../../source/github/tries.ts';
import type { OwnComment, PullRequest } from './conversation.ts';

/** The one comment and when to write it. */
export interface Sticky {
  /**
   * `update-only` where there is nothing to report: a comment of an earlier run is updated, but no new one is
   * created.
   */
  readonly mode: 'create-or-update' | 'update-only';
  /** Markdown without the marker, depending on the review comments. */
  body(beside: {
    readonly resolved: number;
    readonly leftOver: readonly LineEdit[];
    readonly suggested: ReadonlySet<string>;
  }): string;
}

export type CommentPlan =
  | { readonly kind: 'create'; readonly body: string }
  | { readonly kind: 'update'; readonly comment: OwnComment; readonly body: string }
  | { readonly kind: 'unchanged'; readonly url: string; readonly length: number }
  /** There is nothing to report, and no comment of an earlier run to update. */
  | { readonly kind: 'not-begun' };

interface Written {
  readonly kind: 'created' | 'updated';
  readonly url: string;
  readonly length: number;
}

/** GitHub answers 422 to a longer comment. */
export const commentLimit = 65_536;

/**
 * The hidden first line of a comment. Other ids than plain words are replaced by their digest, because they
 * could close the HTML comment.
 */
export function markerOf(id: string): string {
  const plain = /^[A-Za-z0-9._]{1,64}$/.test(id);
  return `<!-- lockproof:v1:${plain ? id : sha256(id).slice(0, 16)} -->`;
}

/**
 * Plans the write that gives one comment this text. The comment is found by the marker on its first line
 * **and** by its author (T35); of several, the oldest that is not hidden. Its text is never read back (T36).
 */
export function planComment(
  id: string,
  { mode }: Sticky,
  text: string,
  comments: readonly OwnComment[],
): CommentPlan {
  const marker = markerOf(id);
  const body = cutAtLine(`${marker}\n${text}`, commentLimit, (each) => each.length).text;
  const [comment] = standing(marker, comments);
  if (comment === undefined) return mode === 'update-only' ? { kind: 'not-begun' } : { kind: 'create', body };
  return sameText(comment.body, body)
    ? { kind: 'unchanged', url: comment.url, length: body.length }
    : { kind: 'update', comment, body };
}

/** The comments to close when two runs at the same moment created two: all but one. */
export function doubleComments(id: string, comments: readonly OwnComment[]): readonly OwnComment[] {
  return standing(markerOf(id), comments)
    .slice(1)
    .filter(({ minimised }) => !minimised);
}

function standing(marker: string, comments: readonly OwnComment[]): readonly OwnComment[] {
  const ours = comments.filter((comment) => comment.marker === marker);
  return [...ours.filter(({ minimised }) => !minimised), ...ours.filter(({ minimised }) => minimised)];
}

/** Rejects as the client does, and with `LookAgain` also if somebody deleted the comment in the meantime. */
export async function writeComment(
  { octokit, owner, repo, number }: PullRequest,
  plan: Extract<CommentPlan, { body: string }>,
  wait: boolean,
): Promise<Written> {
  const { body } = plan;
  const { length } = body;
  switch (plan.kind) {
    case 'create': {
      const asked = { owner, repo, issue_number: number, body, ...once(wait) };
      return { kind: 'created', length, url: urlOf((await octokit.rest.issues.createComment(asked)).data) };
    }
    case 'update': {
      const asked = { owner, repo, comment_id: plan.comment.number, body, ...once(wait) };
      const updated = await octokit.rest.issues.updateComment(asked).catch((error: unknown) => {
        throw statusOf(error) === 404 ? new LookAgain(error) : error;
      });
      return { kind: 'updated', length, url: urlOf(updated.data) };
    }
  }
}

/** Ignores that GitHub's editor writes CRLF and drops spaces at the end. */
function sameText(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(one) === plain(other);
}

function urlOf(data: unknown): string {
  return z.object({ html_url: z.string() }).parse(data).html_url;
}
