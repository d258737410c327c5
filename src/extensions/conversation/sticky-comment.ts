import { z } from 'zod';
import { cutAtLine } from '../../publish/cut.ts';
import type { LineEdit } from '../../report/render-context.ts';
import { sha256 } from '../../sha256.ts';
import { statusOf } from '../../source/github/answer.ts';
import { LookAgain, once } from '../../source/github/tries.ts';
import type { OtherComment, OwnComment, PullRequest } from './conversation.ts';

export interface Sticky {
  /** `update-only` if there is nothing to report: only a comment of an earlier run is updated. */
  readonly mode: 'create-or-update' | 'update-only';
  /** Names the workflow run. Its jobs that share a name share the comment. */
  readonly attempt: string;
  readonly result: Result;
  /** Markdown without the marker, depending on the review comments. */
  body(beside: {
    readonly resolved: number;
    readonly leftOver: readonly LineEdit[];
    readonly suggested: ReadonlySet<string>;
    readonly foreign: OtherComment | null;
  }): string;
}

/** From the best to the worst. One that is advisory does not block; `unproven` fails because of a hash. */
export const results = ['verified', 'warned', 'advisory', 'incomplete', 'failed', 'unproven'] as const;
export type Result = (typeof results)[number];

export type CommentPlan =
  | { readonly kind: 'create'; readonly body: string }
  | { readonly kind: 'update'; readonly comment: OwnComment; readonly body: string }
  | { readonly kind: 'unchanged'; readonly url: string; readonly length: number }
  /** There is nothing to report, and no comment of an earlier run to update. */
  | { readonly kind: 'not-begun' };

export interface Written {
  readonly kind: 'created' | 'updated';
  readonly number: number;
  readonly url: string;
  readonly length: number;
}

/** GitHub answers 422 to a longer comment. */
export const commentLimit = 65_536;

/** The hidden first line of a comment, with its number, as a copy of our text names a different one (T35). */
export function markerOf(id: string, number?: number): string {
  const plain = /^[A-Za-z0-9._]{1,64}$/.test(id);
  const own = number === undefined ? '' : `:${number}`;
  return `<!-- lockproof:v1:${plain ? id : sha256(id).slice(0, 16)}${own} -->`;
}

/** The hidden second line of a comment that is not green. */
function resultLine(attempt: string, result: Result): string {
  return `<!-- lockproof:run:${attempt}:${result} -->`;
}

/** The result that another job of the same attempt has written into the comment; `null`: none that is not green. */
export function resultBeside(id: string, { attempt }: Sticky, comments: readonly OwnComment[]) {
  const found = existing(id, comments);
  const lines = found?.minimised === false ? found.body.split('\n').map((line) => line.trimEnd()) : [];
  return results.findLast((each) => lines.includes(resultLine(attempt, each))) ?? null;
}

/** Plans the write to the oldest visible comment with our marker **and** our author (T35), whose text is never read back (T36). A person who hid a comment has not seen what is new. @param created the number of the comment that this run has just created */
export function planComment(
  id: string,
  { mode, attempt, result }: Sticky,
  text: string,
  comments: readonly OwnComment[],
  created: number | null = null,
): CommentPlan {
  const found = created === null ? existing(id, comments) : comments.find(({ number }) => number === created);
  const whole = result === 'verified' ? text : `${resultLine(attempt, result)}\n${text}`;
  const bodyOf = (number?: number) =>
    cutAtLine(`${markerOf(id, number)}\n${whole}`, commentLimit, (each) => each.length);
  const body = bodyOf(found?.number);
  if (found !== undefined && sameText(found.body, body))
    return { kind: 'unchanged', url: found.url, length: body.length };
  if (created === null && mode === 'create-or-update' && found?.minimised !== false)
    return { kind: 'create', body: bodyOf() };
  return found === undefined ? { kind: 'not-begun' } : { kind: 'update', comment: found, body };
}

/** The comments to close when two runs at the same moment created two: all but one. */
export function doubleComments(id: string, comments: readonly OwnComment[]): readonly OwnComment[] {
  return ours(id, comments)
    .slice(1)
    .filter(({ minimised }) => !minimised);
}

function existing(id: string, comments: readonly OwnComment[]): OwnComment | undefined {
  return ours(id, comments)[0] ?? unmarked(id, comments);
}

/** Those that are not hidden first. */
function ours(id: string, comments: readonly OwnComment[]): readonly OwnComment[] {
  const own = comments.filter((comment) => isOurs(id, comment));
  return [...own.filter(({ minimised }) => !minimised), ...own.filter(({ minimised }) => minimised)];
}

export function isOurs(id: string, { number, markers }: OtherComment): boolean {
  return markers.includes(markerOf(id, number));
}

/** The comment of an interrupted run, or of a version without numbers. If there are two, one may belong to a different workflow, so neither is taken. */
function unmarked(id: string, comments: readonly OwnComment[]): OwnComment | undefined {
  const all = comments.filter(({ body }) => body.split('\n', 1)[0]?.trimEnd() === markerOf(id));
  const seen = all.filter(({ minimised }) => !minimised);
  const [only, ...others] = seen.length === 0 ? all : seen;
  return others.length === 0 ? only : undefined;
}

/** Rejects as the client does, and with `LookAgain` also if somebody deleted the comment in the meantime. */
export async function writeComment(
  { octokit, owner, repo, number }: PullRequest,
  plan: Extract<CommentPlan, { body: string }>,
  wait: boolean,
): Promise<Written> {
  const { body } = plan;
  const { length } = body;
  if (plan.kind === 'create') {
    const asked = { owner, repo, issue_number: number, body, ...once(wait) };
    return { kind: 'created', length, ...placeOf((await octokit.rest.issues.createComment(asked)).data) };
  }
  const asked = { owner, repo, comment_id: plan.comment.number, body, ...once(wait) };
  const updated = await octokit.rest.issues.updateComment(asked).catch((error: unknown) => {
    throw statusOf(error) === 404 ? new LookAgain(error) : error;
  });
  return { kind: 'updated', length, ...placeOf(updated.data) };
}

/** Ignores that GitHub's editor writes CRLF and drops spaces at the end. */
function sameText(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(one) === plain(other);
}

function placeOf(data: unknown): Pick<Written, 'number' | 'url'> {
  const { id, html_url } = z.object({ id: z.number().int(), html_url: z.string() }).parse(data);
  return { number: id, url: html_url };
}
