import * as core from '@actions/core';
import type { Environment } from '../command.ts';
import { bugReport, invalidInput, UserError } from '../errors.ts';
import { onInterrupt } from '../exit-on-signal.ts';
import { followed } from '../extension.ts';
import { allSettings, extensions } from '../extensions/index.ts';
import { byteSize } from '../finding/byte-size.ts';
import { counted } from '../finding/sentence.ts';
import { plainToken } from '../http/credentials.ts';
import { type PhaseLog, phaseLog } from '../publish/phase-log.ts';
import { exitCode } from '../report/build.ts';
import { terminalText } from '../report/escape.ts';
import { reviewByPolicy } from '../review.ts';
import { createGitHubAccess, openGitHubAccess } from '../source/github/ask-github.ts';
import { githubSource } from '../source/github/github-source.ts';
import { createOctokit } from '../source/github/octokit.ts';
import type { Source } from '../source/source.ts';
import { SourceError } from '../source/source-error.ts';
import { toolVersion } from '../tool.ts';
import { type EventRevisions, pullRequestIn, revisionsFromEvent } from './event.ts';
import { readInputs } from './inputs.ts';
import { type NotReviewed, notReviewedMarkdown, publishReport, type SarifTarget } from './publish-report.ts';
import { type RunContext, readRunContext } from './run-context.ts';
import { printAnnotations, setOutputs, writeSummary } from './runner.ts';
import { openSarifFile } from './sarif-file.ts';

const conversation = extensions.find((each) => each.conversation !== undefined)?.conversation;

/** Runs the action. @returns the exit code: 0, 1 findings, 2 wrong usage or configuration, 3 incomplete */
export async function main(env: Environment): Promise<number> {
  const log = phaseLog();
  const state: RunState = { reported: false };
  const endWith = onInterrupt(() => giveUp(cancelled, state, env));
  try {
    if (env.GITEA_ACTIONS === 'true') throw new UserError('unsupported-event', noGitHub);
    const inputs = readInputs(allSettings);
    const run = await readRunContext(env);
    const { eventName, payload, sha } = run;
    const revisions = revisionsFromEvent({ eventName, payload, sha, inputs });
    if (revisions.kind !== 'nothing')
      return await reviewRevisions(revisions, inputs, { run, env, log, state });
    core.info(`Nothing to review: ${revisions.why}.`);
    setOutputs({ verdict: 'unchanged' });
    return 0;
  } catch (error) {
    log.end();
    const { code, ...why } = endOf(error);
    printAnnotations(
      why.reasons.map(({ message, place }) => ({ level: 'error' as const, message, ...place })),
    );
    if (code === 3) setOutputs({ verdict: 'incomplete' });
    await giveUp(why, state, env);
    return code;
  } finally {
    endWith();
  }
}

/** Forgejo's runner sets the same variable. */
const noGitHub =
  "The action reads both revisions through GitHub's GraphQL API, which Gitea and Forgejo do not have; run `lockproof review` in a checkout instead, as docs/recipes/other-ci.md shows.";

const runAgain = 'Re-run the job.';

const cancelled: NotReviewed = {
  reasons: alone(
    'The run was cancelled, or took longer than the workflow allows, before the review was complete.',
  ),
  next: runAgain,
};

function alone(message: string): NotReviewed['reasons'] {
  return [{ message, place: null }];
}

interface RunState {
  /** The report is published, so that nothing else has to be said. */
  reported: boolean;
}

function endOf(error: unknown): NotReviewed & { readonly code: 2 | 3 } {
  if (error instanceof UserError) {
    // A pull request cannot change the policy that judges it (T39).
    const [about, place] =
      error.code === 'invalid-policy'
        ? [
            'The policy on the base branch has an error: ',
            'policy on the base branch in a separate pull request',
          ]
        : error.code === 'invalid-shared-policy'
          ? ['The shared policy has an error: ', 'shared policy in its repository']
          : ['', 'workflow'];
    return { code: 2, about, reasons: error.mistakes, next: `Fix the ${place}, then re-run the job.` };
  }
  if (error instanceof SourceError) return { code: 3, reasons: alone(error.message), next: runAgain };
  core.debug(terminalText(error instanceof Error ? (error.stack ?? '') : ''));
  return { code: 3, reasons: alone(bugReport(error)), next: 'Report the bug, and re-run the job.' };
}

/** Nothing was judged: an old verdict must not stay on the pull request. Never rejects. */
async function giveUp(why: NotReviewed, { reported }: RunState, env: Environment): Promise<void> {
  if (reported) return;
  try {
    const run = await readRunContext(env);
    const { apiUrl, url, sha } = run;
    const pull = pullRequestIn(run);
    const commented = core.getInput('comment') !== 'never';
    const text = notReviewedMarkdown(why, { url, commit: pull?.head ?? sha });
    await writeSummary(text);
    const octokit = createOctokit({
      token: plainToken(core.getInput('github-token'), 'Input'),
      apiUrl,
      userAgent: `lockproof/${toolVersion}`,
      log: core.debug,
    });
    if (commented && pull !== null) await conversation?.replace(text, { ...run, octokit, pull });
  } catch (error) {
    core.debug(terminalText(String(error)));
  }
}

