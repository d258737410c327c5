import { readGitHubBlobs } from './github-blobs.ts';
import { readTreeLevel } from './github-trees.ts';
import type { GitHubRepository } from './octokit.ts';
import { contentLimit, fileContent } from './snapshot.ts';
import type { Content } from './source.ts';
import { SourceError } from './source-error.ts';

/** Reads single files of commits, a level of the tree at a time. What two commits share is asked for once. */
export function gitHubFiles(
  repository: GitHubRepository,
): (commit: string, path: string) => Promise<Content> {
  const levels = new Map<string, ReturnType<typeof readTreeLevel>>();
  const blobs = new Map<string, ReturnType<typeof readGitHubBlobs>>();

  function level(sha: string, folder: string) {
    const asked = levels.get(sha) ?? readTreeLevel(repository, sha, folder);
    levels.set(sha, asked);
    return asked;
  }

  return async (commit, path) => {
    const names = path.split('/');
    let sha = commit;
    for (const [index, name] of names.entries()) {
      const folder = names.slice(0, index).join('/');
      const { entries, truncated } = await level(sha, folder);
      const entry = entries.find((each) => each.path === name);
      if (entry === undefined && truncated) throw cutShort(path);
      if (entry === undefined) return { kind: 'missing' };
      sha = entry.sha;
      if (index < names.length - 1) {
        if (entry.kind !== 'directory') return { kind: 'missing' };
      } else {
        if (entry.kind !== 'file') return { kind: 'not-a-file', what: entry.kind };
        if (entry.size > contentLimit) return { kind: 'too-large', bytes: entry.size, limit: contentLimit };
      }
    }
    const asked = blobs.get(sha) ?? readGitHubBlobs(repository, [sha]);
    blobs.set(sha, asked);
    return fileContent((await asked).get(sha) ?? new Uint8Array());
  };
}

function cutShort(path: string): SourceError {
  return new SourceError(
    'unavailable',
    `GitHub does not list the folder of ${path} completely because it holds too many files; run \`lockproof review\` in a clone instead.`,
  );
}
