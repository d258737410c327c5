import { blobSha, type TreeEntry } from '../tree.ts';
import { answerOf, type GitRepository, git } from './git.ts';
import { records, splitOnce } from './objects.ts';

/** Paths in one command line. On Windows, a command line may have about 32,000 characters. */
const pathsAtATime = 64;

/**
 * Adds object ids for files with `\r\n` on disk whose `\r` git removes: the ids under which git would store them.
 *
 * Git is asked only for its attributes and settings, and the digest is computed here. All other conversions of git (filters, which are
 * programs; `ident`; another encoding) are left out, so that only line ends can make two files the same.
 *
 * @param blobs the bytes on disk, by their own ids
 * @param like any object id of the repository: it shows the digest algorithm; empty if there is nothing to compare with.
 */
export async function withStoredIds(
  repository: GitRepository,
  entries: readonly TreeEntry[],
  blobs: ReadonlyMap<string, Uint8Array>,
  like: string,
): Promise<readonly TreeEntry[]> {
  // A command line is text: a file with a name that is none keeps the id of its own bytes, and counts as changed.
  const candidates = entries.filter(({ path, kind, sha }) => {
    return path.isWellFormed() && kind === 'file' && Buffer.from(blobs.get(sha) ?? []).includes('\r\n');
  });
  if (candidates.length === 0 || like === '') return entries;
  const paths = candidates.map(({ path }) => path);
  const converted = await convertedPaths(repository, paths, await convertsByItself(repository));
  return entries.map((entry) => {
    const bytes = converted.has(entry.path) ? blobs.get(entry.sha) : undefined;
    return bytes === undefined ? entry : { ...entry, stored: blobSha(withoutCarriageReturns(bytes), like) };
  });
}

/** Whether `core.autocrlf` makes git convert files without an attribute. */
async function convertsByItself(repository: GitRepository): Promise<boolean> {
  const value = await answerOf(repository, ['config', '--get', 'core.autocrlf']);
  if (value === null) return false;
  if (value.toLowerCase() === 'input') return true;
  return (await answerOf(repository, ['config', '--bool', '--get', 'core.autocrlf'])) === 'true';
}

/** The paths whose `\r\n` git would store as `\n`. */
async function convertedPaths(
  repository: GitRepository,
  paths: readonly string[],
  autoCrlf: boolean,
): Promise<ReadonlySet<string>> {
  const converted = new Set<string>();
  for (let at = 0; at < paths.length; at += pathsAtATime) {
    const some = paths.slice(at, at + pathsAtATime).map((path) => `:(literal)${path}`);
    const list = ['ls-files', '-z', '--eol', '--cached', '--others', '--', ...some];
    for (const record of records(await git(repository, list))) {
      const [fields, path] = splitOnce(record, '\t');
      if (isConverted(fields, autoCrlf)) converted.add(path);
    }
  }
  return converted;
}

/**
 * Git's own rule (`crlf_to_git`), from the output of `ls-files --eol`: the line ends in the index and in the working tree, then the
 * attributes. Git converts a file that is declared as text. If git has to guess, it converts a file that is not binary and has no `\r\n` in
 * the index.
 *
 * @param fields a record without its path
 * @param autoCrlf whether `core.autocrlf` makes git convert files without an attribute
 */
export function isConverted(fields: string, autoCrlf: boolean): boolean {
  const [, index, workingTree, attributes] = /^i\/(\S*)\s+w\/(\S*)\s+attr\/(.*?)\s*$/.exec(fields) ?? [];
  if (attributes === undefined) return false;
  const isGuess = attributes === '' ? autoCrlf : attributes.startsWith('text=auto');
  if (isGuess) return workingTree !== '-text' && index !== 'crlf' && index !== 'mixed';
  return attributes.startsWith('text');
}

function withoutCarriageReturns(bytes: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
