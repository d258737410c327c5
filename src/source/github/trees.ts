import { z } from 'zod';
import { quoted } from '../../errors.ts';
import { openMemory } from '../../memory.ts';
import { folderOf } from '../../paths.ts';
import { isAttributesFile } from '../attributes.ts';
import { asTheyAre, type BlobReader, bytesOf, entryBehind, type RevisionTree } from '../revision-tree.ts';
import { differing, type Selection } from '../source.ts';
import { onlyInClone, type SourceError } from '../source-error.ts';
import { kindOfMode, listingOf, type TreeEntry } from '../tree.ts';
import { ask, shaSchema } from './answer.ts';
import type { Blobs } from './blobs.ts';
import type { GitHubRepository } from './octokit.ts';

/** Two commits, or what else there are two of; `null` if there is nothing to compare with. */
export interface Sides<T> {
  readonly base: T | null;
  readonly head: T;
}

/** The files of two commits by one recursive listing each; truncated ones level by level, with scope `changed` only where the sides differ (T46) or other attributes count (T58). */
export async function listCommits(
  repository: GitHubRepository,
  { base, head }: Sides<string>,
  scope: Selection['scope'],
) {
  const read = openMemory<Promise<Tree>>();
  let asked = 0;
  let isWhole = false;
  const seen: { readonly base: TreeEntry[]; readonly head: TreeEntry[] } = { base: [], head: [] };
  const treesOf = (shas: Pair<string>, folder: string, recursive: boolean): Promise<(Tree | null)[]> =>
    Promise.all(
      shas.map((sha) => {
        if (sha === null) return null;
        return read(`${sha} ${recursive}`, () => {
          asked += 1;
          if (asked > mostTrees) throw hidden(`the change needs more than ${mostTrees} listings of folders`);
          return readTree(repository, sha, folder, recursive);
        });
      }),
    );

  async function walk(shas: Pair<string>, folder: string, evenTheSame: boolean): Promise<void> {
    if (scope === 'changed' && shas[0] === shas[1] && !evenTheSame) return;
    const whole = await treesOf(shas, folder, true);
    const isCut = whole.some((tree) => tree?.truncated === true);
    const trees = isCut ? await treesOf(shas, folder, false) : whole;
    if (trees.some((tree) => tree?.truncated === true)) throw tooLargeFolder(folder);
    const [before = [], now = []] = trees.map((tree) => entriesIn(folder, tree?.entries ?? []));
    seen.base.push(...before);
    seen.head.push(...now);
    if (folder === '') isWhole = !isCut;
    if (!isCut) return;
    const changes = differing(before, now);
    const below = evenTheSame || changes.some(isAttributesFile);
    const [left, right] = [foldersIn(before), foldersIn(now)];
    const folders = [...new Set([...left.keys(), ...right.keys()])];
    await Promise.all(
      folders.map((each) => walk([left.get(each) ?? null, right.get(each) ?? null], each, below)),
    );
  }

  await walk([base, head], '', false);
  return { isWhole, base: base === null ? null : listingOf(seen.base), head: listingOf(seen.head) };
}

type Pair<T> = readonly [T | null, T | null];

function foldersIn(entries: readonly TreeEntry[]): ReadonlyMap<string, string> {
  const folders = entries.filter(({ kind }) => kind === 'directory');
  return new Map(folders.map(({ path, sha }) => [path, sha]));
}

interface Tree {
  /** With their paths from this tree on: several folders may have the same one. */
  readonly entries: readonly TreeEntry[];
  readonly truncated: boolean;
}

/** The entries of a tree, with their paths from the root of the repository. */
function entriesIn(folder: string, entries: readonly TreeEntry[]): readonly TreeEntry[] {
  return folder === '' ? entries : entries.map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }));
}

/** @param folder the path of the tree, for messages; empty for the root, whose sha may be that of a commit */
async function readTree(
  { octokit, owner, repo }: GitHubRepository,
  sha: string,
  folder: string,
  recursive: boolean,
): Promise<Tree> {
  const what = folder === '' ? `the files of commit ${sha}` : `the files of the folder ${quoted(folder)}`;
  const { tree, truncated } = await ask(`${what} of ${owner}/${repo}`, treeSchema, () =>
    octokit.rest.git.getTree({ owner, repo, tree_sha: sha, ...(recursive ? { recursive: '1' } : {}) }),
  );
  const entries = tree.map(({ path, mode, sha, size = 0 }): TreeEntry => {
    return { path, kind: kindOfMode(mode), sha, size };
  });
  return { entries: [...listingOf(entries).values()], truncated };
}

/** Makes trees of commits, read a level at a time. Folders that two commits share are requested once. */
export function treesByLevels(repository: GitHubRepository, blobs: Blobs): (commit: string) => RevisionTree {
  const levels = openMemory<ReturnType<typeof readTree>>();
  return (commit) => {
    const levelOf = async (folder: string): ReturnType<typeof readTree> => {
      const entry = folder === '' ? { kind: 'directory', sha: commit } : await at(folder);
      if (entry?.kind !== 'directory') return { entries: [], truncated: false };
      const { entries, truncated } = await levels(entry.sha, () =>
        readTree(repository, entry.sha, folder, false),
      );
      return { entries: entriesIn(folder, entries), truncated };
    };
    const at: RevisionTree['at'] = async (path) => {
      const { entries, truncated } = await levelOf(folderOf(path));
      const found = entries.find((each) => each.path === path) ?? null;
      if (found === null && truncated) throw tooLargeFolder(folderOf(path));
      return found;
    };
    return {
      whole: null,
      at,
      async within(folder) {
        const { entries, truncated } = await levelOf(folder);
        if (truncated) throw tooLargeFolder(folder);
        return entries;
      },
      measure: asTheyAre,
      identify: asTheyAre,
      read: (entries) => bytesOf(entries, blobs.read),
      namesAsText: true,
    };
  };
}

/** A change that touches few folders needs few; a hostile one nests them without end (T68). */
const mostTrees = 200;

function tooLargeFolder(folder: string): SourceError {
  const name = folder === '' ? 'the root folder' : `the folder ${quoted(folder)}`;
  return onlyInClone(`GitHub does not list ${name} completely because it has too many files`);
}

const treeSchema = z.object({
  truncated: z.boolean(),
  tree: z.array(
    z.object({ path: z.string().min(1), mode: z.string(), sha: shaSchema, size: z.number().optional() }),
  ),
});

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
  return onlyInClone(`GitHub does not list this repository completely, and ${what}`);
}
