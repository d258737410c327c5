import { isLoud } from '../../finding/finding.ts';
import { counted } from '../../finding/sentence.ts';
import type { Settings } from '../../policy/settings.ts';
import type { PhaseLog } from '../../publish/phase-log.ts';
import type { Publication, Said as SaidOnPull } from '../../publish/publication.ts';
import type { Section } from '../../report/budget.ts';
import { markdownLink } from '../../report/escape.ts';
import { renderMarkdown } from '../../report/markdown.ts';
import type { RenderContext } from '../../report/render-context.ts';
import type { Report } from '../../report/report.ts';
import { bringUpToDate, type Said } from './bring-up-to-date.ts';
import { lineComments, subjectsOf } from './comments-of-report.ts';
import type { PullRequest } from './conversation.ts';
import { readHunks } from './hunks.ts';
import type { Lines } from './line-comments.ts';
import { deletableLines } from './line-deletions.ts';
import { rejection } from './next-step.ts';
import { commentLimit, type Result, type Sticky } from './sticky-comment.ts';

/** Writes the review comments first, then the comment, with the suggestions that have none. Never throws. */
export async function publishToPull(publication: Publication, context: RenderContext): Promise<SaidOnPull> {
  const { review, run, octokit, pullRequest, log } = publication;
  const { comment, reviewComments, suggestions } = review.settings;
  if (pullRequest === null || (comment === 'never' && !reviewComments && !suggestions))
    return { commentUrl: null, notices: [] };
  log.begin('Writing to the pull request');
  const { owner, repo, commentId: id, attempt } = run;
  const { report, settings } = review;
  const address = `${context.repositoryUrl}/pull/${pullRequest.number}`;
  const sticky: Sticky = {
    mode: isWorthAComment(report, settings) ? 'create-or-update' : 'update-only',
    attempt,
    result: resultOf(report),
    body: ({ resolved, leftOver, suggested, foreign }) => {
      const rows = [{ below: () => foreignNote(foreign, address) }, ...(context.rows ?? [])];
      return renderMarkdown(report, { ...context, resolved, edits: leftOver, suggested, rows });
    },
  };
  const pull = { octokit, owner, repo, id, betweenWrites: 1_000, ...pullRequest };
  const { lines, unread } = await linesOf(publication, context, pull);
  const said = await bringUpToDate(pull, { lines, comment: comment === 'never' ? null : sticky });
  logWhat(said, log);
  return {
    commentUrl: said.comment !== null && 'url' in said.comment ? said.comment.url : null,
    notices: noticesOf({ ...said, review: unread ?? said.review }),
  };
}

async function linesOf({ review, edits }: Publication, context: RenderContext, pull: PullRequest) {
  const { report, settings, subject } = review;
  const suggestions = settings.suggestions
    ? { edits, deletions: deletableLines(subject) }
    : { edits: [], deletions: new Set<string>() };
  const comments = lineComments(report, settings, suggestions, context);
  const merged = subject.files.flatMap(({ revision: { path, merged } }) => (merged === true ? [path] : []));
  // If the workflow reviewed a different commit, for example a merge, its lines are not the lines of the diff.
  const inDiff = report.head === pull.head ? comments.filter(({ path }) => !merged.includes(path)) : [];
  const { hunks, unread } = await readHunks(pull, new Set(inDiff.map(({ path }) => path))).then(
    (shown) => ({ hunks: shown, unread: null }),
    (error: unknown) => ({ hunks: new Map(), unread: rejection('The review comments', error) }),
  );
  const lines: Lines = { comments, current: subjectsOf(report, suggestions), hunks };
  return { lines, unread };
}

function logWhat({ begun, resolved, comment }: Said, log: PhaseLog): void {
  if (begun > 0)
    log.say(`${counted(begun, 'new review comment', 'new review comments')} beside failing lines`);
  if (resolved > 0)
    log.say(`${counted(resolved, 'closed review thread', 'closed review threads')} of resolved findings`);
  if (comment !== null && 'url' in comment)
    log.say(`Comment ${comment.kind}, ${comment.length} of ${commentLimit} characters: ${comment.url}`);
  if (comment?.kind === 'skipped') log.say(comment.reason);
}

/** A reason that stopped both is reported once. */
function noticesOf({ review, comment, leftOpen, foreign }: Said): readonly string[] {
  const failed = comment?.kind === 'refused' || comment?.kind === 'failed' ? comment : null;
  const instead = failed !== null || comment === null ? 'The job summary' : 'The comment';
  return [
    ...(review !== null && review.kind !== failed?.kind
      ? [`${review.reason} ${instead} has the same text.`]
      : []),
    ...(failed !== null ? [`${failed.reason} The job summary has the same text.`] : []),
    ...(foreign !== null ? [ofDifferentAccount(`The comment ${foreign.url}`)] : []),
    ...(leftOpen > 0
      ? [
          `GitHub did not allow this token to close ${counted(leftOpen, 'review thread', 'review threads')} of resolved findings; close them by hand.`,
        ]
      : []),
  ];
}

/** Anybody can write such a comment (T35), so nothing of it is shown, and this does not say that it was ours. */
const ofDifferentAccount = (comment: string): string =>
  `${comment} is by a different account, and looks like one of Lockproof's. If an earlier run wrote it with a different token, delete it: no run updates it now.`;

function foreignNote(foreign: Said['foreign'], address: string): readonly Section[] {
  if (foreign === null) return [];
  const link = markdownLink('Another comment', address, [], `issuecomment-${foreign.number}`);
  return [{ rows: [ofDifferentAccount(link)] }];
}

function resultOf({ verdict, findings, advisory }: Report): Result {
  const isOfHash = findings.some(({ severity, hash }) => severity === 'error' && hash !== null);
  if (verdict === 'failed') return advisory ? 'advisory' : isOfHash ? 'unproven' : verdict;
  if (verdict === 'incomplete') return verdict;
  return findings.some(isLoud) ? 'warned' : 'verified';
}

function isWorthAComment({ verdict, findings }: Report, { comment }: Settings): boolean {
  if (verdict !== 'verified') return verdict !== 'unchanged';
  return comment === 'always' || findings.some(({ severity }) => severity !== 'notice');
}
