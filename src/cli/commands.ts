import type { Flags as CommandFlags, ReviewedFiles, UnderReview } from '../command.ts';
import { invalidInput, quoted } from '../errors.ts';
import { type Extension, followed, type Start } from '../extension.ts';
import { extensions } from '../extensions/index.ts';
import { plainToken } from '../http/credentials.ts';
import { parseLockFile } from '../lockfile/read.ts';
import { standardText } from '../policy/kind.ts';
import { core, type Settings } from '../policy/settings.ts';
import type { SharedPolicies } from '../policy/shared-policy.ts';
import { exitCode } from '../report/build.ts';
import type { Report } from '../report/report.ts';
import { type Review, reviewByPolicy } from '../review.ts';
import { directorySource } from '../source/disk/directory-source.ts';
import { openRepository } from '../source/git/git.ts';
import { gitSource } from '../source/git/git-source.ts';
import { defaultBase } from '../source/git/revision.ts';
import {
  createGitHubAccess,
  type GitHubAccess,
  type GitHubAccessOptions,
  openGitHubAccess,
} from '../source/github/ask-github.ts';
import type { LockFileRevision, Source } from '../source/source.ts';
import { formatNamed } from './formats.ts';
import { type Flags, settingsFromFlags } from './options.ts';
import { type Output, openOutput, render } from './output.ts';
import {
  folderWithPolicy,
  globsBelow,
  noticesOfPolicy,
  noticesOfRoot,
  refuseSkippedPolicy,
  workingTreesOf,
} from './paths.ts';
import { lookOf, noticesTo, type Session, screenOf } from './session.ts';

/** `lockproof review`: the changes between two revisions of the local repository. */
export async function runReview(paths: readonly string[], flags: Flags, session: Session): Promise<number> {
  const write = openOutput(flags.output, session.streams, { reviewed: paths });
  const repository = await openRepository('.');
  const settings = settingsFromFlags(flags, 'changed', globsBelow(paths, repository.root));
  const named = flags.base === undefined ? null : { commit: flags.base, name: flags.base };
  const base = named ?? (await defaultBase(repository, noticesTo(session.streams)));
  // Without a base every entry is audited.
  if (base !== null) formatNamed(flags.format).refuse?.('review');
  const source = gitSource({ directory: '.', base: base?.commit ?? null, head: flags.head ?? null });
  const compared = base === null ? {} : { compared: [base.name, flags.head ?? ''] };
  const notices = noticesOfRoot(repository.root);
  const under = { source, reviewed: workingTreesOf([repository.root]), write, compared, notices };
  return run(under, settings, flags, session);
}

/** `lockproof verify`: every hash of the files as they are. */
export async function runVerify(paths: readonly string[], flags: Flags, session: Session): Promise<number> {
  const places = paths.length === 0 ? ['.'] : paths;
  const write = openOutput(flags.output, session.streams, { reviewed: places });
  const settings = settingsFromFlags(flags, 'all');
  const under = filesAsTheyAre(places, settings, flags.ifAny === true);
  return run({ ...under, write, compared: {} }, settings, flags, session);
}

/** The lock files on disk, and the policy of the repository around this folder. @param orNone there may be no lock file */
export function filesAsTheyAre(places: readonly string[], { config }: Settings, orNone = false): UnderReview {
  const policyRoot = folderWithPolicy(config);
  return {
    source: refusingNothing(directorySource({ paths: places, policyRoot }), places, config, orNone),
    reviewed: workingTreesOf(places),
    notices: noticesOfPolicy(config),
  };
}

/** Nothing to verify is no success: the path is wrong, or the lock file was never written (T62). */
function refusingNothing(source: Source, places: readonly string[], config: string, orNone: boolean): Source {
  return {
    async read(selection) {
      await refuseSkippedPolicy(config);
      const snapshot = await source.read(selection);
      const other = snapshot.files.find(isNoLockFile);
      if (other !== undefined)
        throw invalidInput(
          `${quoted(other.path)} is not a lock file; name a .terraform.lock.hcl, or a folder that has one.`,
        );
      if (snapshot.files.length > 0 || orNone) return snapshot;
      const isUsual = selection.patterns.join('\n') === standardText(core.lockFiles);
      const globs = isUsual ? '' : ` that matches ${selection.patterns.map(quoted).join(', ')}`;
      throw invalidInput(
        `No lock file${globs} was found in ${places.map(quoted).join(', ')}; ${isUsual ? 'name a folder that has a .terraform.lock.hcl, or run `terraform init` there first' : 'correct --lock-files'}.`,
      );
    },
  };
}

/** Only a file that the user named can have a different name; anything wrong in a lock file is a finding. */
function isNoLockFile({ path, head }: LockFileRevision): boolean {
  if (path.endsWith('.lock.hcl') || head.kind !== 'file') return false;
  const { lockFile } = parseLockFile(new TextDecoder().decode(head.bytes), { path });
  return lockFile === null || lockFile.providers.length === 0;
}

type Shown = Readonly<{ write: Output; compared: Pick<Report, 'compared'> }>;

async function run(
  { write, compared, ...under }: UnderReview & Shown,
  settings: Settings,
  flags: Flags,
  session: Session,
): Promise<number> {
  const { env, streams } = session;
  const start = { ...startOf(under, flags, session), say() {} };
  const isShared = extensions.some((each) => (each.share?.(start) ?? null) !== null);
  if (isShared) formatNamed(flags.format).refuse?.('shard');
  return showing(session, { ...under, settings, flags }, async (review) => {
    const look = flags.output === undefined ? lookOf(streams, env) : { colour: false };
    const report = { ...review.report, ...compared };
    const isWritten = write(await render({ ...review, report }, flags.format, { ...look, env }));
    const code = exitCode(report, review.settings);
    return isWritten ? review.conclude(code) : 3;
  });
}

/** Reviews with steps of the caller's own, for a command of an extension. */
export function reviewFiles({ steps, ...under }: ReviewedFiles, session: Session): Promise<Review> {
  const open: Extension['open'] = ({ settings }) => ({ steps: (changes) => steps(changes, settings) });
  return showing(session, under, async (review) => review, [{ name: 'command', open }]);
}

/** Reviews while progress is shown, and hands the review to `then` before the notices that waited. */
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
      sharedPolicies: sharedPoliciesFor(session.env),
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

/** Only with a token: without one GitHub allows an address few requests, which other programs need. */
function accessTo(env: Session['env']): GitHubAccess | undefined {
  const { token, apiUrl } = gitHubIn(env);
  const serverUrl = env.GITHUB_SERVER_URL || undefined;
  return token === '' ? undefined : createGitHubAccess({ token, apiUrl, serverUrl });
}

/** A public repository needs no token. */
export function sharedPoliciesFor(env: Session['env']): SharedPolicies {
  return { access: openGitHubAccess(gitHubIn(env), {}) };
}

function gitHubIn(env: Session['env']): Pick<GitHubAccessOptions, 'token' | 'apiUrl'> {
  const token = plainToken(env.GITHUB_TOKEN || env.GH_TOKEN || '', 'GITHUB_TOKEN (or GH_TOKEN)');
  return { token, apiUrl: env.GITHUB_API_URL || undefined };
}
