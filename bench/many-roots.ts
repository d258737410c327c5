import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Event, pullRequestEvent, scheduleEvent } from '../test/support/github-double/events.ts';
import { type GitHubDouble, startGitHubDouble } from '../test/support/github-double/github-double.ts';
import { createRepository } from '../test/support/github-double/repository.ts';
import { commitManyRoots, type ManyRoots } from '../test/support/many-roots.ts';
import { runAction } from '../test/support/run-action.ts';
import { startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { against } from './figures.ts';
import { machineLine } from './machine.ts';

interface Case extends ManyRoots {
  readonly event: (github: GitHubDouble) => Event;
  readonly what: string;
  readonly runs: number;
}

const opened = (github: GitHubDouble): Event =>
  pullRequestEvent(github, github.openPull({ number: 1, head: 'change', fork: null }));

const cases: readonly Case[] = [
  { what: 'one root', roots: 1, changed: 1, versions: 1, event: opened, runs: 1 },
  { what: '320 roots, all changed', roots: 320, changed: 320, versions: 4, event: opened, runs: 2 },
  { what: '1,000 roots, 3 changed', roots: 1_000, changed: 3, versions: 3, event: opened, runs: 1 },
  {
    what: '1,000 roots with 100 versions, audit of all',
    roots: 1_000,
    changed: 0,
    versions: 100,
    event: scheduleEvent,
    runs: 1,
  },
];

/** Milliseconds until GitHub answers. */
const answerTime = 300;
const mostRequests = 120;
const mostSeconds = 60;

/** What large repositories cost of GitHub's two budgets, which the double enforces: 1,000 requests of REST and 1,000 points of GraphQL in an hour. */
export async function benchManyRoots(): Promise<void> {
  console.log(`\nroots with four .tf files each, ${answerTime} ms until GitHub answers\n${machineLine()}\n`);
  for (const each of cases) await measure(each);
}

async function measure({ what, event, runs, ...many }: Case): Promise<void> {
  const repository = createRepository();
  const [github, registry] = [await startGitHubDouble({ repository }), await startSignedRegistry()];
  const peakReporter = pathToFileURL(`${import.meta.dirname}/../test/support/report-peak.mjs`).href;
  try {
    await commitManyRoots(many, { repository, registry });
    github.faults.intercept = () => sleep(answerTime, null);
    for (let round = 1; round <= runs; round += 1) {
      const before = github.requests.length;
      const begin = performance.now();
      const run = await runAction({
        event: event(github),
        github,
        registry,
        env: { NODE_OPTIONS: `--import=${peakReporter}` },
      });
      const seconds = (performance.now() - begin) / 1_000;
      const asked = github.requests.slice(before);
      const questions = asked.filter(({ path }) => path === '/graphql').length;
      const peak = Number(/peak (\d+) kB/.exec(run.stderr)?.[1] ?? 0) / 1024;
      if (run.report === null) throw new Error(`the action made no report:\n${run.stdout}${run.stderr}`);
      const { verdict, totals } = run.report;
      console.log(
        `${what}, run ${round}: exit ${run.exitCode}, ${verdict}, ${totals.files} lock files, ${totals.proven} of ${totals.hashes} hashes`,
      );
      console.log(`  requests: ${against(asked.length, mostRequests, '', 0)}, ${questions} of GraphQL`);
      console.log(`  ${against(seconds, mostSeconds, ' s', 1)}, ${peak.toFixed(0)} MB`);
    }
  } finally {
    await Promise.all([github.close(), registry.close()]);
    repository.remove();
  }
}
