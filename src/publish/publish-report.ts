import { annotations } from '../report/annotations.ts';
import { backgroundOf } from '../report/background.ts';
import { summaryBudget } from '../report/budget.ts';
import { terminalText } from '../report/escape.ts';
import { renderJson } from '../report/json.ts';
import type { Suggestions } from '../report/line-comments.ts';
import { deletableLines } from '../report/line-deletions.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { Publication } from './publication.ts';
import { publishToPull } from './publish-to-pull.ts';
import { printAnnotations, setOutputs, writeReport, writeSummary } from './runner.ts';

/**
 * Shows the report in every channel. If one channel fails, the others still work, a notice says what is
 * missing, and the verdict stays the same.
 *
 * @returns where to look, as text for the log
 */
export async function publishReport(publication: Publication): Promise<string> {
  const { review, edits, run, seconds } = publication;
  const { report, settings, policy, subject, rules } = review;
  printAnnotations(annotations(report));
  const suggestions: Suggestions = settings.suggestions
    ? { edits, deletions: deletableLines(subject) }
    : { edits: [], deletions: new Set() };
  const context = { ...run.renderContext(review), rules, policy, background: backgroundOf(subject) };
  const summary = await writeSummary(
    renderMarkdown(
      report,
      { ...context, edits: suggestions.edits, seconds, fullReport: null },
      summaryBudget,
    ),
  );
  if (summary.kind === 'failed') tell(summary.reason);

  const path = await writeReport(renderJson(report)).catch((error: unknown) => {
    tell(`The JSON report could not be written (${terminalText(String(error))}).`);
    return '';
  });
  const sarif = await writeSarif(publication, context.docsUrl);
  const published = await publishToPull({ ...publication, context, suggestions });
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
    ...(summary.kind === 'failed' ? [] : [`job summary ${context.fullReport?.url}`]),
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
    await file.write(await format.render(review, ports));
    return file.path;
  } catch (error) {
    // The workflow asked for the file, and its next step may need it.
    tell(`The SARIF file could not be written (${terminalText(String(error))}).`, 'error');
    return '';
  }
}

function tell(reason: string, level: 'error' | 'notice' = 'notice'): void {
  printAnnotations([{ level, title: 'Lockproof', message: reason, path: null, line: null }]);
}
