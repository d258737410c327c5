import { writeFileSync } from 'node:fs';
import { UserError } from '../errors.ts';
import type { Settings } from '../policy/settings.ts';
import { exitCode } from '../report/exit-code.ts';
import type { Report } from '../report/report.ts';
import { review } from '../review.ts';
import { directorySource } from '../source/directory-source.ts';
import { openRepository } from '../source/git.ts';
import { defaultBase } from '../source/git-revision.ts';
import { gitSource } from '../source/git-source.ts';
import type { Source } from '../source/source.ts';
import { type Flags, settingsFromFlags } from './options.ts';
import { globsBelow } from './paths.ts';
import { render } from './render.ts';
import { type Environment, type Streams, wantsColour } from './streams.ts';

export interface Session {
  readonly env: Environment;
  readonly streams: Streams;
}

/** `lockproof review`: what changed between two revisions of the local repository. */
export async function runReview(paths: readonly string[], flags: Flags, session: Session): Promise<number> {
  const { root } = await openRepository('.');
  const settings = settingsFromFlags(flags, 'changed', globsBelow(paths, root));
  const base = flags.base ?? (await defaultBase('.'));
  return run(gitSource({ directory: '.', base, head: flags.head ?? null }), settings, flags, session);
}

/** `lockproof verify`: every hash of the files as they stand. */
export async function runVerify(paths: readonly string[], flags: Flags, session: Session): Promise<number> {
  const settings = settingsFromFlags(flags, 'all');
  return run(directorySource({ paths: paths.length === 0 ? ['.'] : paths }), settings, flags, session);
}

async function run(source: Source, settings: Settings, flags: Flags, session: Session): Promise<number> {
  const report = await review({
    source,
    settings,
    environment: session.env,
    onNotice: (notice) => void session.streams.stderr.write(`${notice}\n`),
  });
  show(report, flags, session);
  return exitCode(report, settings);
}

function show(report: Report, { format, output }: Flags, { env, streams }: Session): void {
  const text = render(report, format, output === undefined && wantsColour(streams.stdout, env));
  if (output === undefined) {
    streams.stdout.write(text);
    return;
  }
  try {
    writeFileSync(output, text);
  } catch (cause) {
    throw new UserError(
      'invalid-input',
      `The file ${JSON.stringify(output)} of --output cannot be written; name one in a folder that exists.`,
      { cause },
    );
  }
}
