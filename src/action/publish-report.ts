import type { Format } from '../command.ts';
import type { UserError } from '../errors.ts';
import type { Conversation, Publication, ShownReview } from '../publish/publication.ts';
import { annotations } from '../report/annotations.ts';
import { summaryBudget } from '../report/budget.ts';
import { markdownCode, markdownLink, markdownText, terminalText } from '../report/escape.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { printAnnotations, setOutputs, writeReport, writeSummary } from './runner.ts';
import type { openSarifFile } from './sarif-file.ts';

export type SarifTarget = Readonly<{ file: ReturnType<typeof openSarifFile>; format: Format }> | null;

/** Shows the report in every channel; if one fails, a notice says so. @returns where to look, for the log */
export async function publishReport(
  publication: Publication & { readonly sarif: SarifTarget; readonly seconds: number },
  conversation: Conversation | undefined,
): Promise<string> {
  const { review, edits, run, sarif: target, seconds } = publication;
  const { report, settings, policy, rules } = review;
  printAnnotations(annotations(report));
  const context = { ...run.renderContext(review), rules, policy };
  const inSummary = { ...context, edits: settings.suggestions ? edits : [], seconds, fullReport: null };
  const failure = await writeSummary(renderMarkdown(report, inSummary, summaryBudget));
  if (failure !== null) tell(failure);
  const path = await writeReport(renderJson(report)).catch((error: unknown) => {
    tell(`The JSON report could not be written (${terminalText(String(error))}).`);
    return '';
  });
  const sarif = await writeSarif(review, target, context.docsUrl);
  const published = (await conversation?.publish(publication, context)) ?? { commentUrl: null, notices: [] };
  for (const notice of published.notices) tell(notice);
  setOutputs({
    verdict: report.verdict,
    report: path,
    sarif,
    changes: report.changes.length,
    unproven: report.totals.unproven + report.totals.open,
    'comment-url': published.commentUrl ?? '',
  });
  return [
    ...(published.commentUrl === null ? [] : [`comment ${published.commentUrl}`]),
    ...(failure === null ? [`job summary ${context.fullReport?.url}`] : []),
    ...(path === '' ? [] : [`JSON report ${path}`]),
    ...(sarif === '' ? [] : [`SARIF ${sarif}`]),
  ].join(', ');
}

/** @returns the path; empty where none is written */
async function writeSarif(review: ShownReview, target: SarifTarget, docsUrl: string): Promise<string> {
  if (target === null) return '';
  const { file, format } = target;
  try {
    const ports = { look: { colour: false }, rows: [], environment: {}, docsUrl, now: new Date() };
    file.write(await format.render(review, ports));
    return file.path;
  } catch (error) {
    // The next step of the workflow may need the file.
    tell(`The SARIF file could not be written (${terminalText(String(error))}).`, 'error');
    return '';
  }
}

function tell(message: string, level: 'error' | 'notice' = 'notice'): void {
  printAnnotations([{ level, message }]);
}

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
