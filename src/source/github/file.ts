import { openMemory } from '../../memory.ts';
import { contentLimit, fileContent } from '../snapshot.ts';
import type { Content } from '../source.ts';
import { SourceError } from '../source-error.ts';
import type { TreeEntry } from '../tree.ts';
import { readGitHubBlobs } from './blobs.ts';
import type { GitHubRepository } from './octokit.ts';
import { readTreeLevel } from './trees.ts';

/**
 * Reads single files of commits: found in what has been listed already, else a level of the tree at a time. What two commits share is
 * asked for once.
 *
 * @param listed everything that stands in a commit, by its sha
 */
export function gitHubFiles(
  repository: GitHubRepository,
  listed: ReadonlyMap<string, readonly TreeEntry[]>,
): (commit: string, path: string) => Promise<Content> {
  const levels = openMemory<ReturnType<typeof readTreeLevel>>();
  const blobs = openMemory<ReturnType<typeof readGitHubBlobs>>();

  function level(sha: string, folder: readonly string[]) {
    return levels(sha, () => readTreeLevel(repository, sha, folder.join('/')));
  }

  async function entryAt(commit: string, path: string): Promise<TreeEntry | undefined> {
    const everything = listed.get(commit);
    if (everything !== undefined) return everything.find((each) => each.path === path);
    const names = path.split('/');
    let found: TreeEntry | undefined;
    for (const [index, name] of names.entries()) {
      if (found !== undefined && found.kind !== 'directory') return undefined;
      const { entries, truncated } = await level(found?.sha ?? commit, names.slice(0, index));
      found = entries.find((each) => each.path === name);
      if (found === undefined && truncated) throw cutShort(path);
      if (found === undefined) return undefined;
    }
    return found;
  }

  return async (commit, path) => {
    const entry = await entryAt(commit, path);
    if (entry === undefined) return { kind: 'missing' };
    const { sha, kind, size } = entry;
    if (kind !== 'file') return { kind: 'not-a-file', what: kind };
    if (size > contentLimit) return { kind: 'too-large', bytes: size, limit: contentLimit };
    const content = await blobs(sha, () => readGitHubBlobs(repository, [sha]));
    return fileContent(content.get(sha) ?? new Uint8Array());
  };
}

function cutShort(path: string): SourceError {
  return new SourceError(
    'unavailable',
    `GitHub does not list the folder of ${path} completely because it holds too many files; run \`lockproof review\` in a clone instead.`,
  );
}
