import { readFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { UserError } from '../errors.ts';
import type { TrustedRootRepository } from '../extensions/provenance/sigstore-tuf.ts';
import { trustedRootVariable } from '../extensions/provenance/trusted-roots.ts';
import { createFetcher } from '../http/guarded-fetcher.ts';
import { quoted } from '../quoted.ts';
import { terminalText } from '../report/escape.ts';
import { openOutput } from './output.ts';
import { forScreen, type Session } from './session.ts';

/** Sigstore's public instance. */
const publicRepository = 'https://tuf-repo-cdn.sigstore.dev';
const largestRoot = 512 * 1024;

export interface TrustedRootFlags {
  readonly output?: string;
  readonly mirror?: string;
  readonly root?: string;
}

export function addTrustedRootOptions(command: Command): Command {
  return command
    .addOption(new Option('--output <file>', 'write the keys to a file instead of standard output'))
    .addOption(new Option('--mirror <url>', 'another TUF repository (default: that of Sigstore)'))
    .addOption(
      new Option('--root <file>', 'the root.json with which trust begins (default: that of this release)'),
    );
}

/**
 * `lockproof trusted-root`: the keys of Sigstore as they are today, verified from the root that this release ships. Nothing uses them by itself.
 *
 * @throws UserError where an option is wrong
 */
export async function runTrustedRoot(flags: TrustedRootFlags, { streams }: Session): Promise<number> {
  const repository = repositoryOf(flags);
  // Keys are no verdict: the old ones stay as good as they were.
  const write = openOutput(flags.output, streams, { reviewed: [], old: 'keep' });
  const say = (line: string) =>
    streams.stderr.write(`${forScreen(`lockproof: ${terminalText(line)}`, streams.stderr)}\n`);
  const trustedHosts = flags.mirror === undefined ? [] : [new URL(repository.url).host];
  const fetcher = createFetcher({ trustedHosts, maxDownload: 0 });
  try {
    const { fetchTrustedRoot } = await import('../extensions/provenance/sigstore-tuf.ts');
    const answer = await fetchTrustedRoot(repository, fetcher);
    if (answer.kind !== 'known') {
      const why = answer.kind === 'absent' ? `${answer.what} is not there` : answer.cause;
      say(`The keys could not be verified: ${why}. Try again later; nothing was written.`);
      return 3;
    }
    if (!write(answer.value.text)) return 3;
    say(
      answer.value.isShipped
        ? 'These are the keys that this release has.'
        : `This release has other keys; ${trustedRootVariable} names the file whose keys are used instead.`,
    );
    return 0;
  } finally {
    await fetcher.close();
  }
}

function repositoryOf({ mirror = publicRepository, root }: TrustedRootFlags): TrustedRootRepository {
  const url = URL.parse(mirror);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.search !== '')
    throw new UserError('invalid-input', `--mirror: ${quoted(mirror)} is not an https address`);
  return { url: url.href, firstRoot: root === undefined ? undefined : textOf(root) };
}

function textOf(path: string): string {
  try {
    const text = readFileSync(path, 'utf8');
    if (text.length > largestRoot) throw new Error('too large');
    JSON.parse(text);
    return text;
  } catch {
    throw new UserError('invalid-input', `--root: ${quoted(path)} is not a root.json of TUF`);
  }
}
