import { filesIn, textsOf } from '../../src/extensions/configuration/requirements/read-configurations.ts';
import type { RevisionTree } from '../../src/source/revision-tree.ts';

/** The configuration directly in a folder, as a review reads it. */
export async function readFolder(tree: RevisionTree, folder: string) {
  return textsOf(tree, await filesIn(tree, folder));
}
