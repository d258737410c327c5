import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Report } from '../../src/report/report.ts';
import { proxiesOfRun } from './connect-proxy.ts';
import { ended } from './ended.ts';
import { type Event, writeEvent } from './github-double/events.ts';
import type { GitHubDouble } from './github-double/github-double.ts';
import type { SignedRegistry } from './signed-registry/signed-registry.ts';
import { isReadAtStart, type ProgramRun, runWarm } from './warm-program.ts';

export interface ActionSettings {
  /** Override the defaults of action.yml. The registry double is allowed unless `registries` is set. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly eventName?: string;
  /** `synchronize` if the pull request was reviewed before and has another commit. */
  readonly action?: 'opened' | 'synchronize';
  /** Cancels the run, as the runner does, when its log has this. */
  readonly cancelAt?: string;
  /** Receives what the log has so far, each time there is more. */
  readonly onLog?: (log: string) => void;
}

export interface ActionRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The content of the job summary. */
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** The JSON report, or `null` if none was written. */
  readonly report: Report | null;
}

const root = resolve(import.meta.dirname, '../..');
const declared = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly main: string };
};

/** Runs the built action like the runner: in a process with a clean environment, and with inputs and event as files and variables. */
export async function runAction(
  options: ActionSettings & {
    readonly event: Event;
    readonly github: GitHubDouble;
    readonly registry: SignedRegistry;
  },
): Promise<ActionRun> {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-run-'));
  try {
    const env = { ...(await proxiesOfRun()), ...environment(folder, options) };
    const { cancelAt, onLog } = options;
    const isAlone = cancelAt !== undefined || onLog !== undefined || isReadAtStart(options.env ?? {});
    const program = join(root, declared.runs.main);
    const { stdout, stderr, exitCode } = isAlone
      ? await runAlone(program, { directory: folder, env, cancelAt, onLog })
      : await runWarm({ program, args: [], env, directory: folder });
    const outputs = readOutputs(readFileSync(join(folder, 'output'), 'utf8'));
    const path = outputs.report ?? '';
    return {
      exitCode,
      stdout,
      stderr,
      outputs,
      summary: readFileSync(join(folder, 'summary'), 'utf8'),
      report: existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runAlone(
  program: string,
  {
    directory,
    env,
    cancelAt,
    onLog,
  }: {
    readonly directory: string;
    readonly env: Readonly<Record<string, string>>;
    readonly cancelAt: ActionSettings['cancelAt'] | undefined;
    readonly onLog: ActionSettings['onLog'] | undefined;
  },
): Promise<ProgramRun> {
  const child = spawn(process.execPath, [program], {
    cwd: directory,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (part: Buffer) => {
    const before = cancelAt === undefined || log.includes(cancelAt);
    log += part.toString();
    onLog?.(log);
    if (!before && log.includes(cancelAt)) child.kill('SIGINT');
  });
  return ended(child);
}

let attempts = 0;

function environment(
  folder: string,
  { event, github, registry, inputs, env }: Parameters<typeof runAction>[0],
): Record<string, string> {
  for (const file of ['output', 'summary', 'state']) writeFileSync(join(folder, file), '');
  const defaults = Object.fromEntries(
    Object.entries(declared.inputs).map(([name, input]) => [name, input.default]),
  );
  const given: Record<string, string> = {
    ...defaults,
    'github-token': 'ghs_test',
    registries: registry.host,
    ...inputs,
  };
  return {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    NODE_EXTRA_CA_CERTS: registry.caFile,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: `${github.owner}/${github.repo}`,
    GITHUB_EVENT_NAME: event.eventName,
    GITHUB_EVENT_PATH: writeEvent(event, folder),
    GITHUB_SHA: github.repository.resolve('main') ?? '',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_WORKFLOW: 'lockproof',
    GITHUB_WORKFLOW_REF: `${github.owner}/${github.repo}/.github/workflows/lockproof.yml@refs/heads/main`,
    GITHUB_JOB: 'lockproof',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: String(++attempts),
    GITHUB_RUN_NUMBER: '1',
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: folder,
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
        value,
      ]),
    ),
    ...env,
  };
}

/** The runner's file of outputs: `name<<delimiter`, the value's lines, the delimiter. */
function readOutputs(file: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = file.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const [name = '', delimiter] = (lines[at] ?? '').split('<<');
    if (delimiter === undefined) continue;
    const end = lines.indexOf(delimiter, at + 1);
    outputs[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return outputs;
}
