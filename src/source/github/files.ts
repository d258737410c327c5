import { z } from 'zod';
import { openMemory } from '../../memory.ts';
import { contentLimit, fileContent } from '../snapshot.ts';
import { type Content, SourceError } from '../source.ts';
import { blobSha, type TreeEntry } from '../tree.ts';
import { ask } from './answer.ts';
import type { GitHubRepository } from './octokit.ts';
import { readTreeLevel } from './trees.ts';

/**
 * The contents of blobs by sha, through the git blobs API: it also serves files over 1 MB, for which the contents API leaves out the text
 * (T45). The bytes must have the requested object id.
 */
export async function readGitHubBlobs(
  repository: GitHubRepository,
  shas: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map(await Promise.all(shas.map(async (sha) => [sha, await readBlob(repository, sha)] as const)));
}

async function readBlob({ octokit, owner, repo }: GitHubRepository, sha: string): Promise<Uint8Array> {
  const blob = await ask(`the content of blob ${sha}`, blobSchema, () =>
    octokit.rest.git.getBlob({ owner, repo, file_sha: sha }),
  );
  const bytes = Buffer.from(blob.content, blob.encoding);
  if (blobSha(bytes, sha) === sha) return bytes;
  throw new SourceError(
    'malformed-answer',
    `GitHub's answer does not have the bytes of blob ${sha}; run the job again, and check that no proxy changes answers.`,
  );
}

const blobSchema = z.object({ content: z.string(), encoding: z.enum(['base64', 'utf-8']) });

/**
 * Reads single files of commits. It searches complete listings first, else the tree level by level. It requests a tree or blob that two
 * commits share only once.
 *
 * @param listed complete listings of commits, by sha
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
    `GitHub does not list the folder of ${path} completely because it has too many files; run \`lockproof review\` in a clone instead.`,
  );
}
