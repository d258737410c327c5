import { type Budget, commentBudget, withinBudget } from './budget.ts';
import { markdownBlock, markdownCode, markdownLink, markdownText } from './escape.ts';
import { changesTable, missingHashEdits, noiseNotes } from './markdown/changes.ts';
import { platformCoverage } from './markdown/coverage.ts';
import { failures, notices, warnings } from './markdown/findings.ts';
import { policyInForce, policyNotices } from './markdown/policy.ts';
import { receipts } from './markdown/receipts.ts';
import { counted } from './numbers.ts';
import type { RenderContext } from './render-context.ts';
import type { Report } from './report.ts';
import { verdictWords } from './words.ts';

/**
 * The comment and the job summary: verdict with counts, the failures and how to fix them, one row for each change, receipts.
 * The same report gives the same text, so that an edited comment changes little.
 *
 * @param budget rows that do not fit are left out from the end, failing rows last, and counted
 */
export function renderMarkdown(
  report: Report,
  context: RenderContext,
  budget: Budget = commentBudget,
): string {
  const folded = context.again === true && isAllWell(report, context);
  const head = folded ? oneLine(report, context) : header(report, context);
  const foot = footer(report, context) + (folded ? '\n\n</details>' : '');
  const sections = [
    failures(report, context),
    warnings(report, context),
    policyNotices(context),
    missingHashEdits(report, context),
    changesTable(report, context),
    noiseNotes(report, context),
    notices(report, context),
    platformCoverage(report, context),
    receipts(report, context),
    policyInForce(context),
  ];
  const room = budget.limit - budget.measure(`${head}\n\n\n\n${foot}\n`);
  return `${[head, withinBudget(sections, room, budget), foot].filter((text) => text !== '').join('\n\n')}\n`;
}

/** Whether the report has nothing that a reader must look at. */
function isAllWell({ verdict, findings }: Report, { policy, edits = [] }: RenderContext): boolean {
  return (
    (verdict === 'verified' || verdict === 'unchanged') &&
    findings.every(({ severity }) => severity === 'notice') &&
    (policy?.notices ?? []).length === 0 &&
    edits.length === 0
  );
}

/** The one open line of a comment when a later commit is well; the rest is folded below it. */
function oneLine(report: Report, context: RenderContext): string {
  const { icon, headline, scope } = verdictWords(report);
  const words = [`${icon} **Lockproof** · ${headline}`, ...(scope === '' ? [] : [markdownText(scope)])];
  const line = [`${words.join('; ')}${at(report)}.`, ...resolved(context)].join(' ');
  return `${line}\n\n<details><summary>What changed, and what proves it</summary>`;
}

function header(report: Report, context: RenderContext): string {
  const { icon, headline, scope } = verdictWords(report);
  const line = scope === '' ? at(report).replace(/^, at/, 'At') : `${markdownText(scope)}${at(report)}`;
  const paragraph = [...(line === '' ? [] : [`${line}.`]), ...resolved(context)].join(' ');
  return [`### ${icon} Lockproof · ${headline}`, ...(paragraph === '' ? [] : [paragraph])].join('\n\n');
}

function at({ head }: Report): string {
  return head === null ? '' : `, at ${markdownCode(head.slice(0, 7))}`;
}

function resolved({ resolved = 0 }: RenderContext): readonly string[] {
  if (resolved === 0) return [];
  return [
    `Resolved since earlier commits: ${counted(resolved, 'finding is gone and its review thread is closed', 'findings are gone and their review threads are closed')}.`,
  ];
}

function footer({ tool }: Report, { reproduce, docsUrl }: RenderContext): string {
  const block = reproduce === null ? '' : markdownBlock(reproduce, 'sh');
  const repeat = `<details><summary>Repeat this review on your machine</summary>\n\n${block}\n\n</details>`;
  const link = markdownLink(`Lockproof ${markdownText(tool.version)}`, docsUrl);
  return [...(reproduce === null ? [] : [repeat]), link].join('\n\n');
}
