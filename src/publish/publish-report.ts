import { annotations } from '../report/annotations.ts';
import { summaryBudget } from '../report/budget.ts';
import { terminalText } from '../report/escape.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { Conversation, Publication } from './publication.ts';
import { printAnnotations, setOutputs, writeReport, writeSummary } from './runner.ts';

/**
 * Shows the report in every channel. If one channel fails, the others still work, a notice says what is
 * missing, and the verdict stays the same.
 *
 * @param conversation left out: nothing is said on the pull request
 * @returns where to look, as text for the log
 */
export async function publishReport(
  publication: Publication,
  conversation: Conversation | undefined,
): Promise<string> {
  const { review, edits, run, seconds } = publication;
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
  const sarif = await writeSarif(publication, context.docsUrl);
  const published = (await conversation?.publish(publication, context)) ?? { commentUrl: null, notices: [] };
  for (const notice of published.notices) tell(notice);
  setOutputs({
    verdict: report.verdict,
    report: path,
    sarif,
    changes: report.changes.length,
    unproven: report.totals.unproven + report.totals.open,
    commentUrl: published.commentUrl,
  });
  return [
    ...(published.commentUrl === null ? [] : [`comment ${published.commentUrl}`]),
    ...(failure === null ? [`job summary ${context.fullReport?.url}`] : []),
    ...(path === '' ? [] : [`JSON report ${path}`]),
    ...(sarif === '' ? [] : [`SARIF ${sarif}`]),
  ].join(', ');
}

/** @returns the path; empty where none is written */
async function writeSarif({ review, sarif }: Publication, docsUrl: string): Promise<string> {
  if (sarif === null) return '';
  const { file, format } = sarif;
  try {
    const ports = { look: { colour: false }, rows: [], environment: {}, docsUrl, now: new Date() };
    file.write(await format.render(review, ports));
    return file.path;
  } catch (error) {
    // The workflow asked for the file, and its next step may need it.
    tell(`The SARIF file could not be written (${terminalText(String(error))}).`, 'error');
    return '';
  }
}

function tell(message: string, level: 'error' | 'notice' = 'notice'): void {
  printAnnotations([{ level, message }]);
}
