import { quoted } from '../../quoted.ts';
import { type BlobReader, entryBehind, type RevisionTree } from '../revision-tree.ts';
import { SourceError } from '../source-error.ts';
import type { TreeEntry } from '../tree.ts';

/** Each is read, and a pull request in a large repository has a few hundred files. */
const mostFiles = 1_000;
const mostBytes = 32 * 1024 * 1024;

/**
 * Refuses hiding places of a lock file if GitHub lists a repository in part, such as a symlink far away (T74).
 * @throws SourceError `unavailable` for parts of a lock file, a symlink to a folder, or too much to read
 */
export async function refuseHiddenLockFiles(
  brought: readonly TreeEntry[],
  head: RevisionTree,
  readBlobs: BlobReader,
): Promise<void> {
  const links = brought.filter(({ kind }) => kind === 'symlink');
  const files = brought.filter(({ kind }) => kind === 'file');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (links.length + files.length > mostFiles || bytes > mostBytes)
    throw hidden(
      `the change has ${links.length + files.length} other files of ${bytes} bytes, of which a lock file may be a symlink to one`,
    );
  for (const { path } of links) {
    const there = await entryBehind(head, path);
    if (there?.kind === 'directory')
      throw hidden(`the change has the symlink ${quoted(path)} of a folder, which may have lock files`);
    // Anything else that it leads to is no lock file of the repository.
    if (there?.kind === 'file') files.push(there);
  }
  const distinct = new Map(files.map((entry) => [entry.sha, entry]));
  const texts = await readBlobs([...distinct.values()]);
  for (const { path, sha } of files)
    if (looksLikeLockFile(texts.get(sha)))
      throw hidden(
        `the change has ${quoted(path)}, which looks like a lock file, and a lock file may be a symlink to it`,
      );
}

/** HCL has no other spelling of a keyword. */
function looksLikeLockFile(bytes: Uint8Array | undefined): boolean {
  const text = Buffer.from(bytes ?? []).toString();
  return /\bprovider\b/.test(text) && /\bhashes\b/.test(text);
}

function hidden(what: string): SourceError {
  return new SourceError(
    'unavailable',
    `GitHub does not list this repository completely, and ${what}; run \`lockproof review\` in a clone instead.`,
  );
}
