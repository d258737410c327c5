import type { context as contextAtLoad } from '@actions/github';
import type { Environment } from '../command.ts';
import { shellWord, UserError } from '../errors.ts';
import { extensions } from '../extensions/index.ts';
import { flagName, wordsOf } from '../policy/kind.ts';
import { type Settings, valueIn } from '../policy/settings.ts';
import type { PublishingRun } from '../publish/publication.ts';
import { sha256 } from '../sha256.ts';
import { docsUrl, released } from '../tool.ts';

/** The run as the runner describes it, with the addresses of GitHub Enterprise Server if it runs there. */
export interface RunContext extends PublishingRun {
  readonly eventName: string;
  readonly payload: unknown;
  readonly sha: string;
  readonly apiUrl: string;
  readonly url: string;
}

/** @throws where `GITHUB_REPOSITORY` is not set: then this is not a workflow run */
export async function readRunContext(env: Environment): Promise<RunContext> {
  const context = await readContext().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
    const message =
      'The file of GITHUB_EVENT_PATH is not the JSON of an event; name a file with the payload.';
    throw new UserError('unsupported-event', message, { cause: error });
  });
  const { owner, repo } = context.repo;
  const repositoryUrl = `${context.serverUrl}/${owner}/${repo}`;
  const url = `${repositoryUrl}/actions/runs/${context.runId}`;
  // `owner/repo/.github/workflows/name.yml@ref`: only the ref differs between pull requests.
  const workflow = (env.GITHUB_WORKFLOW_REF ?? context.workflow).split(/@(?!.*@refs\/)/, 1)[0];
  // The legs of a matrix, the calls of a workflow and the steps of a job share its name, and differ in what they review. A commit is another one in each run.
  const revisions = [env.INPUT_BASE, env.INPUT_HEAD].map((one = '') => one.replace(/^[0-9a-f]{40,}$/, ''));
  const what = [context.job, context.action, env['INPUT_LOCK-FILES'], env.INPUT_CONFIG, ...revisions];
  const pullHead = context.payload.pull_request?.head?.sha;
  const { eventName, payload, sha, apiUrl } = context;
  return {
    ...{ owner, repo, eventName, payload, sha, apiUrl, url },
    commentId: sha256(JSON.stringify([workflow, ...what])).slice(0, 12),
    attempt: sha256(JSON.stringify([context.runId, context.runAttempt, pullHead])).slice(0, 12),
    renderContext({ report: { base, head }, settings }) {
      const command = [`review --base ${base} --head ${head}`, ...flagsOf(settings)].join(' ');
      const commands = [...fetched(context), ...runOf(context.serverUrl, env, command)].join(' &&\n');
      const reproduce = base === null || head === null ? null : commands;
      const fullReport = { name: 'the job summary', url };
      return { repositoryUrl, docsUrl, rows: extensions, reproduce, fullReport };
    },
  };
}

/** The library reads the environment once, when it is loaded; each run reads its own. */
async function readContext(): Promise<typeof contextAtLoad> {
  const { context } = await import('@actions/github');
  return new (context.constructor as new () => typeof context)();
}

/** The commits of a fork are in no branch that a clone has. */
function fetched({ payload: { pull_request: pull }, repo }: typeof contextAtLoad): readonly string[] {
  if (pull === undefined || pull.head?.repo?.full_name === `${repo.owner}/${repo.repo}`) return [];
  return [`git fetch --quiet origin refs/pull/${Number(pull.number)}/head`];
}

/** Commands for a checkout that clone this program beside it, from the server that the run is on: on another one, anybody may own the name. `npx` would obey the checkout's files (T93). */
function runOf(
  server: string,
  { GITHUB_ACTION_REPOSITORY: from = '', GITHUB_ACTION_REF: ref = '' }: Environment,
  command: string,
): readonly string[] {
  const isNamed = /^[\w.-]+\/[\w.-]+$/.test(from) && /^\w[\w./-]*$/.test(ref);
  const [repository, commit] = isNamed ? [`${server}/${from}`, ref] : [home, released];
  const folder = `../lockproof${commit === null ? '' : `-${commit.slice(0, 12).replaceAll('/', '-')}`}`;
  return [
    `test -d ${folder} || git clone --quiet ${repository} ${folder}`,
    ...(commit === null ? [] : [`git -C ${folder} checkout --quiet ${commit}`]),
    `node ${folder}/dist/cli.js ${command}`,
  ];
}

const home = 'https://github.com/lockproof/lockproof';

/** The inputs of the workflow as flags, safe in a shell, for the same verdict on any machine. */
export function flagsOf(settings: Settings): readonly string[] {
  return settings.rows
    .filter(
      ({ name, places, decides = true }) => settings.given.has(name) && places.includes('flag') && decides,
    )
    .flatMap((row) => {
      const { kind } = row;
      const name = flagName(row);
      const value = valueIn(settings, row);
      if (kind.argument === undefined) return value === true ? [`--${name}`] : [];
      return wordsOf(kind, value).map((word) => `--${name} ${shellWord(word)}`);
    });
}
