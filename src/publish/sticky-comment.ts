import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GitHubRepository } from '../source/octokit.ts';
import type { CommentAuthor } from './comment-author.ts';
import { cutAtLine } from './cut.ts';
import { movedTo } from './moved-to.ts';
import { type Rejection, rejection } from './publication.ts';

export interface StickyComment extends GitHubRepository {
  readonly issueNumber: number;
  /** Tells several comments of ours on one pull request apart. */
  readonly id: string;
  /** Markdown without the marker. */
  readonly body: string;
  readonly author: CommentAuthor;
  /** `update-only` where there is nothing to say: a comment of an earlier run is brought up to date, none is begun. */
  readonly mode: 'create-or-update' | 'update-only';
  /** The commit that the body speaks of. Where the pull request has moved on, a newer run writes the comment (T43). */
  readonly head: string | null;
}

export type CommentResult =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly url: string }
  /** There is nothing to say, and no comment of an earlier run to bring up to date. */
  | { readonly kind: 'not-begun' }
  | { readonly kind: 'skipped'; readonly reason: string }
  | Rejection;

/** GitHub answers 422 to a longer one. */
export const commentLimit = 65_536;

/**
 * Writes the one comment on a pull request: found again by the marker on its first line **and** by its author, on all pages, so that nobody
 * else's comment is ever overwritten or believed (T35). What stands in it is never read back (T36). Of several of ours the newest is
 * updated. Never throws.
 */
export async function upsertComment(comment: StickyComment): Promise<CommentResult> {
  try {
    const moved = await movedTo(comment);
    if (moved !== null)
      return skipped(
        `The pull request has moved on to ${moved}; the run for that commit writes the comment.`,
      );
    return await write(comment);
  } catch (error) {
    return rejection('The comment', error);
  }
}

/** The hidden first line of a comment. Ids other than plain words are replaced by their digest: they could close the HTML comment. */
export function markerOf(id: string): string {
  const plain = /^[A-Za-z0-9._]{1,64}$/.test(id);
  return `<!-- lockproof:v1:${plain ? id : createHash('sha256').update(id).digest('hex').slice(0, 16)} -->`;
}

async function write(comment: StickyComment): Promise<CommentResult> {
  const { octokit, owner, repo, issueNumber } = comment;
  const body = cutAtLine(
    `${markerOf(comment.id)}\n${comment.body}`,
    commentLimit,
    (text) => text.length,
  ).text;
  const existing = await findOurs(comment);
  if (existing === null) {
    if (comment.mode === 'update-only') return { kind: 'not-begun' };
    const created = await octokit.rest.issues.createComment({ owner, repo, issue_number: issueNumber, body });
    return { kind: 'created', url: urlOf(created.data) };
  }
  if (sameText(existing.body, body)) return { kind: 'unchanged', url: existing.html_url };
  const updated = await octokit.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body });
  return { kind: 'updated', url: urlOf(updated.data) };
}

async function findOurs(comment: StickyComment): Promise<ExistingComment | null> {
  const { octokit, owner, repo, issueNumber, author } = comment;
  const marker = markerOf(comment.id);
  let newest: ExistingComment | null = null;
  const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, {
    owner,
    repo,
    issue_number: issueNumber,
    per_page: 100,
  });
  for await (const page of pages) {
    for (const found of z.array(commentSchema).parse(page.data)) {
      const ours =
        found.user?.login === author.login && (found.user.type === 'Bot') === (author.type === 'Bot');
      if (ours && firstLine(found.body) === marker && (newest === null || found.id > newest.id))
        newest = found;
    }
  }
  return newest;
}

function skipped(reason: string): CommentResult {
  return { kind: 'skipped', reason };
}

function firstLine(body: string): string {
  return body.split('\n', 1)[0]?.trimEnd() ?? '';
}

/** GitHub's editor writes CRLF and drops space at the end. */
function sameText(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(one) === plain(other);
}

function urlOf(data: unknown): string {
  return z.object({ html_url: z.string() }).parse(data).html_url;
}

const commentSchema = z.object({
  id: z.number(),
  body: z
    .string()
    .nullish()
    .transform((body) => body ?? ''),
  html_url: z.string(),
  user: z.object({ login: z.string(), type: z.string() }).nullable(),
});
type ExistingComment = z.infer<typeof commentSchema>;
