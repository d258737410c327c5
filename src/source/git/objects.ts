import { decodePath } from '../path-bytes.ts';
import { listedTree, type RevisionTree } from '../revision-tree.ts';
import { SourceError } from '../source-error.ts';
import { blobSha, kindOfMode, listingOf, type TreeEntry } from '../tree.ts';
import { GitFailure, type GitRepository, git } from './git.ts';

const isBlob = ({ kind }: TreeEntry): boolean => kind === 'file' || kind === 'symlink';
const lines = (shas: readonly string[]): string => shas.map((sha) => `${sha}\n`).join('');

export async function commitTree(repository: GitRepository, commit: string): Promise<RevisionTree> {
  const output = await git(repository, ['ls-tree', '-r', '-t', '-z', '--full-tree', commit]);
  const entries = records(output).map((record): TreeEntry => {
    const [fields, path] = splitOnce(record, '\t');
    const [mode = '', , sha = ''] = fields.split(' ');
    return { path, kind: kindOfMode(mode), sha, size: 0 };
  });
  let brought: ReadonlyMap<string, Uint8Array> = new Map();
  const isHere = ({ sha }: Pick<TreeEntry, 'sha'>) => brought.has(sha);
  return listedTree({
    whole: listingOf(entries),
    measure: async (entries) =>
      entries.every(isHere)
        ? entries.map((entry) => ({ ...entry, size: brought.get(entry.sha)?.length ?? 0 }))
        : withSizes(repository, entries),
    readBlobs: async (wanted) => (wanted.every(isHere) ? brought : readGitBlobs(repository, wanted)),
    async bring(entries) {
      const wanted = new Map(entries.filter(isBlob).map((entry) => [entry.sha, entry]));
      const sized = await withSizes(repository, [...wanted.values()]).catch(() => []);
      const bytes = sized.reduce((sum, { size }) => sum + size, 0);
      if (bytes <= mostBrought) brought = await readGitBlobs(repository, sized).catch(() => brought);
    },
  });
}

/** In bytes: more than the configuration of a run. Each process of git takes milliseconds, and a repository may have thousands of root modules. */
const mostBrought = 16 * 1024 * 1024;

/** Fills in the sizes that are not known yet: each process of git takes milliseconds. */
export async function withSizes(repository: GitRepository, entries: readonly TreeEntry[]) {
  const unknown = entries.filter((entry) => isBlob(entry) && entry.size === 0);
  const distinct = [...new Set(unknown.map(({ sha }) => sha))];
  if (distinct.length === 0) return entries;
  const check = ['cat-file', '--batch-check=%(objectname) %(objecttype) %(objectsize)'];
  const output = await git(repository, check, { input: lines(distinct) }).catch((error: unknown) => {
    throw error instanceof GitFailure ? notInClone(distinct, error) : error;
  });
  const answers = output.toString().trimEnd().split('\n');
  const sizes = new Map(
    distinct.map((sha, index) => {
      const [name, type, size] = (answers[index] ?? '').split(' ');
      if (name !== sha || type !== 'blob') throw notInClone([sha], null);
      return [sha, Number(size)];
    }),
  );
  return entries.map((entry) => ({ ...entry, size: sizes.get(entry.sha) ?? entry.size }));
}

/** The contents of blobs by sha. @param wanted with their sizes */
export async function readGitBlobs(
  repository: GitRepository,
  wanted: readonly Pick<TreeEntry, 'sha' | 'size'>[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (wanted.length === 0) return new Map();
  const input = lines(wanted.map(({ sha }) => sha));
  const maxBytes = wanted.reduce((sum, { size }) => sum + size + 200, 0);
  const output = await git(repository, ['cat-file', '--batch'], { input, maxBytes });
  const blobs = new Map<string, Uint8Array>();
  let offset = 0;
  for (const { sha, size } of wanted) {
    const start = output.indexOf('\n', offset) + 1;
    const bytes = output.subarray(start, start + size);
    if (output.toString('latin1', offset, start) !== `${sha} blob ${size}\n`) throw notInClone([sha], null);
    // Git does not hash what it reads, and a store that the clone shares may have other bytes.
    if (blobSha(bytes, sha) !== sha)
      throw new SourceError(
        'malformed-answer',
        `This clone has other bytes than those of blob ${sha}; run \`git fsck\`, and clone again.`,
      );
    blobs.set(sha, bytes);
    offset = start + size + 1;
  }
  return blobs;
}

function notInClone(shas: readonly string[], cause: GitFailure | null): SourceError {
  const blobs = shas.length === 1 ? `Blob ${shas[0]} is` : `Some of ${shas.length} blobs are`;
  return new SourceError(
    'unavailable',
    `${blobs} not in this clone; in a partial clone run \`git fetch --refetch --no-filter origin\`, or clone without \`--filter\`.`,
    { cause },
  );
}

export function records(output: Buffer): string[] {
  return decodePath(output)
    .split('\0')
    .filter((record) => record !== '');
}

/** The text before and after the first separator; without one, the whole text and an empty one. */
export function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
