import type { UserError } from '../errors.ts';
import { markdownCode, markdownLink, markdownText } from '../report/escape.ts';

/** Why there is no report, one sentence each, the most important first, and the next step. */
export interface NotReviewed {
  readonly reasons: UserError['mistakes'];
  readonly next: string;
}

const mostReasons = 10;

/** The comment and the summary: nothing was judged, and an old verdict no longer holds. */
export function notReviewedMarkdown(
  { reasons, next }: NotReviewed,
  { url, commit }: { readonly url: string; readonly commit: string },
): string {
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
