import { existsSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { invalidInput, quoted, shellWord } from '../../errors.ts';
import { folderOf } from '../../paths.ts';
import { diskTree, readDiskFile } from '../disk/on-disk.ts';
import { isLockFileName, type PathTest } from '../glob.ts';
import { pathOnDisk } from '../path-bytes.ts';
import { contentIn, type RevisionTree } from '../revision-tree.ts';
import { filesAtATime } from '../source.ts';
import { blobSha, isUnderReview, kindOfMode, type Listing, listingOf, type TreeEntry } from '../tree.ts';
import { answerOf, type GitRepository, git } from './git.ts';
import { readGitBlobs, records, splitOnce, withSizes } from './objects.ts';

type Commits = readonly (() => Promise<RevisionTree>)[];

/** The files that git tracks and would add, never through a symlink; if sparse, by the index. @param commits base and HEAD */
export async function readWorkingTree(
  repository: GitRepository,
  matches: PathTest,
  like: string,
  commits: Commits = [],
) {
  const list = ['ls-files', '-z', '-t', '--stage', '--others', '--exclude-standard'];
  const known = records(await git(repository, list)).map((record) =>
    record.startsWith(untracked)
      ? untrackedEntry(repository, record.slice(untracked.length))
      : indexEntry(repository, record),
  );
  const whole = withFolders(await Promise.all(known));
  const tree = treeOf(repository, whole, matches, like);
  const entries = await tree.identify([...whole.values()].filter(({ path }) => matches(path)));
  const found = entries.filter((entry) => isUnderReview(entry, matches));
  const isSparse = ({ path }: TreeEntry): boolean => whole.get(path)?.tag === 'S';
  const sparse = await withSizes(repository, found.filter(isSparse));
  const lockFiles = listingOf([...found.filter((entry) => !isSparse(entry)), ...sparse]);
  const indexed = [...whole.values()].filter((entry) => isUnderReview(entry, matches));
  await refuseOtherIndex(indexed, lockFiles, commits);
  const readFile = (path: string, most?: number) => {
    const entry = whole.get(path);
    if (entry?.tag !== 'S') return readDiskFile(repository.root, path, most);
    const sized = { ...tree, at: async () => entry, measure: () => withSizes(repository, [entry]) };
    return contentIn(sized, path, most);
  };
  return { lockFiles, tree, readFile };
}

/** Refuses a lock file if the next commit takes neither what is committed nor what is under review (T98). */
async function refuseOtherIndex(indexed: readonly KnownEntry[], lockFiles: Listing, commits: Commits) {
  // Git commits nothing while there are conflicts. An empty blob is also that of `git add --intent-to-add`.
  let differing = indexed
    .filter(({ tag, path, sha }) => tag !== 'M' && sha !== (lockFiles.get(path)?.sha ?? ''))
    .map(({ path, sha }) => ({ path, sha: sha === blobSha(Buffer.of(), sha) ? '' : sha }));
  for (const commit of commits) {
    const { whole } = differing.length === 0 ? {} : await commit();
    differing = differing.filter(({ path, sha }) => sha !== (whole?.get(path)?.sha ?? ''));
  }
  const [first] = commits.length === 0 ? [] : differing;
  if (first === undefined) return;
  throw invalidInput(
    `The index has a different ${quoted(first.path)} than the working tree, and the next commit would take the one in the index; run \`git restore --staged ${shellWord(`:/${first.path}`)}\`, and add the file after the review.`,
  );
}

/** The files in git's index and those that it would add. Their content is that on disk, except for files that a sparse checkout leaves out. */
function treeOf(
  repository: GitRepository,
  whole: ReadonlyMap<string, KnownEntry>,
  matches: PathTest,
  like: string,
): RevisionTree {
  const blobs = new Map<string, Uint8Array>();
  const onDisk = diskTree(repository.root, like);
  const isSparse = ({ path }: TreeEntry): boolean => whole.get(path)?.tag === 'S';
  return {
    ...onDisk,
    whole,
    async identify(wanted) {
      const isKept = (entry: TreeEntry): boolean => isSparse(entry) || entry.kind === 'submodule';
      const there = await onDisk.identify(wanted.filter((entry) => !isKept(entry)));
      const stored: TreeEntry[] = [];
      for (let at = 0; at < there.length; at += filesAtATime) {
        const some = there.slice(at, at + filesAtATime);
        const bytes = await onDisk.read(some);
        const own = new Map(
          some.flatMap(({ sha }, index) => (bytes[index] ? [[sha, bytes[index]] as const] : [])),
        );
        stored.push(...(await asStored(repository, some, own, like)));
        // A lock file may also be read by a path that is not its own.
        for (const { path, sha } of stored.slice(at)) {
          const read = own.get(sha);
          if (read !== undefined && (isLockFileName(path) || matches(path))) blobs.set(sha, read);
        }
      }
      return [...wanted.filter(isKept), ...stored];
    },
    async read(wanted) {
      const stored = await readGitBlobs(repository, await withSizes(repository, wanted.filter(isSparse)));
      const others = wanted.filter(({ sha }) => !blobs.has(sha) && !stored.has(sha));
      const read = (await onDisk.read(others)).values();
      return wanted.map(({ sha }) => blobs.get(sha) ?? stored.get(sha) ?? read.next().value ?? null);
    },
  };
}

/** The tag of `ls-files -t`, which only files of the index follow with mode, id and stage. */
const untracked = '? ';

/** Git marks a repository inside the repository with a final slash. */
async function untrackedEntry(repository: GitRepository, listed: string): Promise<KnownEntry> {
  const path = listed.replace(/\/$/, '');
  const stats = await lstat(pathOnDisk(join(repository.root, path))).catch(() => null);
  const kind = path !== listed ? 'directory' : stats?.isSymbolicLink() === true ? 'symlink' : 'file';
  return { path, kind, sha: '', size: 0, tag: '?' };
}

interface KnownEntry extends TreeEntry {
  /** `S`: a sparse checkout leaves it out of the working tree; `M`: in conflict; `?`: untracked. */
  readonly tag: string;
}

/** One record of `ls-files -t --stage`: tag, mode, object id and stage, then the path. */
function indexEntry({ root }: GitRepository, record: string): KnownEntry {
  const [fields, path] = splitOnce(record, '\t');
  const [tag = '', mode = '', sha = ''] = fields.split(' ');
  // Terraform reads a file that is there although git should skip it.
  const isSkipped = tag === 'S' && !existsSync(pathOnDisk(join(root, path)));
  return { path, kind: kindOfMode(mode), sha, size: 0, tag: tag === 'S' && !isSkipped ? 'H' : tag };
}

/** Entries by their paths, of which a file in conflict has several. Git lists files only, so their folders are added. */
function withFolders(entries: readonly KnownEntry[]): ReadonlyMap<string, KnownEntry> {
  const whole = new Map(entries.map((entry) => [entry.path, entry]));
  for (const { path } of entries)
    for (let folder = folderOf(path); folder !== '' && !whole.has(folder); folder = folderOf(folder))
      whole.set(folder, { path: folder, kind: 'directory', sha: '', size: 0, tag: '' });
  return whole;
}

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

/** Git converts text and, if it has to guess, files that are not binary. A file with `\r\n` in the index keeps it. @param fields a record of `ls-files --eol` without its path */
export function isConverted(fields: string, autoCrlf: boolean): boolean {
  const [, index, onDisk, attributes = ''] = /^i\/(\S*)\s+w\/(\S*)\s+attr\/(.*?)\s*$/.exec(fields) ?? [];
  if (index === undefined || index === 'crlf' || index === 'mixed') return false;
  const isGuess = attributes === '' ? autoCrlf : attributes.startsWith('text=auto');
  return isGuess ? onDisk !== '-text' : attributes.startsWith('text');
}
