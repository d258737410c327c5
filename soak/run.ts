import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../fuzz/random.ts';
import { stackTrace } from '../test/scenarios/run-log.ts';
import { pullRequestEvent } from '../test/support/github-double/events.ts';
import { startGitHubDouble } from '../test/support/github-double/github-double.ts';
import { createRepository } from '../test/support/github-double/repository.ts';
import { type ActionRun, runAction } from '../test/support/run-action.ts';
import { type SignedRegistry, startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { type Fault, randomFault } from './faults.ts';
import { publishAll, type Releases } from './providers.ts';
import { type PullRequest, randomPullRequest } from './pull-request.ts';

/*
 * npm run soak -- --minutes 30 [--seed N] [--run N] [--jobs 2]
 *
 * Reviews random pull requests with random faults by the built action, each as the runner would start it, and counts what went wrong.
 * `--run N` repeats one of them and shows its log.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '20261122' },
    run: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
});

interface Outcome {
  readonly number: number;
  readonly pull: Pick<PullRequest, 'what' | 'planted'>;
  readonly fault: Fault;
  readonly exitCode: number | null;
  readonly seconds: number;
  readonly kilobytes: number;
  /** Everything that must not be. */
  readonly wrong: readonly ('wrong pass' | 'wrong failure' | 'stack trace' | 'left behind')[];
  readonly left: readonly string[];
  readonly log: string;
}

/** One registry for all runs of a lane, because keys and packages take long to make. */
interface Lane {
  readonly registry: SignedRegistry;
  readonly releases: Releases;
}

async function openLane(): Promise<Lane> {
  const registry = await startSignedRegistry();
  return { registry, releases: await publishAll(registry) };
}

