import { join, relative } from 'node:path';
import { UserError } from '../errors.ts';
import { directoryCache, type PackageHashCache } from '../evidence/cache.ts';
import { factLimits, type GitHubFacts, githubFacts } from '../evidence/github-facts.ts';
import type { PlannedDownloads } from '../evidence/plan.ts';
import { terraformConfiguration } from '../installation/cli-configuration.ts';
import type { Settings } from '../policy/settings.ts';
import { verifierFrom } from '../provenance/trusted-roots.ts';
import { quoted } from '../quoted.ts';
import { exitCode } from '../report/build.ts';
import { downloadPlanWords } from '../report/download-plan.ts';
import { reviewByPolicy } from '../review.ts';
import { directorySource } from '../source/disk/directory-source.ts';
import { openRepository } from '../source/git/git.ts';
import { gitSource } from '../source/git/git-source.ts';
import { defaultBase } from '../source/git/revision.ts';
import type { GitHubRequest } from '../source/github/ask-github.ts';
import type { Source } from '../source/source.ts';
import { toolVersion } from '../tool.ts';
import { type Flags, settingsFromFlags } from './options.ts';
import { openOutput, render } from './output.ts';
import { cacheFolder, folderWithPolicy, globsBelow, workingTreesOf } from './paths.ts';
import { noticesTo, type Session, wantsColour } from './session.ts';

/** `lockproof review`: the changes between two revisions of the local repository. */
export async function runReview(paths: readonly string[], flags: Flags, session: Session): Promise<number> {
  const { root } = await openRepository('.');
  const settings = settingsFromFlags(flags, 'changed', globsBelow(paths, root));
  const base = flags.base ?? (await defaultBase('.', noticesTo(session.streams)));
  const source = gitSource({ directory: '.', base, head: flags.head ?? null });
  return run({ source, reviewed: workingTreesOf([root]) }, settings, flags, session);
}

/** `lockproof verify`: every hash of the files as they are. */
export async function runVerify(paths: readonly string[], flags: Flags, session: Session): Promise<number> {
  const settings = settingsFromFlags(flags, 'all');
  const places = paths.length === 0 ? ['.'] : paths;
  const { config } = settings;
  const policyRoot = folderWithPolicy(config);
  if (policyRoot !== process.cwd())
    noticesTo(session.streams)(
      `The policy is ${relative('.', join(policyRoot, config))}, of the repository around this folder.`,
    );
  const source = refusingNothing(directorySource({ paths: places, policyRoot }), places);
  return run({ source, reviewed: workingTreesOf(places) }, settings, flags, session);
}

/** Nothing to verify is no success: the path is wrong, or the lock file was never written (T62). */
function refusingNothing(source: Source, places: readonly string[]): Source {
  return {
    async read(selection) {
      const snapshot = await source.read(selection);
      if (snapshot.files.length > 0) return snapshot;
      throw new UserError(
        'invalid-input',
        `No lock file was found in ${places.map(quoted).join(', ')}; name a folder that has a .terraform.lock.hcl, or run \`terraform init\` there first.`,
      );
    },
  };
}

interface UnderReview {
  readonly source: Source;
  /** The folders with the files under review. */
  readonly reviewed: readonly string[];
}

async function run(
  { source, reviewed }: UnderReview,
  wanted: Settings,
  flags: Flags,
  session: Session,
): Promise<number> {
  const { env, streams } = session;
  const write = openOutput(flags.output, streams);
  const onNotice = noticesTo(streams);
  const review = await reviewByPolicy({
    source,
    settings: wanted,
    environment: env,
    ...terraformConfiguration(env, { reviewed, withCredentials: true, onNotice }),
    cache: cacheFor(wanted, flags, reviewed, session),
    github: factsFor(env, reviewed),
    progress: { onDownloadsPlanned: (downloads) => sayPlan(downloads, onNotice) },
    onNotice,
  });
  const colour = flags.output === undefined && wantsColour(streams, env);
  return write(render(review, flags.format, { colour })) ? exitCode(review.report, review.settings) : 3;
}

/** Only with a token: without one GitHub allows an address so few requests that other programs of the user need them. */
function factsFor(env: Session['env'], reviewed: readonly string[]): GitHubFacts | undefined {
  const token = env.GITHUB_TOKEN || env.GH_TOKEN || '';
  if (token === '') return undefined;
  const apiUrl = env.GITHUB_API_URL || 'https://api.github.com';
  const request: GitHubRequest = async (route, parameters) => {
    const { createOctokit } = await import('../source/github/octokit.ts');
    const octokit = createOctokit({ ...factLimits, token, apiUrl, userAgent: `lockproof/${toolVersion}` });
    return octokit.request(route, parameters);
  };
  return githubFacts(env.GITHUB_SERVER_URL || 'https://github.com', request, verifierFrom(env, reviewed));
}

/** A person at a terminal waits without a word for a few packages, but should know of many or of large ones. */
const fewPackages = 4;

function sayPlan(downloads: PlannedDownloads, say: (notice: string) => void): void {
  if (downloads.bytes > 0 || downloads.packages > fewPackages) say(`${downloadPlanWords(downloads)}.`);
}

/** Gives no notice about the default folder, because the user did not name it. */
function cacheFor(
  { cache: path }: Settings,
  flags: Flags,
  reviewed: readonly string[],
  { env, streams }: Session,
): PackageHashCache | undefined {
  if (path !== null) return directoryCache({ path, reviewed, onNotice: noticesTo(streams) });
  const own = flags.cache === undefined ? cacheFolder(env) : null;
  return own === null ? undefined : directoryCache({ path: own, reviewed });
}
