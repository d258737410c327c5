import { z } from 'zod';
import { UserError } from '../../errors.ts';
import { openMemory } from '../../memory.ts';
import { quoted } from '../../quoted.ts';
import { attributeReader } from '../checkout-attributes.ts';
import { globs } from '../glob.ts';
import type { RevisionTree } from '../revision-tree.ts';
import { takeSnapshot } from '../snapshot.ts';
import type { Snapshot, Source } from '../source.ts';
import type { Listing } from '../tree.ts';
import { refuseUnmatched } from '../unmatched.ts';
import { ask, messageOf, statusOf } from './answer.ts';
import { blobReader, commitTrees, contentIn } from './files.ts';
import type { GitHubRepository } from './octokit.ts';
import { listGitHubTrees } from './trees.ts';

interface GitHubSourceOptions extends GitHubRepository {
  /** Commit sha, branch or tag; `null` if there is nothing to compare with. */
  readonly base: string | null;
  readonly head: string;
  /** Compare with the merge base of the two, as a pull request does, not with the base itself. */
  readonly mergeBase: boolean;
  /** The branch that the change goes to. Its tip has the policy in force, `base` may be older; left out: `base` is the tip. */
  readonly baseBranch?: string | null;
  /** The oldest commit of a push. Where GitHub no longer shows `base`, its parent is the base; left out: then reading fails. */
  readonly firstPushed?: string;
}

/**
 * Two revisions, read through GitHub's API without a checkout: nothing of the pull request is run or written to disk (T38). Both are pinned
 * to commits before anything is listed (T43). The target repository also has the commits of forks. Reading throws `UserError` for a mistake
 * in the workflow, and `SourceError` if GitHub could not be asked.
 */
export function githubSource(options: GitHubSourceOptions): Source {
  return {
    async read({ patterns, scope }) {
      const matches = globs(patterns);
      const head = await resolveCommit(options, options.head);
      const [resolved, policyAt] = await Promise.all([resolveBase(options, head), resolveBranch(options)]);
      const tips = openMemory<Promise<string>>();
      const list = (base: string | null) => listGitHubTrees(options, { base, head, scope, matches });
      const { tip, base, notices, trees } = await listFrom(resolved, options, list);
      const readBlobs = blobReader(options);
      const treeOf = openMemory<RevisionTree>();
      const makeTree = commitTrees(options, trees.whole, readBlobs);
      const treeAt = (commit: string) => treeOf(commit, () => makeTree(commit));
      const view = (sha: string, lockFiles: Listing) => {
        const tree = treeAt(sha);
        return { sha, lockFiles, tree, attributesOf: attributeReader(tree), matches };
      };
      const views = {
        ...(base === null ? {} : { base: view(base, trees.base) }),
        head: view(head, trees.head),
      };
      refuseUnmatched(patterns, [views.head, ...(views.base === undefined ? [] : [views.base])]);
      const { otherAttributes } = trees;
      const snapshot = await takeSnapshot(
        {
          base: views.base ?? null,
          head: views.head,
          readBlobs,
          ...(otherAttributes === null ? {} : { otherAttributes }),
        },
        scope,
      );
      return {
        ...snapshot,
        notices: [...notices, ...policyAt.notices, ...snapshot.notices],
        async readFile(path, side) {
          const commits = {
            trusted: policyAt.tip ?? tip ?? (await tips('default branch', () => readDefaultBranch(options))),
            base: base ?? head,
            head,
          };
          return contentIn(treeAt(commits[side]), path);
        },
        ...(views.head.tree.whole === null ? {} : { surroundings: listedOnly(views) }),
      };
    },
  };
}

/** Large repositories are not listed completely; then it is not known what else they have. */
function listedOnly({ base, head }: NonNullable<Snapshot['surroundings']>): Snapshot['surroundings'] {
  return base === undefined || base.tree.whole === null ? { head } : { base, head };
}

interface Base {
  /** The tip of the base branch. The merge base may be much older. */
  readonly tip: string | null;
  readonly base: string | null;
  readonly notices: readonly string[];
}

/**
 * Lists from the base, or from the parent of the oldest pushed commit where GitHub no longer shows the base: after a force push it is collected some
 * day. The head's own parent would hide what the other commits of the push brought.
 */
async function listFrom<T>(
  resolved: Base,
  options: GitHubSourceOptions,
  list: (base: string | null) => Promise<T>,
): Promise<Base & { readonly trees: T }> {
  try {
    return { ...resolved, trees: await list(resolved.base) };
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
    return { tip: parent, base: parent, notices: [...resolved.notices, notice], trees: await list(parent) };
  }
}

function isUnknown(error: unknown): boolean {
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

async function resolveBase(options: GitHubSourceOptions, head: string): Promise<Base> {
  if (options.base === null) return { tip: null, base: null, notices: [] };
  const tip = await resolveCommit(options, options.base);
  return options.mergeBase ? findMergeBase(options, tip, head) : { tip, base: tip, notices: [] };
}

/**
 * The tip of the branch that the change goes to: the event names the commit where the branch was when the pull request was opened or pushed to, and the
 * policy may have been tightened since (T64).
 */
async function resolveBranch(options: GitHubSourceOptions): Promise<Pick<Base, 'tip' | 'notices'>> {
  const { baseBranch: branch = null } = options;
  if (branch === null) return { tip: null, notices: [] };
  try {
    return { tip: await resolveCommit(options, `heads/${branch}`), notices: [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const notice = `The branch ${quoted(branch)} was not found, so the policy is read at the base that the event names.`;
    return { tip: null, notices: [notice] };
  }
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

/** GitHub gives this answer for unrelated histories. Any other 404 means that it does not show the commits. */
function isWithoutAncestor(error: unknown): boolean {
  return statusOf(error) === 404 && messageOf(error).startsWith('No common ancestor');
}

async function resolveCommit(repository: GitHubRepository, revision: string): Promise<string> {
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

/** The commit that the default branch points to. */
async function readDefaultBranch(options: GitHubSourceOptions): Promise<string> {
  const { octokit, owner, repo } = options;
  const repository = await ask(`the repository ${owner}/${repo}`, repositorySchema, () =>
    octokit.rest.repos.get({ owner, repo }),
  );
  return resolveCommit(options, `heads/${repository.default_branch}`);
}

const repositorySchema = z.object({ default_branch: z.string().min(1) });
const shaSchema = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const commitSchema = z.object({
  sha: shaSchema,
  parents: z.array(z.object({ sha: shaSchema })).nullish(),
});
const comparisonSchema = z.object({ merge_base_commit: commitSchema });
