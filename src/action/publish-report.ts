import * as core from '@actions/core';
import type { Settings } from '../policy/settings.ts';
import { printAnnotations } from '../publish/annotations.ts';
import { commentAuthor } from '../publish/comment-author.ts';
import { setOutputs, writeReport } from '../publish/outputs.ts';
import { printable } from '../publish/publication.ts';
import { type CommentResult, upsertComment } from '../publish/sticky-comment.ts';
import { writeSummary } from '../publish/summary.ts';
import { annotations } from '../report/annotations.ts';
import { summaryBudget } from '../report/budget.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
import type { Octokit } from '../source/octokit.ts';
import type { RunContext } from './run-context.ts';

export interface Publication {
  readonly report: Report;
  readonly settings: Settings;
  readonly run: RunContext;
  readonly octokit: Octokit;
  /** `null` where the event has no pull request. */
  readonly pullRequest: number | null;
}

/**
 * Shows the report everywhere it belongs. Each channel may fail alone: the others still deliver, a notice says what is missing,
 * and the verdict stays what it is.
 */
export async function publishReport(publication: Publication): Promise<void> {
  const { report, run } = publication;
  printAnnotations(annotations(report));
  const context = run.renderContext(report);
  const summary = await writeSummary(renderMarkdown(report, { ...context, fullReport: null }, summaryBudget));
  if (summary.kind === 'failed') tell(summary.reason);

  const path = await writeReport(renderJson(report)).catch((error: unknown) => {
    tell(`The JSON report could not be written (${printable(String(error))}).`);
    return '';
  });
  const comment = await comments(publication);
  if (comment?.kind === 'refused' || comment?.kind === 'failed')
    tell(`${comment.reason} The job summary has the same text.`);
  if (comment?.kind === 'skipped') core.info(comment.reason);
  setOutputs({
    verdict: report.verdict,
    report: path,
    changes: report.changes.length,
    unproven: report.totals.unproven,
    commentUrl: comment !== null && 'url' in comment ? comment.url : null,
  });
}

/** `null`: no comment is wanted, or there is no pull request to write it on. */
async function comments({
  report,
  settings,
  run,
  octokit,
  pullRequest,
}: Publication): Promise<CommentResult | null> {
  if (pullRequest === null || settings.comment === 'never') return null;
  return upsertComment({
    octokit,
    owner: run.owner,
    repo: run.repo,
    issueNumber: pullRequest,
    id: run.commentId,
    body: renderMarkdown(report, run.renderContext(report)),
    author: await commentAuthor(octokit),
    mode: isWorthAComment(report, settings) ? 'create-or-update' : 'update-only',
    head: report.head,
  });
}

function isWorthAComment({ verdict, findings }: Report, { comment }: Settings): boolean {
  switch (verdict) {
    case 'unchanged':
      return false;
    case 'failed':
    case 'incomplete':
      return true;
    case 'verified':
      return comment === 'always' || findings.some(({ severity }) => severity !== 'notice');
  }
}

function tell(reason: string): void {
  printAnnotations([{ level: 'notice', title: 'Lockproof', message: reason, path: null, line: null }]);
}
