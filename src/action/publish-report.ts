import type { Format } from '../format.ts';
import type { Conversation, Publication, ShownReview } from '../publish/publication.ts';
import { annotations } from '../report/annotations.ts';
import { summaryBudget } from '../report/budget.ts';
import { terminalText } from '../report/escape.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { printAnnotations, setOutputs, writeReport, writeSummary } from './runner.ts';
import type { SarifFile } from './sarif-file.ts';

export type SarifTarget = { readonly file: SarifFile; readonly format: Format } | null;

/** Shows the report in every channel; if one fails, a notice says so. @returns where to look, for the log */
export async function publishReport(
  publication: Publication & { readonly sarif: SarifTarget; readonly seconds: number },
  conversation: Conversation | undefined,
): Promise<string> {
  const { review, edits, run, sarif: target, seconds } = publication;
  const { report, settings, policy, rules } = review;
  printAnnotations(annotations(report));
  const context = { ...run.renderContext(review), rules, policy };
  const failure = await writeSummary(
    renderMarkdown(
      report,
      { ...context, edits: settings.suggestions ? edits : [], seconds, fullReport: null },
      summaryBudget,
    ),
  );
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
