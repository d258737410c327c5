import { openMemory } from '../../memory.ts';
import { folderOf, type PathTest } from '../../paths.ts';
import { attributeReader, isAttributesFile } from '../attributes.ts';
import { listedTree, type RevisionTree } from '../revision-tree.ts';
import type { Revisions } from '../snapshot.ts';
import type { RevisionView, Selection } from '../source.ts';
import { isUnderReview, type Listing, listingOf, type TreeEntry } from '../tree.ts';
import { differing } from '../tree-changes.ts';
import type { Blobs } from './blobs.ts';
import { treesByLevels } from './files.ts';
import type { GitHubRepository } from './octokit.ts';
import { listCommits, type Sides } from './trees.ts';
import { refuseHiddenLockFiles } from './unlisted.ts';

interface ComparedCommits {
  readonly views: { readonly base?: RevisionView & { readonly sha: string }; readonly head: RevisionView };
  readonly revisions: Revisions;
  /** What the change brings to head beside lock files, if GitHub does not list everything. */
  readonly brought: readonly TreeEntry[] | null;
  /** The tree of any commit. */
  readonly treeAt: (commit: string) => RevisionTree;
}

/** Two commits side by side, listed and ready to be read. */
export async function compareCommits(
  repository: GitHubRepository,
  blobs: Blobs,
  compared: Sides<string> & Pick<Selection, 'scope'> & { readonly matches: PathTest },
): Promise<ComparedCommits> {
  const { base, head, scope, matches } = compared;
  const listed = await listCommits(repository, compared, scope);
  const byLevels = treesByLevels(repository, blobs);
  const trees = openMemory<RevisionTree>();
  const treeAt = (commit: string) =>
    trees(commit, () => {
      const whole = listed.isWhole ? { [head]: listed.head, [base ?? head]: listed.base ?? listed.head } : {};
      const listing = whole[commit];
      if (listing === undefined) return byLevels(commit);
      return listedTree({ whole: listing, readBlobs: blobs.read, namesAsText: true, ahead: blobs });
    });
  const view = (sha: string, listing: Listing) => {
    const tree = treeAt(sha);
    const lockFiles = listingOf([...listing.values()].filter((entry) => isUnderReview(entry, matches)));
    return { sha, lockFiles, tree, attributesOf: attributeReader(tree), matches };
  };
  const views = {
    ...(base === null || listed.base === null ? {} : { base: view(base, listed.base) }),
    head: view(head, listed.head),
  };
  const revisions: Revisions = { base: views.base ?? null, head: views.head };
  if (listed.isWhole || listed.base === null) return { views, treeAt, revisions, brought: null };
  const changes = differing([...listed.base.values()], [...listed.head.values()]);
  const brought = changes.flatMap((change) =>
    change.head === null || change.head.kind === 'directory' || isUnderReview(change.head, matches)
      ? []
      : [change.head],
  );
  await refuseHiddenLockFiles(brought, views.head.tree, blobs.read);
  const otherAttributes = changes.filter(isAttributesFile).map(({ path }) => folderOf(path));
  return { views, treeAt, revisions: { ...revisions, otherAttributes }, brought };
}
