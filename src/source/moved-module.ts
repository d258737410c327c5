import { folderOf } from '../paths.ts';
import { isConfiguration } from './configuration-file.ts';
import type { RevisionTree } from './revision-tree.ts';
import { blobSha } from './tree.ts';

type ModuleFiles = ReadonlySet<string>;

const noFiles: ModuleFiles = new Set();

/** The configuration of folders, all at once: one by one, each may cost a source a request of its own. */
export async function moduleFilesIn(tree: RevisionTree, folders: readonly string[]) {
  const entries = await Promise.all([...new Set(folders)].map((folder) => tree.within(folder)));
  const files = await tree.identify(entries.flat().filter(isConfiguration));
  const byFolder = new Map(
    [...Map.groupBy(files, ({ path }) => folderOf(path))].map(([folder, each]) => [
      folder,
      new Set(each.map(({ sha }) => sha)),
    ]),
  );
  return (folder: string): ModuleFiles => byFolder.get(folder) ?? noFiles;
}

/** Whether git sees the configuration of one folder move to the other: at least half of its files are there, with the same bytes. */
export function isMove(from: ModuleFiles, to: ModuleFiles): boolean {
  const left = [...from].filter((sha) => !emptyFiles.has(sha));
  const shared = left.filter((sha) => to.has(sha));
  return shared.length > 0 && shared.length * 2 >= left.length;
}

/** Empty files are the same everywhere. Their ids have 40 digits with SHA-1 and 64 with SHA-256. */
const emptyFiles = new Set([40, 64].map((digits) => blobSha(new Uint8Array(), '0'.repeat(digits))));
