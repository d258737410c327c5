import { openMemory } from '../../memory.ts';
import { folderOf } from '../../paths.ts';
import { type Content, contentLimit, fileContent } from '../content.ts';
import { asTheyAre, bytesOf, type RevisionTree } from '../revision-tree.ts';
import type { Blobs } from './blobs.ts';
import type { GitHubRepository } from './octokit.ts';
import { entriesIn, readTree, tooLargeFolder } from './trees.ts';

/** Makes trees of commits, read a level at a time. What two commits share is asked for once. */
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

/** The content at one path of a tree. */
export async function contentIn(tree: RevisionTree, path: string): Promise<Content> {
  const entry = await tree.at(path);
  if (entry === null) return { kind: 'missing' };
  const { kind, size } = entry;
  if (kind !== 'file') return { kind: 'not-a-file', what: kind };
  const [bytes] = await tree.read([entry]);
  return bytes == null ? { kind: 'too-large', bytes: size, limit: contentLimit } : fileContent(bytes);
}
