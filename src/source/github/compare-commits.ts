import { openMemory } from '../../memory.ts';
import type { PathTest } from '../../paths.ts';
import { attributeReader } from '../checkout-attributes.ts';
import type { RevisionTree } from '../revision-tree.ts';
import type { Revisions } from '../snapshot.ts';
import type { RevisionView, Selection } from '../source.ts';
import type { Listing, TreeEntry } from '../tree.ts';
import type { Blobs } from './blobs.ts';
import { commitTrees } from './files.ts';
import type { GitHubRepository } from './octokit.ts';
import { listGitHubTrees } from './trees.ts';
import { refuseHiddenLockFiles } from './unlisted.ts';

/** Shas of commits. */
export interface Sides {
  readonly base: string | null;
  readonly head: string;
}

interface ComparedCommits {
  readonly views: { readonly base?: RevisionView & { readonly sha: string }; readonly head: RevisionView };
  readonly revisions: Revisions;
  /** What the change brings to head beside lock files, where GitHub does not list everything. */
  readonly brought: readonly TreeEntry[] | null;
  /** The tree of any commit; of the two it is what was listed. */
  readonly treeAt: (commit: string) => RevisionTree;
}

/** Two commits side by side, listed and ready to be read. */
export async function compareCommits(
  repository: GitHubRepository,
  blobs: Blobs,
  compared: Sides & Pick<Selection, 'scope'> & { readonly matches: PathTest },
): Promise<ComparedCommits> {
  const { base, head, matches } = compared;
  const trees = await listGitHubTrees(repository, compared);
  const treeOf = openMemory<RevisionTree>();
  const makeTree = commitTrees(repository, trees.whole, blobs);
  const treeAt = (commit: string) => treeOf(commit, () => makeTree(commit));
  const view = (sha: string, lockFiles: Listing) => {
    const tree = treeAt(sha);
    return { sha, lockFiles, tree, attributesOf: attributeReader(tree), matches };
  };
  const views = {
    ...(base === null ? {} : { base: view(base, trees.base) }),
    head: view(head, trees.head),
  };
  const { otherAttributes, brought } = trees;
  if (brought !== null) await refuseHiddenLockFiles(brought, views.head.tree, blobs.read);
  const revisions: Revisions = {
    base: views.base ?? null,
    head: views.head,
    readBlobs: blobs.read,
    ...(otherAttributes === null ? {} : { otherAttributes }),
  };
  return { views, treeAt, revisions, brought };
}
