import { readLockFile } from '../lockfile/read.ts';
import { folderOf } from '../paths.ts';
import { fileContent } from '../source/content.ts';
import { isConfiguration } from '../source/folder-reader.ts';
import { follow, type RevisionTree } from '../source/revision-tree.ts';
import { changesBetween } from '../source/tree-changes.ts';
import type { ReadSides } from './read-side.ts';
import type { ReviewedFile } from './subject.ts';

/** The lock files that stay as they are while the configuration beside them changes. */
export async function bystandersOf(
  files: readonly ReviewedFile[],
  { base, head }: ReadSides,
): Promise<readonly ReviewedFile[]> {
  const reviewed = new Set(files.map(({ revision }) => revision.path));
  const others = [...head.lockFiles.keys()].filter((path) => !reviewed.has(path));
  const folders = new Set(others.map(folderOf));
  const isBeside = ({ path }: { readonly path: string }): boolean => folders.has(folderOf(path));
  const changed = await changesBetween(
    base.tree,
    head.tree,
    (entry) => isBeside(entry) && isConfiguration(entry),
  );
  const touched = new Set((changed ?? []).map(({ path }) => folderOf(path)));
  // It is read next, so it comes with the lock files.
  const configuration = (await Promise.all([...touched].map(head.tree.within)))
    .flat()
    .filter(isConfiguration);
  head.tree.ahead?.expect(configuration.filter(({ kind }) => kind === 'file'));
  const beside = others.filter((path) => touched.has(folderOf(path)));
  return Promise.all(beside.map((path) => unchangedFile(path, head.tree)));
}

/** A lock file may be a symlink to one. */
async function unchangedFile(path: string, tree: RevisionTree): Promise<ReviewedFile> {
  const there = await follow(tree, path);
  const isFile = there.kind === 'found' && there.entry.kind === 'file';
  const [bytes] = isFile ? await tree.read([there.entry]) : [];
  const content = fileContent(bytes ?? new Uint8Array());
  const reading = content.kind === 'file' ? readLockFile(content.bytes, { path }) : null;
  return {
    revision: { path, status: 'unchanged', base: content, head: content },
    base: reading,
    head: reading,
  };
}
