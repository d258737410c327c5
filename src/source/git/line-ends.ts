import { blobSha, type TreeEntry } from '../tree.ts';
import { GitFailure, type GitRepository, git } from './git.ts';
import { records, splitOnce } from './objects.ts';

/** Paths that one command line names; that of Windows has room for about 32,000 characters. */
const pathsAtATime = 64;

/**
 * Adds the object ids under which git would store the files that lie on disk with `\r\n` and whose `\r` git takes away.
 *
 * Git is asked for its attributes and settings only, and the digest is computed here: whatever else git can do to a file on its way into the
 * repository (filters, which are programs; `ident`; another encoding) is left out, so that nothing but line ends can make two files the same.
 *
 * @param blobs the bytes on disk, by their own ids
 * @param like any object id of the repository, for the kind of its digests; empty where there is nothing to compare with.
 */
export async function withStoredIds(
  repository: GitRepository,
  entries: readonly TreeEntry[],
  blobs: ReadonlyMap<string, Uint8Array>,
  like: string,
): Promise<readonly TreeEntry[]> {
  const candidates = entries.filter(({ kind, sha }) => {
    return kind === 'file' && Buffer.from(blobs.get(sha) ?? []).includes('\r\n');
  });
  if (candidates.length === 0 || like === '') return entries;
  const paths = candidates.map(({ path }) => path);
  const converted = await convertedPaths(repository, paths, await convertsByItself(repository));
  return entries.map((entry) => {
    const bytes = converted.has(entry.path) ? blobs.get(entry.sha) : undefined;
    return bytes === undefined ? entry : { ...entry, stored: blobSha(withoutCarriageReturns(bytes), like) };
  });
}

/** Whether `core.autocrlf` has git convert files that no attribute speaks of. */
async function convertsByItself(repository: GitRepository): Promise<boolean> {
  const value = await settingOf(repository, ['--get', 'core.autocrlf']);
  if (value === null) return false;
  if (value.toLowerCase() === 'input') return true;
  return (await settingOf(repository, ['--bool', '--get', 'core.autocrlf'])) === 'true';
}

/** `null` where it is not set, or to what git does not understand: then git could do nothing with the repository either. */
async function settingOf(repository: GitRepository, args: readonly string[]): Promise<string | null> {
  try {
    return (await git(repository, ['config', ...args])).toString().trim();
  } catch (error) {
    if (error instanceof GitFailure) return null;
    throw error;
  }
}

/** Those of the paths whose `\r\n` git would store as `\n`. */
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
 * Git's own rule (`crlf_to_git`), from what `ls-files --eol` says: the line ends in the index and in the working tree, then the attributes. What
 * is declared a text is converted; what git has to guess is converted where it is no binary file and the index has no `\r\n` already.
 */
function isConverted(fields: string, autoCrlf: boolean): boolean {
  const [, index, workingTree, attributes] = /^i\/(\S*)\s+w\/(\S*)\s+attr\/(.*?)\s*$/.exec(fields) ?? [];
  if (attributes === undefined) return false;
  const isGuess = attributes === '' ? autoCrlf : attributes.startsWith('text=auto');
  if (isGuess) return workingTree !== '-text' && index !== 'crlf' && index !== 'mixed';
  return attributes.startsWith('text');
}

function withoutCarriageReturns(bytes: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
