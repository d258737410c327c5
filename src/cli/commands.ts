import { closeSync, openSync, writeFileSync } from 'node:fs';
import { UserError } from '../errors.ts';
import { directoryCache, type PackageHashCache } from '../evidence/cache.ts';
import type { Settings } from '../policy/settings.ts';
import { quoted } from '../quoted.ts';
import { terminalText } from '../report/escape.ts';
import { exitCode } from '../report/exit-code.ts';
import { reviewByPolicy } from '../review.ts';
import { directorySource } from '../source/disk/directory-source.ts';
import { openRepository } from '../source/git/git.ts';
import { gitSource } from '../source/git/git-source.ts';
import { defaultBase } from '../source/git/revision.ts';
import type { Source } from '../source/source.ts';
import { cacheFolder } from './cache-folder.ts';
import { type Flags, settingsFromFlags } from './options.ts';
import { globsBelow, workingTreesOf } from './paths.ts';
import { render } from './render.ts';
import { type Environment, type Streams, wantsColour } from './streams.ts';
import { terraformConfiguration } from './terraform-configuration.ts';

export interface Session {
  readonly env: Environment;
  readonly streams: Streams;
}

/** `lockproof review`: what changed between two revisions of the local repository. */
export async function runReview(paths: readonly string[], flags: Flags, session: Session): Promise<number> {
  const { root } = await openRepository('.');
  const settings = settingsFromFlags(flags, 'changed', globsBelow(paths, root));
  const base = flags.base ?? (await defaultBase('.', noticesTo(session.streams)));
  const source = gitSource({ directory: '.', base, head: flags.head ?? null });
  return run({ source, reviewed: workingTreesOf([root]) }, settings, flags, session);
}

/** `lockproof verify`: every hash of the files as they stand. */
export async function runVerify(paths: readonly string[], flags: Flags, session: Session): Promise<number> {
  const settings = settingsFromFlags(flags, 'all');
  const places = paths.length === 0 ? ['.'] : paths;
  const source = directorySource({ paths: places });
  return run({ source, reviewed: workingTreesOf(places) }, settings, flags, session);
}

interface UnderReview {
  readonly source: Source;
  /** Folders that hold it. */
  readonly reviewed: readonly string[];
}

async function run(
  { source, reviewed }: UnderReview,
  wanted: Settings,
  flags: Flags,
  session: Session,
): Promise<number> {
  const { env, streams } = session;
  const write = openOutput(flags, streams);
  const onNotice = noticesTo(streams);
  const review = await reviewByPolicy({
    source,
    settings: wanted,
    environment: env,
    ...terraformConfiguration(env, reviewed, onNotice),
    cache: cacheFor(wanted, flags, reviewed, session),
    onNotice,
  });
  const colour = flags.output === undefined && wantsColour(streams.stdout, env);
  write(render(review, flags.format, { colour }));
  return exitCode(review.report, review.settings);
}

/** A folder that nobody named is not worth a word where it is of no use. */
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

function noticesTo({ stderr }: Streams): (notice: string) => void {
  return (notice) => void stderr.write(`${terminalText(notice)}\n`);
}

/** Opens the file of `--output` before anything is asked, so that a wrong path does not cost a whole review. */
function openOutput({ output }: Flags, { stdout }: Streams): (text: string) => void {
  if (output === undefined) return (text) => void stdout.write(text);
  try {
    const file = openSync(output, 'w');
    return (text) => {
      writeFileSync(file, text);
      closeSync(file);
    };
  } catch (cause) {
    throw new UserError(
      'invalid-input',
      `The file ${quoted(output)} of --output cannot be written; name one in a folder that exists.`,
      { cause },
    );
  }
}
