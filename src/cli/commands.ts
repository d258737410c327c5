import { join, relative } from 'node:path';
import type { Flags as CommandFlags, ReviewedFiles, UnderReview } from '../command.ts';
import { UserError } from '../errors.ts';
import { type Extension, followed, type Start } from '../extension.ts';
import { extensions } from '../extensions/index.ts';
import type { Settings } from '../policy/settings.ts';
import { quoted } from '../quoted.ts';
import { exitCode } from '../report/build.ts';
import { type Review, reviewByPolicy } from '../review.ts';
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

async function run(
  { write, ...under }: UnderReview & { readonly write: Output },
  settings: Settings,
  flags: Flags,
  session: Session,
): Promise<number> {
  const { env, streams } = session;
  const isShared = extensions.some(
    (each) => (each.share?.({ ...startOf(under, flags, session), say() {} }) ?? null) !== null,
  );
  if (isShared) formatNamed(flags.format).refuse?.('shard');
  return showing(session, { ...under, settings, flags }, async (review) => {
    const look = flags.output === undefined ? lookOf(streams, env) : { colour: false };
    const isWritten = write(await render(review, flags.format, { ...look, env }));
    const code = exitCode(review.report, review.settings);
    return isWritten ? review.conclude(code) : 3;
  });
}

/** Reviews with steps of the caller's own, for a command of an extension. */
export function reviewFiles({ steps, ...under }: ReviewedFiles, session: Session): Promise<Review> {
  const more: Extension = {
    name: 'command',
    open: ({ settings }) => ({ steps: (changes) => steps(changes, settings) }),
  };
  return showing(session, under, async (review) => review, [more]);
}

/** Reviews while progress is shown, and hands the review to `then` before the notices that waited for the result. */
async function showing<T>(
  session: Session,
  { source, settings, flags, ...under }: Omit<ReviewedFiles, 'steps'>,
  then: (review: Review) => Promise<T>,
  more: readonly Extension[] = [],
): Promise<T> {
  const { progress, say: onNotice, end, close } = followed(extensions, screenOf(session));
  try {
    for (const notice of under.notices ?? []) onNotice(notice);
    const review = await reviewByPolicy({
      ...startOf(under, flags, session),
      source,
      settings,
      github: accessTo(session.env),
      extensions: [...extensions, ...more],
      progress,
      onNotice,
    });
    end();
    return await then(review);
  } finally {
    close();
  }
}

function startOf(
  { reviewed }: Pick<UnderReview, 'reviewed'>,
  flags: CommandFlags,
  { env }: Session,
): Omit<Start, 'say'> {
  return { entry: 'command line', flags, environment: env, reviewed };
}

/** Only with a token: without one GitHub allows an address so few requests that other programs of the user need them. */
function accessTo(env: Session['env']): GitHubAccess | undefined {
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
