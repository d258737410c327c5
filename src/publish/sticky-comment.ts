import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { LineEdit } from '../report/missing-hashes.ts';
import { statusOf } from '../source/github/answer.ts';
import { LookAgain, once } from '../source/github/octokit.ts';
import type { OwnComment, PullRequest } from './conversation.ts';
import { cutAtLine } from './cut.ts';

/** What the one comment should say. */
export interface Sticky {
  /** `update-only` where there is nothing to say: a comment of an earlier run is brought up to date, none is begun. */
  readonly mode: 'create-or-update' | 'update-only';
  /** Markdown without the marker, by what stands beside the lines. */
  body(beside: { readonly resolved: number; readonly leftOver: readonly LineEdit[] }): string;
}

export type CommentPlan =
  | { readonly kind: 'create'; readonly body: string }
  | { readonly kind: 'update'; readonly comment: OwnComment; readonly body: string }
  | { readonly kind: 'unchanged'; readonly url: string; readonly length: number }
  /** There is nothing to say, and no comment of an earlier run to bring up to date. */
  | { readonly kind: 'not-begun' };

export interface Written {
  readonly kind: 'created' | 'updated';
  readonly url: string;
  readonly length: number;
}

/** GitHub answers 422 to a longer one. */
export const commentLimit = 65_536;

/** The hidden first line of a comment. Ids other than plain words are replaced by their digest: they could close the HTML comment. */
export function markerOf(id: string): string {
  const plain = /^[A-Za-z0-9._]{1,64}$/.test(id);
  return `<!-- lockproof:v1:${plain ? id : createHash('sha256').update(id).digest('hex').slice(0, 16)} -->`;
}

/**
 * What has to be done so that one comment says this. It is found again by the marker on its first line **and** by its author (T35), the
 * oldest that is not hidden where there are several. What stands in it is never read back (T36).
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

/** Two runs at the same moment can begin two comments: all but the one that is kept. */
export function doubleComments(id: string, comments: readonly OwnComment[]): readonly OwnComment[] {
  return standing(markerOf(id), comments)
    .slice(1)
    .filter(({ minimised }) => !minimised);
}

function standing(marker: string, comments: readonly OwnComment[]): readonly OwnComment[] {
  const ours = comments.filter((comment) => comment.marker === marker);
  return [...ours.filter(({ minimised }) => !minimised), ...ours.filter(({ minimised }) => minimised)];
}

/** Rejects as the client does, and with `LookAgain` also where somebody deleted the comment in the meantime. */
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

/** GitHub's editor writes CRLF and drops space at the end. */
function sameText(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(one) === plain(other);
}

function urlOf(data: unknown): string {
  return z.object({ html_url: z.string() }).parse(data).html_url;
}
