import { z } from 'zod';
import type { GitHubRepository } from '../source/octokit.ts';

export interface ReviewedPull extends GitHubRepository {
  readonly issueNumber: number;
  /** The commit that was reviewed; `null` where none has a name. */
  readonly head: string | null;
}

/** The pull request's head where it is no longer the reviewed one; `null` where it is, or nobody knows (T43). */
export async function movedTo({
  octokit,
  owner,
  repo,
  issueNumber,
  head,
}: ReviewedPull): Promise<string | null> {
  if (head === null) return null;
  try {
    const pull = await octokit.rest.pulls.get({ owner, repo, pull_number: issueNumber });
    const current = pullSchema.parse(pull.data).head.sha;
    return current === head ? null : current;
  } catch {
    return null;
  }
}

const pullSchema = z.object({ head: z.object({ sha: z.string().regex(/^[0-9a-f]{40,64}$/) }) });
