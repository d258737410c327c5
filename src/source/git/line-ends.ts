import { blobSha, type TreeEntry } from '../tree.ts';
import { answerOf, type GitRepository, git } from './git.ts';
import { records, splitOnce } from './objects.ts';

/** Paths in one command line. On Windows, a command line may have about 32,000 characters. */
const pathsAtATime = 64;

/** The files on disk with the line ends that git would store; its other conversions do not count. */
export async function asStored(
  repository: GitRepository,
  entries: readonly TreeEntry[],
  blobs: Map<string, Uint8Array>,
  like: string,
): Promise<readonly TreeEntry[]> {
  const textOf = ({ sha }: TreeEntry): string => Buffer.from(blobs.get(sha) ?? []).toString('latin1');
  // A command line is text: a file whose name is none stays as it is on disk, and counts as changed.
  const candidates = entries.filter(
    (entry) => entry.path.isWellFormed() && entry.kind === 'file' && textOf(entry).includes('\r\n'),
  );
  const converted = new Set<string>();
  for (let at = 0; at < candidates.length; at += pathsAtATime) {
    const some = candidates.slice(at, at + pathsAtATime).map(({ path }) => `:(literal)${path}`);
    const setting = (await answerOf(repository, ['config', '--get', 'core.autocrlf'])) ?? '';
    const list = ['ls-files', '-z', '--eol', '--cached', '--others', '--', ...some];
    for (const record of records(await git(repository, list))) {
      const [fields, path] = splitOnce(record, '\t');
      if (isConverted(fields, /^(?:input|true|yes|on|[1-9]\d*)$/i.test(setting))) converted.add(path);
    }
  }
  return entries.map((entry) => {
    if (!converted.has(entry.path)) return entry;
    const bytes = Buffer.from(textOf(entry).replaceAll('\r\n', '\n'), 'latin1');
    const sha = blobSha(bytes, like);
    blobs.set(sha, bytes);
    return { ...entry, sha, size: bytes.length };
  });
}

/**
 * Git converts text and, if it has to guess, files that are not binary. A file with `\r\n` in the index keeps it.
 * @param fields a record of `ls-files --eol` without its path
 */
export function isConverted(fields: string, autoCrlf: boolean): boolean {
  const [, index, onDisk, attributes = ''] = /^i\/(\S*)\s+w\/(\S*)\s+attr\/(.*?)\s*$/.exec(fields) ?? [];
  if (index === undefined || index === 'crlf' || index === 'mixed') return false;
  const isGuess = attributes === '' ? autoCrlf : attributes.startsWith('text=auto');
  return isGuess ? onDisk !== '-text' : attributes.startsWith('text');
}
