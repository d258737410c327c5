import { quoted, UserError } from '../../errors.ts';
import { openMemory } from '../../memory.ts';
import { folderOf } from '../../paths.ts';
import { attributeReader, isAttributesFile } from '../attributes.ts';
import { globs, type PathTest } from '../glob.ts';
import { withMerge, withoutMerge } from '../merged.ts';
import { contentIn, listedTree, type RevisionTree } from '../revision-tree.ts';
import { type Revisions, takeSnapshot } from '../snapshot.ts';
import { differing, type Selection, type Snapshot, type Source } from '../source.ts';
import { isUnderReview, type Listing, listingOf } from '../tree.ts';
import { refuseUnmatched } from '../unmatched.ts';
import { listFrom, resolveBase, resolveCommit } from './base.ts';
import { type Blobs, openBlobs } from './blobs.ts';
import { askNow, type BranchNow, readMerge, toSeePull } from './now.ts';
import type { GitHubRepository } from './octokit.ts';
import { listCommits, refuseHiddenLockFiles, type Sides, treesByLevels } from './trees.ts';

interface GitHubSourceOptions extends GitHubRepository {
  /** Commit sha, branch or tag; `null` if there is nothing to compare with. */
  readonly base: string | null;
  readonly head: string;
  /** Compare with the merge base of the two, as a pull request does, not with the base itself. */
  readonly mergeBase: boolean;
  /** The commit whose merge base with `base` counts, if it is not `head`: the base of a group in a merge queue. */
  readonly groupBase?: string;
  /** The branch that the change goes to, whose tip has the policy in force; left out: `base` is that tip. */
  readonly baseBranch?: string | null;
  /** The pull request that brings `head` to the base branch; `null` or left out where there is none. */
  readonly pull?: number | null;
  /** If GitHub no longer has `base`, every lock file is reviewed; left out: then reading fails. */
  readonly baseMayBeGone?: true;
  /** Waits so many milliseconds until GitHub has computed a merge; default: by the clock. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** Two revisions through GitHub's API without a checkout: no code of the pull request is run or written to disk (T38). Both are pinned to commits first (T43). @throws UserError for a mistake in the workflow, SourceError if GitHub could not be reached */
export function githubSource(options: GitHubSourceOptions): Source {
  return {
    async read({ patterns, scope, policy = null }) {
      const matches = globs(patterns);
      const blobs = openBlobs(options);
      const head = await resolveCommit(options, options.head);
      const { baseBranch = null, pull = null } = options;
      const [resolved, branchNow] = await Promise.all([
        resolveBase(options, head),
        baseBranch === null ? null : askNow(options, { branch: baseBranch, path: policy, pull }),
      ]);
      const standard = openMemory<Promise<BranchNow>>();
      const compare = (sides: Sides<string>, wanted: Selection['scope']) =>
        compareCommits(options, blobs, { ...sides, scope: wanted, matches });
      const { tip, base, notices, gaps, listed } = await listFrom(resolved, options, (from) =>
        compare({ base: from, head }, scope),
      );
      const { revisions, treeAt, ...listing } = listed;
      const views = [revisions.head, ...(revisions.base === null ? [] : [revisions.base])];
      const idle = await refuseUnmatched(patterns, views);
      const between = async (sides: Sides<string>): Promise<Snapshot> => {
        const { revisions, surroundings } = await compare(sides, 'changed');
        return { ...(await takeSnapshot(revisions, 'changed')), surroundings };
      };
      const compared = await takeSnapshot(revisions, scope);
      const now = { tip: branchNow?.tip ?? tip, mergeBase: base, head };
      const { snapshot, unseen } = await withMergeOf(options, compared, now, between);
      const open = [...gaps, ...unseen, ...idle];
      return {
        ...snapshot,
        ...listing,
        notices: [...notices, ...aboutBranch(baseBranch, branchNow), ...open, ...snapshot.notices],
        ...(open.length === 0 ? {} : { gaps: open }),
        async readFile(path, side, most) {
          if (side === 'base') return contentIn(treeAt(base ?? head), path, most);
          if (side === 'head') return contentIn(treeAt(head), path, most);
          const trusted =
            branchNow ??
            (tip === null ? await standard(path, () => defaultBranchNow(options, path)) : { tip });
          const { tip: commit, file } = trusted;
          const [tree, entry] = [treeAt(commit), file?.path === path ? file.entry : null];
          return contentIn(entry === null ? tree : { ...tree, at: async () => entry }, path, most);
        },
      };
    },
  };
}

/** Adds what the merge of a pull request brings, if the base branch went on after the merge base. */
async function withMergeOf(
  options: GitHubSourceOptions,
  compared: Snapshot,
  { tip, mergeBase, head }: Record<'tip' | 'mergeBase', string | null> & { readonly head: string },
  between: (sides: Sides<string>) => Promise<Snapshot>,
): Promise<{ readonly snapshot: Snapshot; readonly unseen: readonly string[] }> {
  const { pull = null } = options;
  const unchanged = { snapshot: compared, unseen: [] };
  if (pull === null || mergeBase === null || tip === mergeBase) return unchanged;
  const merge = await readMerge(options, { pull, head }, options.wait);
  if (merge.kind === 'merge' && merge.onto === mergeBase && !merge.isOld) return unchanged;
  if (merge.kind !== 'merge' || merge.onto === mergeBase) {
    const snapshot = withoutMerge(compared, await between({ base: tip, head }));
    return { snapshot, unseen: merge.kind === 'conflict' ? [] : [unknownMerge] };
  }
  const { files, surroundings } = await between({ base: merge.onto, head: merge.commit });
  const seen = { ...withMerge(compared, { files }), merge: { files, surroundings } };
  if (!merge.isOld) return { snapshot: seen, unseen: [] };
  return { snapshot: withoutMerge(seen, await between({ base: tip, head })), unseen: [oldMerge(merge.onto)] };
}

const unknownMerge =
  'GitHub did not provide a current merge commit for this pull request, so its head is compared with the merge base only; a merge queue, or a rule that branches must be up to date, closes this gap.';

const oldMerge = (onto: string) =>
  `The merge commit that GitHub provides for this pull request is based on ${onto}, and the base branch has newer commits, whose effect on the merge is not reviewed; a merge queue, or a rule that branches must be up to date, closes this gap.`;

/** The default branch, which nobody who opens a pull request can write to. */
async function defaultBranchNow(options: GitHubSourceOptions, path: string): Promise<BranchNow> {
  const found = await askNow(options, { branch: null, path });
  if (found !== null) return found;
  throw new UserError(
    'unknown-revision',
    `The repository ${options.owner}/${options.repo} has no default branch, so ${quoted(path)} cannot be read there; give the input \`base\`.`,
  );
}

function aboutBranch(branch: string | null, found: BranchNow | null): readonly string[] {
  if (found?.hidesPull === true)
    return [
      `GitHub does not show the pull request to this token, so the review will fail as soon as the base branch has newer commits; give the job the permission \`${toSeePull}\`.`,
    ];
  if (branch === null || found !== null) return [];
  return [
    `The branch ${quoted(branch)} was not found, so the policy is read at the base that the event names.`,
  ];
}

async function compareCommits(
  repository: GitHubRepository,
  blobs: Blobs,
  compared: Sides<string> & Pick<Selection, 'scope'> & { readonly matches: PathTest },
) {
  const { base, head, scope, matches } = compared;
  const listed = await listCommits(repository, compared, scope);
  const byLevels = treesByLevels(repository, blobs);
  const trees = openMemory<RevisionTree>();
  const treeAt = (commit: string) =>
    trees(commit, () => {
      const whole = listed.isWhole ? { [head]: listed.head, [base ?? head]: listed.base ?? listed.head } : {};
      const listing = whole[commit];
      if (listing === undefined) return byLevels(commit);
      return listedTree({ whole: listing, readBlobs: blobs.read, namesAsText: true, bring: blobs.bring });
    });
  const view = (sha: string, listing: Listing) => {
    const tree = treeAt(sha);
    const lockFiles = listingOf([...listing.values()].filter((entry) => isUnderReview(entry, matches)));
    return { sha, lockFiles, tree, attributesOf: attributeReader(tree), matches };
  };
  const revisions: Revisions = {
    base: base === null || listed.base === null ? null : view(base, listed.base),
    head: view(head, listed.head),
  };
  if (listed.isWhole) {
    const { base: old, head: now } = revisions;
    return { revisions, treeAt, surroundings: { head: now, ...(old && { base: old }) } };
  }
  if (listed.base === null) return { revisions, treeAt };
  const changes = differing([...listed.base.values()], [...listed.head.values()]);
  const brought = changes.flatMap((change) =>
    change.head === null || change.head.kind === 'directory' || isUnderReview(change.head, matches)
      ? []
      : [change.head],
  );
  await refuseHiddenLockFiles(brought, revisions.head.tree, blobs.read);
  const otherAttributes = changes.filter(isAttributesFile).map(({ path }) => folderOf(path));
  return { revisions: { ...revisions, otherAttributes }, treeAt, brought };
}
