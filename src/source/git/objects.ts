import { openMemory } from '../../memory.ts';
import { decodePath } from '../path-bytes.ts';
import { listedTree, type RevisionTree } from '../revision-tree.ts';
import { SourceError } from '../source-error.ts';
import { blobSha, kindOfMode, listingOf, type TreeEntry } from '../tree.ts';
import { answerOf, GitFailure, type GitRepository, git } from './git.ts';

const isBlob = ({ kind }: TreeEntry): boolean => kind === 'file' || kind === 'symlink';
const lines = (shas: readonly string[]): string => shas.map((sha) => `${sha}\n`).join('');

/** Commits as trees. They share what was read last: each process of git takes milliseconds. */
export function openCommits(repository: GitRepository): (commit: string) => Promise<RevisionTree> {
  const trees = openMemory<Promise<RevisionTree>>();
  let kept: ReadonlyMap<string, Uint8Array> = new Map();
  const isKept = ({ sha }: Pick<TreeEntry, 'sha'>) => kept.has(sha);
  const bring = async (entries: readonly TreeEntry[], maxBytes: number) => {
    const wanted = entries.filter((entry) => isBlob(entry) && !isKept(entry));
    if (wanted.length === 0) return;
    // Without them, what is read later is read by itself.
    const found = await readGitBlobs(repository, wanted, maxBytes).catch(() => new Map<string, Uint8Array>());
    const all = new Map([...kept, ...found]);
    const bytes = [...all.values()].reduce((sum, { length }) => sum + length, 0);
    kept = bytes > most.kept ? found : all;
  };
  const tree = async (commit: string) => {
    const output = await git(repository, ['ls-tree', '-r', '-t', '-z', '--full-tree', commit]);
    const entries = records(output).map((record): TreeEntry => {
      const [fields, path] = splitOnce(record, '\t');
      const [mode = '', , sha = ''] = fields.split(' ');
      return { path, kind: kindOfMode(mode), sha, size: 0 };
    });
    return listedTree({
      whole: listingOf(entries),
      async measure(entries) {
        await bring(entries, most.measured);
        return withSizes(
          repository,
          entries.map((entry) => ({ ...entry, size: kept.get(entry.sha)?.length ?? entry.size })),
        );
      },
      readBlobs: async (wanted) => (wanted.every(isKept) ? kept : readGitBlobs(repository, wanted)),
      bring: (entries) => bring(entries, most.kept),
    });
  };
  return (commit) => trees(commit, () => tree(commit));
}

/** In bytes: more than the configuration of a run, and more than most files together whose size is asked for. */
const most = { kept: 16 * 1024 * 1024, measured: 1024 * 1024 };

/** Fills in the sizes that are not known yet. */
export async function withSizes(repository: GitRepository, entries: readonly TreeEntry[]) {
  const isUnknown = (entry: TreeEntry): boolean => isBlob(entry) && entry.size === 0;
  const distinct = [...new Set(entries.filter(isUnknown).map(({ sha }) => sha))];
  if (distinct.length === 0) return entries;
  const check = ['cat-file', '--batch-check=%(objectname) %(objecttype) %(objectsize)'];
  // In a partial clone, a version of git that would fetch answers nothing.
  const output = await answerOf(repository, check, { input: lines(distinct) });
  const sizes = new Map<string, number>();
  for (const answer of output?.split('\n') ?? []) {
    const [sha = '', type, size] = answer.split(' ');
    if (type === 'blob') sizes.set(sha, Number(size));
  }
  // Less than 0: the clone lacks it, which is an error only where it is read.
  return entries.map((entry) => (isUnknown(entry) ? { ...entry, size: sizes.get(entry.sha) ?? -1 } : entry));
}

/** The contents of blobs by sha. @param wanted with their sizes, unless `maxBytes` bounds them */
export async function readGitBlobs(
  repository: GitRepository,
  wanted: readonly Pick<TreeEntry, 'sha' | 'size'>[],
  maxBytes = wanted.reduce((sum, { size }) => sum + size + 200, 0),
): Promise<ReadonlyMap<string, Uint8Array>> {
  const blobs = new Map<string, Uint8Array>();
  const shas = [...new Set(wanted.map(({ sha }) => sha))];
  if (shas.length === 0) return blobs;
  const input = lines(shas);
  const output = await git(repository, ['cat-file', '--batch'], { input, maxBytes }).catch(
    (error: unknown) => {
      throw error instanceof GitFailure ? notInClone(shas, error) : error;
    },
  );
  let offset = 0;
  for (const sha of shas) {
    const start = output.indexOf('\n', offset) + 1;
    const [name, type, size] = output.toString('latin1', offset, start).split(' ');
    if (name !== sha || type !== 'blob') throw notInClone([sha], null);
    const bytes = output.subarray(start, start + Number(size));
    // Git does not hash what it reads, and a store that the clone shares may have other bytes.
    if (blobSha(bytes, sha) !== sha)
      throw new SourceError(
        'malformed-answer',
        `This clone has other bytes than those of blob ${sha}; run \`git fsck\`, and clone again.`,
      );
    blobs.set(sha, bytes);
    offset = start + bytes.length + 1;
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
