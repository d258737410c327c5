import { z } from 'zod';
import { UserError } from '../../errors.ts';
import { quoted } from '../../quoted.ts';
import { ask, messageOf, shaSchema, statusOf } from './answer.ts';
import type { GitHubRepository } from './octokit.ts';

interface Compared extends GitHubRepository {
  readonly base: string | null;
  readonly head: string;
  readonly mergeBase: boolean;
  readonly firstPushed?: string;
  readonly pushIsCut?: true;
}

interface Base {
  /** The tip of the base branch. The merge base may be much older. */
  readonly tip: string | null;
  readonly base: string | null;
  readonly notices: readonly string[];
}

/**
 * Lists from the base, or from the parent of the oldest pushed commit where GitHub no longer shows the base:
 * after a force push it is collected some day. The head's own parent would hide what the other commits of the
 * push brought.
 */
export async function listFrom<T>(
  resolved: Base,
  options: Compared,
  list: (base: string | null) => Promise<T>,
): Promise<Base & { readonly gaps: readonly string[]; readonly listed: T }> {
  try {
    return { ...resolved, gaps: [], listed: await list(resolved.base) };
  } catch (error) {
    const { base } = resolved;
    const { firstPushed } = options;
    if (!isUnknown(error) || base === null || firstPushed === undefined) throw error;
    if ((await findCommit(options, base)) !== null) throw error;
    const first = (await findCommit(options, firstPushed)) ?? (await findCommit(options, options.head));
    if (first === null) throw error;
    const parent = first.parents?.[0]?.sha ?? null;
    const gone = `GitHub no longer has ${base}, where the branch was before this push`;
    const notice =
      parent === null
        ? `${gone}, and the push begins a new history: every lock file is reviewed.`
        : `${gone}, so the comparison is with ${parent}, the parent of the oldest pushed commit (${first.sha}).`;
    // Of a merge only one of the histories that it joins is compared with.
    const isOpen =
      options.pushIsCut === true || first.sha !== firstPushed || (first.parents?.length ?? 0) > 1;
    const gap = parent !== null && isOpen ? `${notice} ${cutPush}` : notice;
    return { ...resolved, tip: parent, base: parent, gaps: [gap], listed: await list(parent) };
  }
}

const cutPush =
  'The event may not name every commit of the push: what the others brought is not reviewed; run `lockproof verify`, or a scheduled audit.';

/** Whether GitHub does not show a commit, which says nothing about others. */
export function isUnknown(error: unknown): boolean {
  return error instanceof UserError && error.code === 'unknown-revision';
}

/** `null` if GitHub does not show it. */
async function findCommit(
  options: GitHubRepository,
  sha: string,
): Promise<z.infer<typeof commitSchema> | null> {
  try {
    return await readCommit(options, sha);
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

/** The commit to compare with. */
export async function resolveBase(options: Compared, head: string): Promise<Base> {
  if (options.base === null) return { tip: null, base: null, notices: [] };
  const tip = await resolveCommit(options, options.base);
  return options.mergeBase ? findMergeBase(options, tip, head) : { tip, base: tip, notices: [] };
}

async function findMergeBase(
  { octokit, owner, repo }: GitHubRepository,
  tip: string,
  head: string,
): Promise<Base> {
  try {
    const comparison = await ask(`the merge base of ${tip} and ${head}`, comparisonSchema, () =>
      octokit.rest.repos.compareCommitsWithBasehead({
        owner,
        repo,
        basehead: `${tip}...${head}`,
        per_page: 1,
      }),
    );
    return { tip, base: comparison.merge_base_commit.sha, notices: [] };
  } catch (error) {
    if (!(error instanceof UserError) || !isWithoutAncestor(error.cause)) throw error;
    return {
      tip,
      base: tip,
      notices: [
        `The two revisions have no common ancestor, so they are compared directly: ${tip} with ${head}.`,
      ],
    };
  }
}

/**
 * GitHub gives this answer for unrelated histories. Any other 404 means that it does not show the commits.
 */
function isWithoutAncestor(error: unknown): boolean {
  return statusOf(error) === 404 && messageOf(error).startsWith('No common ancestor');
}

/** The commit that a sha, a branch or a tag names. */
export async function resolveCommit(repository: GitHubRepository, revision: string): Promise<string> {
  if (shaSchema.safeParse(revision).success) return revision;
  return (await readCommit(repository, revision)).sha;
}

function readCommit(
  { octokit, owner, repo }: GitHubRepository,
  revision: string,
): Promise<z.infer<typeof commitSchema>> {
  return ask(`the revision ${quoted(revision)} of ${owner}/${repo}`, commitSchema, () =>
    octokit.rest.repos.getCommit({ owner, repo, ref: revision, per_page: 1 }),
  );
}

const commitSchema = z.object({
  sha: shaSchema,
  parents: z.array(z.object({ sha: shaSchema })).nullish(),
});
const comparisonSchema = z.object({ merge_base_commit: commitSchema });
