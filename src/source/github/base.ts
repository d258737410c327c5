import { z } from 'zod';
import { quoted, UserError } from '../../errors.ts';
import { ambiguous, SourceError } from '../source-error.ts';
import { ask, commitSchema, messageOf, shaSchema, statusOf, withoutDiff } from './answer.ts';
import type { GitHubRepository } from './octokit.ts';

interface Compared extends GitHubRepository {
  readonly base: string | null;
  readonly mergeBase: boolean;
  readonly groupBase?: string;
  readonly baseMayBeGone?: boolean;
}

interface Base {
  /** The tip of the base branch. The merge base may be much older. */
  readonly tip: string | null;
  readonly base: string | null;
  readonly notices: readonly string[];
}

/** Lists from the base. After a force push GitHub collects it some day: then every lock file is reviewed, lest a nearer commit hide some (T73). */
export async function listFrom<T>(
  resolved: Base,
  options: Compared,
  list: (base: string | null) => Promise<T>,
): Promise<Base & { readonly gaps: readonly string[]; readonly listed: T }> {
  try {
    return { ...resolved, gaps: [], listed: await list(resolved.base) };
  } catch (error) {
    const { base } = resolved;
    if (!isUnknown(error) || base === null || options.baseMayBeGone !== true) throw error;
    if ((await commitIfThere(options, base)) !== null) throw error;
    const gone = `GitHub no longer has ${base}, where the branch was before this push: every lock file is reviewed.`;
    return { ...resolved, tip: null, base: null, gaps: [gone], listed: await list(null) };
  }
}

/** Whether GitHub does not show a commit, which says nothing about others. */
function isUnknown(error: unknown): boolean {
  return error instanceof UserError && error.code === 'unknown-revision';
}

export async function resolveBase(options: Compared, head: string): Promise<Base> {
  if (options.base === null) return { tip: null, base: null, notices: [] };
  const tip = await resolveCommit(options, options.base);
  if (!options.mergeBase) return { tip, base: tip, notices: [] };
  const other = options.groupBase ?? head;
  const base = await findMergeBase(options, tip, other);
  const unrelated = `The two revisions have no common ancestor, so they are compared directly: ${tip} with ${other}.`;
  return base === null ? { tip, base: tip, notices: [unrelated] } : { tip, base, notices: [] };
}

/** @returns `null` for unrelated histories */
async function findMergeBase({ octokit, owner, repo }: GitHubRepository, tip: string, other: string) {
  const what = `the merge base of ${tip} and ${other}`;
  // Only the first page has a diff, which GitHub cannot always compute.
  const page = { owner, repo, basehead: `${tip}...${other}`, per_page: 1, page: 2 };
  try {
    const found = await ask(what, comparisonSchema, () =>
      octokit.rest.repos.compareCommitsWithBasehead(page),
    );
    return found.merge_base_commit.sha;
  } catch (error) {
    const { cause } = Object(error) as { readonly cause?: unknown };
    const status = statusOf(cause) ?? 0;
    // Any other 404: GitHub does not show the commits.
    if (status === 404 && messageOf(cause).startsWith('No common ancestor')) return null;
    if (status < 500 && status !== 422) throw error;
    throw new SourceError(
      'unavailable',
      `GitHub could not compute ${what} (status ${status}); run the job again, or \`lockproof review\` in a clone if that does not help.`,
      { cause },
    );
  }
}

/** The commit of a sha, a branch or a tag (`main`, `heads/main`, `refs/tags/v1`). A branch and a tag of one name are refused (T96). */
export async function resolveCommit(repository: GitHubRepository, revision: string): Promise<string> {
  if (shaSchema.safeParse(revision).success) return revision;
  const name = revision.replace(/^refs\//, '');
  const full = /^(?:heads|tags)\//.test(name) ? [] : ['heads', 'tags'].map((kind) => `${kind}/${name}`);
  const found = await Promise.all(full.map((each) => commitIfThere(repository, each)));
  const [commit, ...others] = found.filter((sha) => sha !== null);
  if (others.length > 0) throw ambiguous(revision, full);
  return commit ?? (await readCommit(repository, name));
}

async function commitIfThere(repository: GitHubRepository, revision: string): Promise<string | null> {
  try {
    return await readCommit(repository, revision);
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

function readCommit({ octokit, owner, repo }: GitHubRepository, revision: string): Promise<string> {
  return ask(`the revision ${quoted(revision)} of ${owner}/${repo}`, shaSchema, () =>
    octokit.rest.repos.getCommit({ owner, repo, ref: revision, ...withoutDiff }),
  );
}

const comparisonSchema = z.object({ merge_base_commit: commitSchema });
