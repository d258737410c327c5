import { openMemory } from '../../memory.ts';
import { folderOf } from '../../paths.ts';
import { quoted } from '../../quoted.ts';
import { type Content, contentLimit, fileContent } from '../content.ts';
import { asTheyAre, bytesOf, listedTree, type RevisionTree } from '../revision-tree.ts';
import { SourceError } from '../source-error.ts';
import { listingOf, type TreeEntry } from '../tree.ts';
import type { Blobs } from './blobs.ts';
import type { GitHubRepository } from './octokit.ts';
import { readTreeLevel } from './trees.ts';

/**
 * Makes trees of commits, from what was listed of them, else a level at a time. What two commits share is
 * asked for once.
 *
 * @param listed complete listings of commits, by sha
 */
export function commitTrees(
  repository: GitHubRepository,
  listed: ReadonlyMap<string, readonly TreeEntry[]>,
  blobs: Blobs,
): (commit: string) => RevisionTree {
  const levels = openMemory<ReturnType<typeof readTreeLevel>>();
  const level = (sha: string, folder: string) => levels(sha, () => readTreeLevel(repository, sha, folder));
  return (commit) => {
    const entries = listed.get(commit);
    return entries === undefined
      ? treeByLevels(commit, level, blobs)
      : listedTree({ whole: listingOf(entries), readBlobs: blobs.read, namesAsText: true, ahead: blobs });
  };
}

type Level = (sha: string, folder: string) => ReturnType<typeof readTreeLevel>;

function treeByLevels(commit: string, level: Level, blobs: Blobs): RevisionTree {
  async function entriesIn(folder: string): ReturnType<Level> {
    const entry = folder === '' ? null : await at(folder);
    if (folder !== '' && entry?.kind !== 'directory') return { entries: [], truncated: false };
    const { entries, truncated } = await level(entry?.sha ?? commit, folder);
    const inside = folder === '' ? '' : `${folder}/`;
    return { entries: entries.map((each) => ({ ...each, path: `${inside}${each.path}` })), truncated };
  }

  async function within(folder: string): Promise<readonly TreeEntry[]> {
    const { entries, truncated } = await entriesIn(folder);
    if (truncated) throw cutShort(folder);
    return entries;
  }

  async function at(path: string): Promise<TreeEntry | null> {
    const { entries, truncated } = await entriesIn(folderOf(path));
    const found = entries.find((each) => each.path === path);
    if (found === undefined && truncated) throw cutShort(folderOf(path));
    return found ?? null;
  }

  return {
    whole: null,
    at,
    within,
    measure: asTheyAre,
    identify: asTheyAre,
    read: (entries) => bytesOf(entries, blobs.read),
    namesAsText: true,
  };
}

/** The content at one path of a tree. */
export async function contentIn(tree: RevisionTree, path: string): Promise<Content> {
  const entry = await tree.at(path);
  if (entry === null) return { kind: 'missing' };
  const { kind, size } = entry;
  if (kind !== 'file') return { kind: 'not-a-file', what: kind };
  const [bytes] = await tree.read([entry]);
  return bytes == null ? { kind: 'too-large', bytes: size, limit: contentLimit } : fileContent(bytes);
}

function cutShort(folder: string): SourceError {
  const name = folder === '' ? 'the root folder' : `the folder ${quoted(folder)}`;
  return new SourceError(
    'unavailable',
    `GitHub does not list ${name} completely because it holds too many files; run \`lockproof review\` in a clone instead.`,
  );
}
