import { z } from 'zod';
import { SourceError } from '../source-error.ts';
import { blobSha } from '../tree.ts';
import { ask } from './answer.ts';
import type { GitHubRepository } from './octokit.ts';

/**
 * The contents of blobs by sha, through the git blobs API: it also serves files over 1 MB, where the contents API leaves the text out (T45).
 * The bytes must have the object id that was asked for.
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
    `GitHub answered with other bytes than those of blob ${sha}; run the job again, and check that no proxy changes answers.`,
  );
}

const blobSchema = z.object({ content: z.string(), encoding: z.enum(['base64', 'utf-8']) });
