import { join, relative } from 'node:path';
import { UserError } from '../errors.ts';
import { followed, type Start } from '../extension.ts';
import { extensions } from '../extensions/index.ts';
import type { Settings } from '../policy/settings.ts';
import { quoted } from '../quoted.ts';
import { exitCode } from '../report/build.ts';
import { reviewByPolicy } from '../review.ts';
import { directorySource } from '../source/disk/directory-source.ts';
import { openRepository } from '../source/git/git.ts';
import { gitSource } from '../source/git/git-source.ts';
import { defaultBase } from '../source/git/revision.ts';
import {
  factLimits,
  type GitHubAccess,
  type GitHubRequest,
  githubAccess,
} from '../source/github/github-request.ts';
import type { Source } from '../source/source.ts';
import { toolVersion } from '../tool.ts';
import { formatNamed } from './formats.ts';
import { type Flags, settingsFromFlags } from './options.ts';
import { type Output, openOutput, render } from './output.ts';
import { folderWithPolicy, globsBelow, workingTreesOf } from './paths.ts';
import { lookOf, noticesTo, type Session, screenOf } from './session.ts';

/** `lockproof review`: the changes between two revisions of the local repository. */
export async function runReview(paths: readonly string[], flags: Flags, session: Session): Promise<number> {
  const write = openOutput(flags.output, session.streams, { reviewed: paths });
  const { root } = await openRepository('.');
  const settings = settingsFromFlags(flags, 'changed', globsBelow(paths, root));
  const base = flags.base ?? (await defaultBase('.', noticesTo(session.streams)));
  // Without a base every entry is audited.
  if (base !== null) formatNamed(flags.format).refuse?.('review');
  const source = gitSource({ directory: '.', base, head: flags.head ?? null });
  return run({ source, reviewed: workingTreesOf([root]), write }, settings, flags, session);
}

/** `lockproof verify`: every hash of the files as they are. */
export async function runVerify(paths: readonly string[], flags: Flags, session: Session): Promise<number> {
  const places = paths.length === 0 ? ['.'] : paths;
  const write = openOutput(flags.output, session.streams, { reviewed: places });
  const settings = settingsFromFlags(flags, 'all');
  return run({ ...filesAsTheyAre(places, settings), write }, settings, flags, session);
}

/** The lock files on disk, and the policy of the repository around this folder. */
export function filesAsTheyAre(places: readonly string[], { config }: Settings): UnderReview {
  const policyRoot = folderWithPolicy(config);
  const where = relative('.', join(policyRoot, config));
  return {
    source: refusingNothing(directorySource({ paths: places, policyRoot }), places),
    reviewed: workingTreesOf(places),
    notices:
      policyRoot === process.cwd() ? [] : [`The policy is ${where}, of the repository around this folder.`],
  };
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

export interface UnderReview {
  readonly source: Source;
  /** The folders with the files under review. */
  readonly reviewed: readonly string[];
  readonly notices?: readonly string[];
}

async function run(
  { source, reviewed, write, notices = [] }: UnderReview & { readonly write: Output },
  wanted: Settings,
  flags: Flags,
  session: Session,
): Promise<number> {
  const { env, streams } = session;
  const { progress, say: onNotice, end, close } = followed(extensions, screenOf(session));
  try {
    const start: Start = { entry: 'command line', flags, environment: env, reviewed, say: onNotice };
    const isShared = extensions.some((each) => (each.share?.(start) ?? null) !== null);
    if (isShared) formatNamed(flags.format).refuse?.('shard');
    for (const notice of notices) onNotice(notice);
    const review = await reviewByPolicy({
      source,
      settings: wanted,
      environment: env,
      entry: 'command line',
      flags,
      github: accessTo(env),
      extensions,
      reviewed,
      progress,
      onNotice,
    });
    end();
    const look = flags.output === undefined ? lookOf(streams, env) : { colour: false };
    const isWritten = write(await render(review, flags.format, { ...look, env }));
    const code = exitCode(review.report, review.settings);
    return isWritten ? review.conclude(code) : 3;
  } finally {
    close();
  }
}

/** Only with a token: without one GitHub allows an address so few requests that other programs of the user need them. */
export function accessTo(env: Session['env']): GitHubAccess | undefined {
  const token = env.GITHUB_TOKEN || env.GH_TOKEN || '';
  if (token === '') return undefined;
  const apiUrl = env.GITHUB_API_URL || 'https://api.github.com';
  const request: GitHubRequest = async (route, parameters) => {
    const { createOctokit } = await import('../source/github/octokit.ts');
    const octokit = createOctokit({ ...factLimits, token, apiUrl, userAgent: `lockproof/${toolVersion}` });
    return octokit.request(route, parameters);
  };
  return githubAccess(env.GITHUB_SERVER_URL || 'https://github.com', request);
}
