import * as core from '@actions/core';
import { bugReport, UserError } from '../errors.ts';
import { printAnnotations } from '../publish/annotations.ts';
import { printable } from '../publish/publication.ts';
import { exitCode } from '../report/exit-code.ts';
import { verdictWords } from '../report/verdict-words.ts';
import { review } from '../review.ts';
import { type EventRevisions, revisionsFromEvent } from '../source/event.ts';
import { githubSource } from '../source/github-source.ts';
import { createOctokit } from '../source/octokit.ts';
import { SourceError } from '../source/source-error.ts';
import { toolVersion } from '../tool.ts';
import { type ActionInputs, readInputs } from './inputs.ts';
import { progressLog } from './progress-log.ts';
import { publishReport } from './publish-report.ts';
import { type RunContext, readRunContext } from './run-context.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * One run of the action.
 *
 * @returns the exit code: 0 nothing at or above `fail-on`, 1 findings, 2 wrong usage or configuration, 3 incomplete
 */
export async function main(env: Environment): Promise<number> {
  try {
    const inputs = readInputs();
    const run = readRunContext(env);
    const { eventName, payload, sha } = run;
    const revisions = revisionsFromEvent({ eventName, payload, sha, inputs });
    if (revisions.kind !== 'nothing') return await reviewRevisions(revisions, inputs, run, env);
    core.info(`Nothing to review: ${revisions.why}.`);
    core.setOutput('verdict', 'unchanged');
    return 0;
  } catch (error) {
    if (error instanceof UserError) return fail(error.message, 2);
    core.setOutput('verdict', 'incomplete');
    if (error instanceof SourceError) return fail(error.message, 3);
    core.debug(printable(error instanceof Error ? (error.stack ?? '') : ''));
    return fail(bugReport(error), 3);
  }
}

async function reviewRevisions(
  revisions: Exclude<EventRevisions, { kind: 'nothing' }>,
  { token, settings: given }: ActionInputs,
  run: RunContext,
  env: Environment,
): Promise<number> {
  const octokit = createOctokit({
    token,
    apiUrl: run.apiUrl,
    userAgent: `lockproof/${toolVersion}`,
    log: (message) => core.info(printable(message)),
  });
  const settings = revisions.kind === 'audit' ? { ...given, scope: 'all' as const } : given;
  if (revisions.kind === 'audit' && given.scope === 'changed')
    core.info(`Every lock file is looked at: ${revisions.why}.`);
  const { base, mergeBase, pullRequest } =
    revisions.kind === 'audit' ? { base: null, mergeBase: false, pullRequest: null } : revisions;
  const source = githubSource({
    octokit,
    owner: run.owner,
    repo: run.repo,
    base,
    head: revisions.head,
    mergeBase,
  });

  const report = await review({
    source,
    settings,
    environment: env,
    progress: progressLog,
    onNotice: (notice) => core.info(printable(notice)),
  });
  core.info(`Lockproof: ${verdictWords(report).headline}`);
  await publishReport({ report, settings, run, octokit, pullRequest });
  return exitCode(report, settings);
}

function fail(reason: string, code: number): number {
  printAnnotations(
    reason
      .split('\n')
      .map((message) => ({ level: 'error', title: 'Lockproof', message, path: null, line: null })),
  );
  return code;
}
