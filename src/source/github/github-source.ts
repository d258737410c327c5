import { UserError } from '../../errors.ts';
import { openMemory } from '../../memory.ts';
import { quoted } from '../../quoted.ts';
import { globs } from '../glob.ts';
import { withMerge, withoutMerge } from '../merged.ts';
import { takeSnapshot } from '../snapshot.ts';
import type { Selection, Snapshot, Source, Surroundings } from '../source.ts';
import { refuseUnmatched } from '../unmatched.ts';
import { listFrom, resolveBase, resolveCommit } from './base.ts';
import { type Blobs, openBlobs } from './blobs.ts';
import { compareCommits } from './compare-commits.ts';
import { contentIn } from './files.ts';
import { type MergeNow, readMerge } from './merge-commit.ts';
import { askNow, type BranchNow } from './now.ts';
import type { GitHubRepository } from './octokit.ts';
import type { Sides } from './trees.ts';

interface GitHubSourceOptions extends GitHubRepository {
  /** Commit sha, branch or tag; `null` if there is nothing to compare with. */
  readonly base: string | null;
  readonly head: string;
  /** Compare with the merge base of the two, as a pull request does, not with the base itself. */
  readonly mergeBase: boolean;
  /**
   * The branch that the change goes to. Its tip has the policy in force, `base` may be older; left out:
   * `base` is the tip.
   */
  readonly baseBranch?: string | null;
  /** The pull request that brings `head` to the base branch; `null` or left out where there is none. */
  readonly pull?: number | null;
  /**
   * The oldest commit of a push. Where GitHub no longer shows `base`, its parent is the base; left out: then
   * reading fails.
   */
  readonly firstPushed?: string;
  /** More commits were pushed than are known, so that an older one than `firstPushed` may be new. */
  readonly pushIsCut?: true;
  /** Waits so many milliseconds until GitHub has computed a merge; default: by the clock. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Two revisions, read through GitHub's API without a checkout: nothing of the pull request is run or written
 * to disk (T38). Both are pinned to commits before anything is listed (T43). The target repository also has
 * the commits of forks. Reading throws `UserError` for a mistake in the workflow, and `SourceError` if GitHub
 * could not be asked.
 */
export function githubSource(options: GitHubSourceOptions): Source {
  return {
    async read({ patterns, scope, policy = null }) {
      const matches = globs(patterns);
      const blobs = openBlobs(options);
      const head = await resolveCommit(options, options.head);
      const { baseBranch = null } = options;
      const [resolved, branchNow] = await Promise.all([
        resolveBase(options, head),
        baseBranch === null ? null : askNow(options, { branch: baseBranch, path: policy }),
      ]);
      const standard = openMemory<Promise<BranchNow>>();
      const compare = (sides: Sides<string>, wanted: Selection['scope']) =>
        compareCommits(options, blobs, { ...sides, scope: wanted, matches });
      const { tip, base, notices, gaps, trees } = await listFrom(resolved, options, (from) =>
        compare({ base: from, head }, scope),
      );
      const { views, treeAt, revisions } = trees;
      if (policy !== null) await expectPolicy(policy, branchNow, Object.values(views), blobs);
      refuseUnmatched(patterns, [views.head, ...(views.base === undefined ? [] : [views.base])]);
      const compared = await takeSnapshot(revisions, scope);
      const now = { tip: branchNow?.tip ?? tip, mergeBase: base, head };
      const merge = await mergeBrings(options, now);
      const between = async (sides: Sides<string>): Promise<Snapshot> => {
        const other = await compare(sides, 'changed');
        const taken = await takeSnapshot(other.revisions, 'changed');
        const isListed = other.views.head.tree.whole !== null;
        return { ...taken, ...(isListed ? { surroundings: listedOnly(other.views) } : {}) };
      };
      const snapshot = await withWhatMergeBrings(compared, merge, now, between);
      const unseen = [...gaps, ...gapsOf(merge)];
      return {
        ...snapshot,
        notices: [...notices, ...missingBranch(baseBranch, branchNow), ...unseen, ...snapshot.notices],
        ...(unseen.length === 0 ? {} : { gaps: unseen }),
        async readFile(path, side) {
          if (side === 'base') return contentIn(treeAt(base ?? head), path);
          if (side === 'head') return contentIn(treeAt(head), path);
          const trusted =
            branchNow ??
            (tip === null ? await standard(path, () => defaultBranchNow(options, path)) : { tip });
          return trusted.file?.path === path ? trusted.file.content : contentIn(treeAt(trusted.tip), path);
        },
        ...(views.head.tree.whole === null ? {} : { surroundings: listedOnly(views) }),
        ...(trees.brought === null ? {} : { brought: trees.brought }),
      };
    },
  };
}

/**
 * The merge commit of a pull request, where it may hold something else than head: the base branch went on
 * after the merge base. `nothing` where head is what will be merged, and where nobody can merge.
 */
async function mergeBrings(
  options: GitHubSourceOptions,
  {
    tip,
    mergeBase,
    head,
  }: { readonly tip: string | null; readonly mergeBase: string | null; readonly head: string },
): Promise<MergeNow | { readonly kind: 'nothing' }> {
  const { pull = null } = options;
  if (pull === null || mergeBase === null || tip === mergeBase) return { kind: 'nothing' };
  const merge = await readMerge(options, { pull, head }, options.wait);
  if (merge.kind !== 'merge' || merge.onto !== mergeBase) return merge;
  return merge.isOld ? { kind: 'unknown' } : { kind: 'nothing' };
}

function gapsOf(merge: Awaited<ReturnType<typeof mergeBrings>>): readonly string[] {
  if (merge.kind === 'unknown') return [unknownMerge];
  return merge.kind === 'merge' && merge.isOld ? [oldMerge(merge.onto)] : [];
}

const unknownMerge =
  'GitHub has not told what the merge of this pull request brings, so its head is compared with the merge base only; a merge queue, or branches that have to be up to date, leave nothing open here.';

const oldMerge = (onto: string) =>
  `The merge of this pull request that GitHub shows is with ${onto}, and the base branch has gone on since, so what its newer commits make of the merge is not reviewed; a merge queue, or branches that have to be up to date, leave nothing open here.`;

/**
 * As a rule both revisions have the policy of the branch; one that the change edits comes along with the lock
 * files.
 */
async function expectPolicy(
  path: string,
  branchNow: BranchNow | null,
  views: readonly Surroundings[],
  blobs: Blobs,
): Promise<void> {
  const { content, sha = null } = branchNow?.file ?? {};
  if (sha !== null && content?.kind === 'file') blobs.know(sha, content.bytes);
  for (const { tree } of views)
    blobs.expect([tree.whole?.get(path) ?? []].flat().filter(({ kind }) => kind === 'file'));
}

async function withWhatMergeBrings(
  compared: Snapshot,
  merge: Awaited<ReturnType<typeof mergeBrings>>,
  { tip, head }: { readonly tip: string | null; readonly head: string },
  between: (sides: Sides<string>) => Promise<Snapshot>,
): Promise<Snapshot> {
  switch (merge.kind) {
    case 'nothing':
      return compared;
    case 'merge': {
      const { files, surroundings } = await between({ base: merge.onto, head: merge.commit });
      const seen = withMerge(compared, { files });
      const known = merge.isOld ? withoutMerge(seen, await between({ base: tip, head })) : seen;
      return { ...known, merge: { files, surroundings } };
    }
    case 'conflict':
    case 'unknown':
      return withoutMerge(compared, await between({ base: tip, head }));
  }
}

/** Large repositories are not listed completely; then it is not known what else they have. */
function listedOnly({ base, head }: NonNullable<Snapshot['surroundings']>): Snapshot['surroundings'] {
  return base === undefined || base.tree.whole === null ? { head } : { base, head };
}

/** The default branch, which nobody who opens a pull request can write to. */
async function defaultBranchNow(options: GitHubSourceOptions, path: string): Promise<BranchNow> {
  const found = await askNow(options, { branch: null, path });
  if (found !== null) return found;
  throw new UserError(
    'unknown-revision',
    `The repository ${options.owner}/${options.repo} has no default branch, so ${quoted(path)} cannot be read there; give the input \`base\`.`,
  );
}

function missingBranch(branch: string | null, found: BranchNow | null): readonly string[] {
  if (branch === null || found !== null) return [];
  return [
    `The branch ${quoted(branch)} was not found, so the policy is read at the base that the event names.`,
  ];
}
