import { readFileSync } from 'node:fs';
import type { Command, Flags } from '../../command.ts';
import { invalidInput, quoted } from '../../errors.ts';
import { createFetcher } from '../../http/guarded-fetcher.ts';
import type { TrustedRootRepository } from './sigstore-tuf.ts';
import { trustedRootVariable } from './trusted-roots.ts';

export const publicRepository = 'https://tuf-repo-cdn.sigstore.dev';
const largestRoot = 512 * 1024;

/** `lockproof trusted-root`: the keys of Sigstore as they are today, verified from the root that this release ships. A review fetches them by itself where it needs them; this is for machines that cannot. */
export const trustedRootCommand: Command = {
  name: 'trusted-root',
  description: "fetch Sigstore's current keys by TUF, to verify build attestations",
  example: '--output keys.json',
  flags: [
    { name: 'output', argument: '<file>', meaning: 'write the keys to a file instead of standard output' },
    { name: 'mirror', argument: '<url>', meaning: 'a different TUF repository (default: that of Sigstore)' },
    {
      name: 'root',
      argument: '<file>',
      meaning: 'the root.json to start from (default: that of this release)',
    },
  ],
  async run(_args, flags, { openOutput, say }) {
    const repository = repositoryOf(flags);
    // Keys are no verdict: the old ones stay as good as they were.
    const write = openOutput(flags, { old: 'keep' });
    const trustedHosts = flags.mirror === undefined ? [] : [new URL(repository.url).host];
    const fetcher = createFetcher({ trustedHosts, maxDownload: 0 });
    try {
      const { fetchTrustedRoot } = await import('./sigstore-tuf.ts');
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
  },
};

function repositoryOf({ mirror = publicRepository, root }: Flags): TrustedRootRepository {
  const url = URL.parse(String(mirror));
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.search !== '')
    throw invalidInput(`--mirror: ${quoted(String(mirror))} is not an https address`);
  return { url: url.href, firstRoot: root === undefined ? undefined : textOf(String(root)) };
}

function textOf(path: string): string {
  try {
    const text = readFileSync(path, 'utf8');
    if (text.length > largestRoot) throw new Error('too large');
    JSON.parse(text);
    return text;
  } catch {
    throw invalidInput(`--root: ${quoted(path)} is not a root.json of TUF`);
  }
}
