import { annotations } from '../report/annotations.ts';
import { backgroundOf } from '../report/background.ts';
import { summaryBudget } from '../report/budget.ts';
import { terminalText } from '../report/escape.ts';
import { renderJson } from '../report/json.ts';
import type { Suggestions } from '../report/line-comments.ts';
import { deletableLines } from '../report/line-deletions.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { missingHashes } from '../report/missing-hashes.ts';
import type { Publication } from './publication.ts';
import { publishToPull } from './publish-to-pull.ts';
import { printAnnotations, setOutputs, writeReport, writeSummary } from './runner.ts';

/**
 * Shows the report in every channel. If one channel fails, the others still work, a notice says what is missing, and the verdict stays the
 * same.
 *
 * @returns where to look, as text for the log
 */
export async function publishReport(publication: Publication): Promise<string> {
  const { review, run, seconds } = publication;
  const { report, settings, policy, subject } = review;
  printAnnotations(annotations(report));
  const suggestions: Suggestions = settings.suggestions
    ? { edits: missingHashes(subject), deletions: deletableLines(subject) }
    : { edits: [], deletions: new Set() };
  const context = { ...run.renderContext(review), policy, background: backgroundOf(subject) };
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
  const published = await publishToPull({ ...publication, context, suggestions });
  for (const notice of published.notices) tell(notice);
  setOutputs({
    verdict: report.verdict,
    report: path,
    changes: report.changes.length,
    unproven: report.totals.unproven + report.totals.open,
    commentUrl: published.commentUrl,
  });
  return [
    ...(published.commentUrl === null ? [] : [`comment ${published.commentUrl}`]),
    ...(summary.kind === 'failed' ? [] : [`job summary ${context.fullReport?.url}`]),
    ...(path === '' ? [] : [`JSON report ${path}`]),
  ].join(', ');
}

function tell(reason: string): void {
  printAnnotations([{ level: 'notice', title: 'Lockproof', message: reason, path: null, line: null }]);
}
