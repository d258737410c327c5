import type { UserError } from '../errors.ts';
import { markdownCode, markdownLink, markdownText } from '../report/escape.ts';

/** Why there is no report, one sentence each, the most important first, and the next step. */
export interface NotReviewed {
  /** Before the first reason: where the mistake is. */
  readonly about?: string;
  readonly reasons: UserError['mistakes'];
  readonly next: string;
}

const mostReasons = 10;

/** The comment and the summary: nothing was judged, and an old verdict no longer holds. */
export function notReviewedMarkdown(
  { about = '', reasons, next }: NotReviewed,
  { url, commit }: { readonly url: string; readonly commit: string },
): string {
  const [first, ...others] = reasons;
  const shown = others.slice(0, mostReasons).map((reason) => `- ${reasonText(reason)}`);
  const more = others.length - shown.length;
  return `${[
    `### ❌ Lockproof: not reviewed. ${about}${first === undefined ? '' : reasonText(first)}`,
    ...(shown.length === 0 ? [] : [shown.join('\n')]),
    ...(more === 0 ? [] : [`${more} more: in the log.`]),
    `Nothing in commit ${markdownCode(commit.slice(0, 7))} was checked, so don't merge it yet.`,
    `**Next:** ${markdownText(next)}`,
    markdownLink('The log of this run', url),
  ].join('\n\n')}\n`;
}

function reasonText({ message, place }: UserError['mistakes'][number]): string {
  if (place === null) return markdownText(message);
  const where = `${place.path}:${place.line}`;
  return `${markdownCode(where)} ${markdownText(message.slice(`${where}: `.length))}`;
}
