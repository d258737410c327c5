import { z } from 'zod';
import { UserError } from '../../errors.ts';
import { openMemory } from '../../memory.ts';
import { quoted } from '../../quoted.ts';
import { globs } from '../glob.ts';
import { withMerge } from '../merged.ts';
import { takeSnapshot } from '../snapshot.ts';
import type { Selection, Snapshot, Source } from '../source.ts';
import { refuseUnmatched } from '../unmatched.ts';
import { ask, messageOf, shaSchema, statusOf } from './answer.ts';
import { openBlobs } from './blobs.ts';
import { compareCommits, type Sides } from './compare-commits.ts';
import { contentIn } from './files.ts';
import { type GraphQL, openGraphQL } from './graphql.ts';
import { type MergeNow, readMerge } from './merge-commit.ts';
import { askNow, type BranchNow, contentNow } from './now.ts';
import type { GitHubRepository } from './octokit.ts';

interface GitHubSourceOptions extends GitHubRepository {
  /** Commit sha, branch or tag; `null` if there is nothing to compare with. */
  readonly base: string | null;
  readonly head: string;
  /** Compare with the merge base of the two, as a pull request does, not with the base itself. */
  readonly mergeBase: boolean;
  /** The branch that the change goes to. Its tip has the policy in force, `base` may be older; left out: `base` is the tip. */
  readonly baseBranch?: string | null;
  /** The pull request that brings `head` to the base branch; `null` or left out where there is none. */
  readonly pull?: number | null;
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
    async read({ patterns, scope, policy = null }) {
      const matches = globs(patterns);
      const graphql = openGraphQL(options);
      const blobs = openBlobs(options, graphql);
      const head = await resolveCommit(options, options.head);
      const { baseBranch = null } = options;
      const [resolved, branchNow] = await Promise.all([
        resolveBase(options, head),
        baseBranch === null ? null : readBranchNow(options, graphql, baseBranch, policy),
      ]);
      const standard = openMemory<Promise<BranchNow>>();
      const compare = (sides: Sides, wanted: Selection['scope']) =>
        compareCommits(options, blobs, { ...sides, scope: wanted, matches });
      const { tip, base, notices, trees } = await listFrom(resolved, options, (from) =>
        compare({ base: from, head }, scope),
      );
      const { views, treeAt, revisions } = trees;
      refuseUnmatched(patterns, [views.head, ...(views.base === undefined ? [] : [views.base])]);
      const compared = await takeSnapshot(revisions, scope);
      const now = { tip: branchNow?.tip ?? tip, mergeBase: base, head };
      const merge = await mergeBrings(options, graphql, now);
      const snapshot =
        merge.kind === 'merge'
          ? withMerge(
              compared,
              await takeSnapshot(
                (await compare({ base: merge.onto, head: merge.commit }, 'changed')).revisions,
                'changed',
              ),
            )
          : compared;
      return {
        ...snapshot,
        notices: [
          ...notices,
          ...missingBranch(baseBranch, branchNow),
          ...(merge.kind === 'unknown' ? [unknownMerge] : []),
          ...snapshot.notices,
        ],
        async readFile(path, side) {
          if (side === 'base') return contentIn(treeAt(base ?? head), path);
          if (side === 'head') return contentIn(treeAt(head), path);
          const trusted =
            branchNow ??
            (tip === null ? await standard(path, () => defaultBranchNow(options, graphql, path)) : { tip });
          const known = trusted.file?.path === path ? contentNow(trusted.file) : null;
          return known ?? contentIn(treeAt(trusted.tip), path);
        },
        ...(views.head.tree.whole === null ? {} : { surroundings: listedOnly(views) }),
      };
    },
  };
}

/**
 * The merge commit of a pull request, where it may hold something else than head: the base branch went on after the merge base. `nothing` where head is
 * what will be merged, and where nobody can merge.
 */
async function mergeBrings(
  options: GitHubSourceOptions,
  graphql: GraphQL,
  {
    tip,
    mergeBase,
    head,
  }: { readonly tip: string | null; readonly mergeBase: string | null; readonly head: string },
): Promise<MergeNow | { readonly kind: 'nothing' }> {
  const { pull = null } = options;
  if (pull === null || mergeBase === null || tip === mergeBase) return { kind: 'nothing' };
  const merge = await readMerge(options, graphql, { pull, head });
  return merge.kind === 'merge' && merge.onto === mergeBase ? { kind: 'nothing' } : merge;
}

const unknownMerge =
  'GitHub has not told what the merge of this pull request brings, so its head is compared with the merge base only; a merge queue, or branches that have to be up to date, leave nothing open here.';

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
 * The branch that the change goes to: the event names the commit where it was when the pull request was opened or pushed to, and the policy may have been
 * tightened since (T64). `null`: it is not there.
 */
async function readBranchNow(
  options: GitHubSourceOptions,
  graphql: GraphQL,
  branch: string,
  policy: string | null,
): Promise<BranchNow | null> {
  const answer = await askNow(graphql, { branch, path: policy });
  if (answer !== 'unanswered') return answer;
  try {
    return { tip: await resolveCommit(options, `heads/${branch}`) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return null;
  }
}

/** The default branch, which nobody who opens a pull request can write to. */
async function defaultBranchNow(
  options: GitHubSourceOptions,
  graphql: GraphQL,
  path: string,
): Promise<BranchNow> {
  const answer = await askNow(graphql, { branch: null, path });
  return answer === 'unanswered' || answer === null ? { tip: await readDefaultBranch(options) } : answer;
}

function missingBranch(branch: string | null, found: BranchNow | null): readonly string[] {
  if (branch === null || found !== null) return [];
  return [
    `The branch ${quoted(branch)} was not found, so the policy is read at the base that the event names.`,
  ];
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
const commitSchema = z.object({
  sha: shaSchema,
  parents: z.array(z.object({ sha: shaSchema })).nullish(),
});
const comparisonSchema = z.object({ merge_base_commit: commitSchema });