interface Surroundings {
  readonly run: RunContext;
  readonly env: Environment;
  readonly log: PhaseLog;
  readonly state: RunState;
}

async function reviewRevisions(
  revisions: Exclude<EventRevisions, { kind: 'nothing' }>,
  { token, configToken, settings: given, sarifFile: sarifPath }: ReturnType<typeof readInputs>,
  { run, env, log, state }: Surroundings,
): Promise<number> {
  const started = performance.now();
  const sarif = sarifPath === null ? null : sarifTarget(sarifPath, env);
  const { owner, repo, apiUrl } = run;
  const octokit = createOctokit({ token, apiUrl, userAgent: `lockproof/${toolVersion}`, log: log.say });
  const wanted = revisions.kind === 'audit' ? { ...given, scope: 'all' as const } : given;
  if (revisions.kind === 'audit' && given.scope === 'changed')
    log.say(`Every lock file is reviewed: ${revisions.why}.`);
  const { pullRequest, ...compared } =
    revisions.kind === 'audit'
      ? { base: null, baseBranch: null, mergeBase: false, pullRequest: null }
      : revisions;
  // A different head, named by an input, is not what this pull request will merge.
  const pull = pullRequest?.head === revisions.head ? pullRequest.number : null;
  const source = githubSource({ octokit, owner, repo, ...compared, head: revisions.head, pull });

  // Without a workspace the place of the checkout is unknown, so every folder counts as reviewed.
  const reviewed = [env.GITHUB_WORKSPACE || '/'];
  const output = { kind: 'log', begin: log.begin } as const;
  const { progress, end } = followed(extensions, { environment: env, output, say: log.say });
  const review = await reviewByPolicy({
    source: loggedSource(source, log),
    settings: wanted,
    environment: env,
    entry: 'workflow',
    github: createGitHubAccess({ token, apiUrl, serverUrl: env.GITHUB_SERVER_URL, log: log.say }),
    sharedPolicies: {
      access: openGitHubAccess({ token: configToken || token, apiUrl, log: log.say }, {}),
      isPrivate: configToken !== '',
    },
    extensions,
    proposes: pullRequest !== null,
    reviewed,
    progress,
    onNotice: log.say,
  }).finally(end);
  const { report, settings } = review;
  const { requests, bytesDownloaded } = report.totals;
  const seconds = (performance.now() - started) / 1000;
  const asked = `${counted(requests, 'request', 'requests')} to registries, ${byteSize(bytesDownloaded)}`;
  if (requests > 0) log.say(`${asked}; ${seconds.toFixed(1)} s so far`);
  log.end();
  const edits = extensions.flatMap((each) => each.edits?.(review) ?? []);
  const publication = { review, edits, run, octokit, pullRequest, log, sarif, seconds };
  const places = await publishReport(publication, conversation);
  state.reported = true;
  log.end();
  const code = exitCode(report, settings);
  const isUnchanged = report.verdict === 'unchanged' && code === 0;
  if (!isUnchanged && places !== '') log.say(`Where to look: ${places}`);
  // Readers look at the last line of a log first.
  log.say(isUnchanged ? report.headline : `${report.headline}; exit code ${code}`);
  return code;
}

function sarifTarget(path: string, env: Environment): SarifTarget {
  const file = openSarifFile(path, env);
  const format = extensions.flatMap(({ formats = [] }) => formats).find(({ name }) => name === 'sarif');
  if (format === undefined)
    throw invalidInput('Input "sarif-file": this build of Lockproof writes no SARIF.');
  return { file, format };
}

/** A source that logs what it has read, and annotates the gaps of the comparison (T73). */
function loggedSource(source: Source, log: PhaseLog): Source {
  return {
    async read(selection) {
      log.begin('Reading the two revisions');
      const snapshot = await source.read(selection);
      const { base, head, files, gaps = [] } = snapshot;
      printAnnotations(gaps.map((message) => ({ level: 'notice', message })));
      if (files.length === 0) return snapshot;
      const contents = files.flatMap((file) => [file.base, file.head]);
      const sizes = contents.map((content) => (content.kind === 'file' ? content.bytes.length : 0));
      const bytes = byteSize(sizes.reduce((sum, size) => sum + size));
      const both = `between ${base} and ${head}, ${bytes} on both sides`;
      const where = base === null ? `at ${head}, ${bytes}` : both;
      log.say(`${counted(files.length, 'lock file', 'lock files')} to review ${where}`);
      return snapshot;
    },
  };
}
