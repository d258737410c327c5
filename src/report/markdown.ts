import { type Budget, commentBudget, withinBudget } from './budget.ts';
import { markdownCode, markdownLink, markdownText } from './escape.ts';
import { changesTable, noiseNotes } from './markdown-changes.ts';
import { failures, notices, warnings } from './markdown-findings.ts';
import { receipts } from './markdown-receipts.ts';
import type { RenderContext } from './render-context.ts';
import type { Report } from './report.ts';
import { verdictWords } from './verdict-words.ts';

/**
 * The comment and the job summary: verdict with counts, what fails and what to do about it, one row a change, receipts.
 * The same report gives the same text, so that an edited comment changes little.
 *
 * @param budget what does not fit is left out from the end, the failing rows last, and counted
 */
export function renderMarkdown(
  report: Report,
  context: RenderContext,
  budget: Budget = commentBudget,
): string {
  const head = header(report);
  const foot = footer(report, context);
  const sections = [
    failures(report, context),
    warnings(report, context),
    changesTable(report, context),
    noiseNotes(report, context),
    notices(report, context),
    receipts(report, context),
  ];
  const room = budget.limit - budget.measure(`${head}\n\n\n\n${foot}\n`);
  return `${[head, withinBudget(sections, room, budget), foot].filter((text) => text !== '').join('\n\n')}\n`;
}

function header(report: Report): string {
  const { icon, headline, scope } = verdictWords(report);
  const at = report.head === null ? [] : [`at ${markdownCode(report.head.slice(0, 7))}`];
  const line = [...(scope === '' ? [] : [markdownText(scope)]), ...at].join(', ');
  return [`### ${icon} Lockproof · ${headline}`, ...(line === '' ? [] : [`${line}.`])].join('\n\n');
}

function footer({ tool }: Report, { reproduce, docsUrl }: RenderContext): string {
  const repeat = reproduce === null ? [] : [`Repeat this review: ${markdownCode(reproduce)}`];
  return [...repeat, markdownLink(`Lockproof ${markdownText(tool.version)}`, docsUrl)].join(' · ');
}
