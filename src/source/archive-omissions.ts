import { openMemory } from '../memory.ts';
import { folderOf } from '../paths.ts';
import { attributesOf, linesAbout } from './attributes.ts';
import {
  type FolderAttributes,
  foldersTo,
  mostAttributes,
  readFolderAttributes,
} from './checkout-attributes.ts';
import { isConfiguration } from './folder-reader.ts';
import type { RevisionTree } from './revision-tree.ts';

/** The line by which git leaves a file out of archives. */
export interface Omission {
  /** The file of attributes. */
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

/**
 * Tells which lock files `git archive` leaves out while it takes the configuration beside them (`export-ignore`): whoever runs Terraform from an archive
 * then has no pins. Where the whole folder stays out nobody runs Terraform from an archive, so that is no loss (T58).
 *
 * @returns `null` where the archive has the lock file, or lacks the configuration too
 */
export function archiveOmissions(tree: RevisionTree): (path: string) => Promise<Omission | null> {
  const folders = openMemory<Promise<readonly FolderAttributes[]>>();
  const left = { ...mostAttributes };
  const omissionOf = async (path: string, isFolder: boolean): Promise<Omission | null> => {
    const way = await Promise.all(
      foldersTo(path).map((folder) => folders(folder, () => readFolderAttributes(tree, folder, left))),
    );
    const files = way.flat().flatMap(({ read }) => read?.object ?? []);
    const telling = files.map((file) => linesAbout(['export-ignore'], file, files));
    const letters = telling
      .flatMap(({ lines }) => lines)
      .reduce((sum, { pattern }) => sum + pattern.length, 0);
    left.work -= letters * path.length;
    if (letters === 0 || left.work < 0) return null;
    const attribute = attributesOf(path, telling, { isFolder }).get('export-ignore');
    return attribute?.value === true ? { path: attribute.path, line: attribute.line } : null;
  };
  return async (path) => {
    const omission = await omissionOf(path, false);
    if (omission === null) return null;
    for (const folder of foldersTo(path).slice(1)) if ((await omissionOf(folder, true)) !== null) return null;
    for (const { path: beside } of (await tree.within(folderOf(path))).filter(isConfiguration))
      if ((await omissionOf(beside, false)) === null) return omission;
    return null;
  };
}