async function soak({ registry, releases }: Lane, number: number): Promise<Outcome> {
  const random = new Random(Number(values.seed) * 1_000_003 + number);
  const pull = randomPullRequest(releases, random);
  const fault = randomFault(random);
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-soak-'));
  const [temp, runnerTemp] = ['temp', 'runner-temp'].map((name) => join(folder, name));
  if (temp === undefined || runnerTemp === undefined) throw new Error('unreachable');
  for (const each of [temp, runnerTemp]) mkdirSync(each);
  const repository = createRepository();
  const github = await startGitHubDouble({ repository });
  try {
    const tip = repository.commit(pull.base, 'Base');
    repository.branch('change', tip);
    repository.commit(pull.head, 'Head', { branch: 'change' });
    const event = pullRequestEvent(github, github.openPull({ head: 'change' }));
    const { env, end } = fault.make({ registry, github, folder }, random);
    const begin = performance.now();
    const run = await runAction({
      event,
      github,
      registry,
      inputs: {
        comment: random.oneOf(['always', 'never', 'on-problem']),
        scope: random.oneOf(['changed', 'changed', 'all']),
      },
      env: {
        TMPDIR: temp,
        RUNNER_TEMP: runnerTemp,
        NODE_OPTIONS: `--import ${new URL('../test/support/report-peak.mjs', import.meta.url).href}`,
        ...env,
      },
    });
    end?.();
    const report = run.outputs.report ?? '';
    const kept = [report, dirname(report)].map((path) => relative(runnerTemp, path));
    const left = [...leftIn(temp), ...leftIn(runnerTemp).filter((path) => !kept.includes(path))];
    return {
      number,
      pull,
      fault,
      exitCode: run.exitCode,
      seconds: (performance.now() - begin) / 1000,
      kilobytes: Number(/^peak (\d+) kB$/m.exec(run.stderr)?.[1] ?? 0),
      wrong: mistakesOf(pull, fault, run, left),
      left,
      log: `${run.stdout}${run.stderr}`,
    };
  } finally {
    await github.close();
    repository.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function leftIn(folder: string): readonly string[] {
  return globSync('**', { cwd: folder }).filter((path) => path !== '.');
}

function mistakesOf(
  pull: PullRequest,
  fault: Fault,
  run: ActionRun,
  left: readonly string[],
): Outcome['wrong'] {
  const honest: readonly (number | null)[] = fault.honest;
  const right = pull.planted ? [1, ...honest.filter((code) => code !== 0)] : honest;
  const passed =
    run.exitCode === 0 || run.report?.verdict === 'verified' || run.report?.verdict === 'unchanged';
  const traces =
    stackTrace.test(`${run.stdout}\n${run.stderr}`) || /because of a bug/.test(run.stdout + run.stderr);
  return [
    ...(pull.planted && passed ? (['wrong pass'] as const) : []),
    ...(!(pull.planted && passed) && !right.includes(run.exitCode) ? (['wrong failure'] as const) : []),
    ...(traces ? (['stack trace'] as const) : []),
    ...(left.length > 0 ? (['left behind'] as const) : []),
  ];
}

if (values.run !== undefined) {
  const lane = await openLane();
  const outcome = await soak(lane, Number(values.run));
  await lane.registry.close();
  console.log(outcome.log);
  console.log({
    ...outcome,
    log: '',
    pull: outcome.pull.what,
    fault: `${outcome.fault.where}: ${outcome.fault.name}`,
  });
} else {
  const end = performance.now() + Number(values.minutes) * 60_000;
  const outcomes: Outcome[] = [];
  let next = 1;
  await Promise.all(
    Array.from({ length: Number(values.jobs) }, async () => {
      const lane = await openLane();
      while (performance.now() < end) {
        const outcome = await soak(lane, next++);
        outcomes.push(outcome);
        if (outcome.wrong.length > 0) tell(outcome);
      }
      await lane.registry.close();
    }),
  );
  summarise(outcomes);
}

function tell({ number, pull, fault, exitCode, wrong, left }: Outcome): void {
  const kind = pull.planted ? `planted (${pull.what})` : `honest (${pull.what})`;
  const files = left.length === 0 ? '' : `, left ${left.join(' ')}`;
  console.log(
    `run ${number}: ${wrong.join(' and ')}: ${kind}, fault ${fault.where}: ${fault.name}, exit ${exitCode}${files}`,
  );
}

function summarise(outcomes: readonly Outcome[]): void {
  const wrong = (list: readonly Outcome[], what: Outcome['wrong'][number]) =>
    list.filter((outcome) => outcome.wrong.includes(what)).length;
  const groups = Object.groupBy(
    outcomes,
    ({ pull, fault }) => `${pull.planted ? 'planted' : 'honest'}, fault: ${fault.where}`,
  );
  const row = (list: readonly Outcome[]) => ({
    runs: list.length,
    'exit 0 / 1 / 2 / 3': [0, 1, 2, 3]
      .map((code) => list.filter(({ exitCode }) => exitCode === code).length)
      .join(' / '),
    'wrong passes': wrong(list, 'wrong pass'),
    'wrong failures': wrong(list, 'wrong failure'),
    'stack traces': wrong(list, 'stack trace'),
    'left behind': wrong(list, 'left behind'),
    'median s': quantile(
      list.map(({ seconds }) => seconds),
      0.5,
    ).toFixed(1),
    'longest s': quantile(
      list.map(({ seconds }) => seconds),
      1,
    ).toFixed(1),
  });
  console.log(`seed ${values.seed}, ${values.minutes} minutes, ${values.jobs} at a time`);
  console.table({
    ...Object.fromEntries(
      Object.entries(groups)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, list]) => [name, row(list ?? [])]),
    ),
    all: row(outcomes),
  });
  const thirds = [0, 1, 2].map((third) =>
    outcomes
      .slice(Math.floor((third * outcomes.length) / 3), Math.floor(((third + 1) * outcomes.length) / 3))
      .map(({ kilobytes }) => kilobytes / 1024),
  );
  console.log('peak memory of a run, in MB, over the time of the soak');
  console.table(
    Object.fromEntries(
      ['first third', 'second third', 'last third'].map((name, index) => {
        const list = thirds[index] ?? [];
        return [name, { median: Math.round(quantile(list, 0.5)), most: Math.round(quantile(list, 1)) }];
      }),
    ),
  );
  process.exitCode = outcomes.some((outcome) => outcome.wrong.length > 0) ? 1 : 0;
}

function quantile(list: readonly number[], part: number): number {
  const sorted = list.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
