import type { FolderReader } from '../configuration/configuration.ts';
import { ConfigurationReader } from '../configuration/read-configurations.ts';
import type { Patience } from '../hcl/convert.ts';
import { bringConfiguration } from '../source/configuration-ahead.ts';
import { folderReader, placesIn } from '../source/folder-reader.ts';
import type { ModuleMoves } from '../source/moved-module.ts';
import type { Surroundings } from '../source/source.ts';

/** One revision with the configuration that is read of it, each folder once. */
export interface ReadSide extends Surroundings {
  readonly readFolder: FolderReader;
  readonly configuration: ConfigurationReader;
  /** Says which modules are read next, so that a source that asks a server needs few requests. */
  bring(folders: readonly string[], reach?: 'modules' | 'alone'): Promise<void>;
}

/** Both revisions. */
export interface ReadSides {
  readonly base: ReadSide;
  readonly head: ReadSide;
  readonly movedTo: ModuleMoves;
}

/** @param texts filled with the files that are read, by path */
export function sideOf(
  surroundings: Surroundings,
  patience: Patience,
  texts?: Map<string, string>,
): ReadSide {
  const readFolder = folderReader(surroundings.tree);
  const noted: FolderReader = async (folder, most) => {
    const files = await readFolder(folder, most);
    for (const file of files ?? []) if ('text' in file) texts?.set(file.path, file.text);
    return files;
  };
  const bring: ReadSide['bring'] = (folders, reach = 'modules') =>
    bringConfiguration(surroundings.tree, folders, reach);
  return {
    ...surroundings,
    readFolder,
    configuration: new ConfigurationReader(
      noted,
      undefined,
      patience,
      (folders) => bring(folders, 'alone'),
      placesIn(surroundings.tree),
    ),
    bring,
  };
}
