import { openMemory } from '../../memory.ts';
import { folderOf, type PathTest } from '../../paths.ts';
import { attributeReader, isAttributesFile } from '../attributes.ts';
import { listedTree, type RevisionTree } from '../revision-tree.ts';
import type { Revisions } from '../snapshot.ts';
import type { Selection, Snapshot } from '../source.ts';
import { isUnderReview, type Listing, listingOf } from '../tree.ts';
import { differing } from '../tree-changes.ts';
import type { Blobs } from './blobs.ts';
import type { GitHubRepository } from './octokit.ts';
import { listCommits, type Sides, treesByLevels } from './trees.ts';
import { refuseHiddenLockFiles } from './unlisted.ts';

interface ComparedCommits extends Pick<Snapshot, 'surroundings' | 'brought'> {
  readonly revisions: Revisions;
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
  const revisions: Revisions = {
    base: base === null || listed.base === null ? null : view(base, listed.base),
    head: view(head, listed.head),
  };
  if (listed.isWhole) {
    const surroundings = {
      head: revisions.head,
      ...(revisions.base === null ? {} : { base: revisions.base }),
    };
    return { revisions, treeAt, surroundings };
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
