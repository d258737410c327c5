import type { UserError } from '../errors.ts';
import { markdownCode, markdownLink, markdownText } from '../report/escape.ts';
import type { TriggeringPull } from '../source/github/event.ts';
import type { Octokit } from '../source/github/octokit.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { writeSummary } from './runner.ts';

/** A run that ended without a report. */
interface EndedRun {
  readonly owner: string;
  readonly repo: string;
  readonly commentId: string;
  /** The address of the run, with its log. */
  readonly url: string;
  /** The commit that was to be reviewed. */
  readonly commit: string;
}

/** Why there is no report, one sentence each, the most important first. */
export interface NotReviewed {
  readonly reasons: UserError['mistakes'];
  /** What to do, as a sentence. */
  readonly next: string;
}

/** The reasons that are listed below the first one. */
const mostReasons = 10;

/**
 * Says in the job summary that nothing was judged, and in the comment of an earlier run, so that an old
 * verdict never stays beside a new commit. It writes no new comment and leaves review threads as they are.
 * Never rejects.
 *
 * @param octokit `null` where the comment must stay as it is
 */
export async function sayNotReviewed(
  why: NotReviewed,
  run: EndedRun,
  { octokit, pull }: { readonly octokit: Octokit | null; readonly pull: TriggeringPull | null },
): Promise<void> {
  const text = notReviewedMarkdown(why, run);
  await writeSummary(text);
  if (octokit === null || pull === null) return;
  const { owner, repo, commentId: id } = run;
  await bringUpToDate(
    { octokit, owner, repo, id, betweenWrites: 1_000, ...pull },
    { lines: null, comment: { mode: 'update-only', body: () => text } },
  );
}

/** The text of the comment and of the summary. */
export function notReviewedMarkdown({ reasons, next }: NotReviewed, { url, commit }: EndedRun): string {
  const [first, ...others] = reasons;
  const shown = others.slice(0, mostReasons).map((reason) => `- ${reasonText(reason)}`);
  const more = others.length - shown.length;
  return `${[
    `### ❌ Lockproof: not reviewed at ${markdownCode(commit.slice(0, 7))}. ${first === undefined ? '' : reasonText(first)}`,
    ...(shown.length === 0 ? [] : [shown.join('\n')]),
    ...(more === 0 ? [] : [`${more} more: in the log.`]),
    'No lock file was judged: what an earlier comment said does not hold for this commit.',
    `**Next:** ${markdownText(next)}`,
    markdownLink('The log of this run', url),
  ].join('\n\n')}\n`;
}

function reasonText({ message, place }: UserError['mistakes'][number]): string {
  if (place === null) return markdownText(message);
  const where = `${place.path}:${place.line}`;
  return `${markdownCode(where)} ${markdownText(message.slice(`${where}: `.length))}`;
}
