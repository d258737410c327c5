import type { Settings } from '../policy/settings.ts';
import type { Conversation } from '../publish/conversation.ts';
import { diffHunks } from '../publish/diff-hunks.ts';
import { type LineCommentsResult, publishLineComments } from '../publish/line-comments.ts';
import { type CommentResult, commentLimit, upsertComment } from '../publish/sticky-comment.ts';
import { lineComments, subjectsOf } from '../report/line-comments.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { LineEdit } from '../report/missing-hashes.ts';
import { counted } from '../report/number-words.ts';
import type { RenderContext } from '../report/render-context.ts';
import type { Report } from '../report/report.ts';
import type { Publication } from './publish-report.ts';

export interface PullPublication extends Publication {
  readonly context: RenderContext;
  /** Proven hashes to suggest. */
  readonly edits: readonly LineEdit[];
}

export interface PullPublicationResult {
  readonly commentUrl: string | null;
  /** What could not be done, one sentence each. */
  readonly notices: readonly string[];
}

/** First beside the lines, then the one comment, which has what the lines could not carry. Never throws. */
export async function publishToPull(publication: PullPublication): Promise<PullPublicationResult> {
  const { review, conversation, log, context, run } = publication;
  if (conversation === null) return { commentUrl: null, notices: [] };
  log.begin('Writing to the pull request');
  const lines = await besideTheLines(publication, conversation);
  const { resolved, leftOver } = lines;
  const wanted = { ...context, again: run.again, resolved, edits: leftOver };
  const comment =
    review.settings.comment === 'never' ? null : await theComment(publication, conversation, wanted);
  return {
    commentUrl: comment !== null && 'url' in comment ? comment.url : null,
    notices: noticesOf(lines, comment),
  };
}

async function besideTheLines(
  { review, run, octokit, log, context, edits }: PullPublication,
  conversation: Conversation,
): Promise<LineCommentsResult> {
  const { report, settings, subject } = review;
  const { owner, repo, commentId: id } = run;
  const result = await publishLineComments({
    octokit,
    owner,
    repo,
    issueNumber: conversation.number,
    head: report.head,
    id,
    conversation,
    comments: lineComments(report, settings, edits, context),
    current: subjectsOf(report, edits),
    hunks: diffHunks(subject.files),
  });
  const { begun, resolved, reason, kind } = result;
  if (begun > 0) log.say(`${counted(begun, 'review comment', 'review comments')} beside failing lines`);
  if (resolved > 0)
    log.say(`${counted(resolved, 'review thread', 'review threads')} of findings that are gone`);
  if (kind === 'skipped' && reason !== null) log.say(reason);
  return result;
}

async function theComment(
  { review, run, octokit, log }: PullPublication,
  { number: issueNumber, author }: Conversation,
  context: RenderContext,
): Promise<CommentResult> {
  const { report, settings } = review;
  const body = renderMarkdown(report, context);
  const result = await upsertComment({
    octokit,
    owner: run.owner,
    repo: run.repo,
    issueNumber,
    id: run.commentId,
    body,
    author,
    mode: isWorthAComment(report, settings) ? 'create-or-update' : 'update-only',
    head: report.head,
  });
  if ('url' in result)
    log.say(`Comment ${result.kind}, ${body.length} of ${commentLimit} characters: ${result.url}`);
  if (result.kind === 'skipped') log.say(result.reason);
  return result;
}

/** What was refused to both is told once. */
function noticesOf(lines: LineCommentsResult, comment: CommentResult | null): readonly string[] {
  const commentFailed = comment?.kind === 'refused' || comment?.kind === 'failed';
  const linesFailed = lines.kind === 'refused' || lines.kind === 'failed';
  const instead = commentFailed || comment === null ? 'The job summary' : 'The comment';
  return [
    ...(linesFailed && !(commentFailed && comment.kind === lines.kind)
      ? [`${lines.reason} ${instead} has the same text.`]
      : []),
    ...(commentFailed ? [`${comment.reason} The job summary has the same text.`] : []),
  ];
}

function isWorthAComment({ verdict, findings }: Report, { comment }: Settings): boolean {
  switch (verdict) {
    case 'unchanged':
      return false;
    case 'failed':
    case 'incomplete':
      return true;
    case 'verified':
      return comment === 'always' || findings.some(({ severity }) => severity !== 'notice');
  }
}
