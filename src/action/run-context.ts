import { context } from '@actions/github';
import { rowsOf } from '../extension.ts';
import { extensions } from '../extensions/index.ts';
import { flagsOf } from '../policy/settings-from.ts';
import type { PublishingRun } from '../publish/publication.ts';
import { sha256 } from '../sha256.ts';
import { pinnedPackage } from '../tool.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The address of the documentation. */
const docsUrl = 'https://github.com/lockproof/lockproof/tree/main/docs';

/** The run as the runner describes it, with the addresses of GitHub Enterprise Server if it runs there. */
export interface RunContext extends PublishingRun {
  readonly eventName: string;
  readonly payload: unknown;
  readonly sha: string;
  readonly apiUrl: string;
  /** The address of the run on GitHub. */
  readonly url: string;
}

/** @throws where `GITHUB_REPOSITORY` is not set: then this is not a workflow run */
export function readRunContext(env: Environment): RunContext {
  const { owner, repo } = context.repo;
  const repositoryUrl = `${context.serverUrl}/${owner}/${repo}`;
  const url = `${repositoryUrl}/actions/runs/${context.runId}`;
  // `owner/repo/.github/workflows/name.yml@ref`: the file stays the same for every pull request, the ref does not.
  const workflow = (env.GITHUB_WORKFLOW_REF ?? context.workflow).split('@', 1)[0];
  return {
    owner,
    repo,
    eventName: context.eventName,
    payload: context.payload,
    sha: context.sha,
    apiUrl: context.apiUrl,
    url,
    commentId: sha256(`${workflow}\n${context.job}`).slice(0, 12),
    renderContext: ({ report: { base, head }, settings }) => ({
      repositoryUrl,
      docsUrl,
      rows: rowsOf(extensions),
      reproduce:
        base === null || head === null
          ? null
          : [
              `npm install --global ${packageOf(env)}`,
              [`lockproof review --base ${base} --head ${head}`, ...flagsOf(settings)].join(' '),
            ].join('\n'),
      fullReport: { name: 'the job summary', url },
    }),
  };
}

/**
 * The program that runs here, in the same version. A fork is not in npm's registry, so it is named by its repository.
 *
 * The comment has it installed globally, because these commands are run in the checkout under review: `npx` there starts programs of its
 * `node_modules/.bin` and asks the registry of its `.npmrc`, in every variant (T93). A global installation looks at neither.
 */
function packageOf({
  GITHUB_ACTION_REPOSITORY: from = '',
  GITHUB_ACTION_REF: ref = '',
}: Environment): string {
  const isFork =
    /^[\w.-]+\/[\w.-]+$/.test(from) && /^[\w./-]+$/.test(ref) && from.toLowerCase() !== 'lockproof/lockproof';
  return isFork ? `github:${from}#${ref}` : pinnedPackage;
}
