import type { Patience } from '../../hcl/convert.ts';
import type { Surroundings } from '../../source/source.ts';
import { bringConfiguration, folderBehind, folderReader } from './folder-reader.ts';
import { ConfigurationReader } from './requirements/read-configurations.ts';

/** One revision with the configuration that is read of it, each folder once. */
export interface ReadSide extends Surroundings {
  readonly configuration: ConfigurationReader;
}

export interface ReadSides {
  readonly base: ReadSide;
  readonly head: ReadSide;
}

export function sideOf(surroundings: Surroundings, patience: Patience, texts?: Map<string, string>) {
  const { tree } = surroundings;
  const readFolder = folderReader(tree);
  const configuration = new ConfigurationReader(
    async (folder) => {
      const files = await readFolder(folder);
      for (const file of files) if ('text' in file) texts?.set(file.path, file.text);
      return files;
    },
    {
      patience,
      bring: (folders) => bringConfiguration(tree, folders),
      placeOf: (folder) => folderBehind(tree, folder),
    },
  );
  return { ...surroundings, configuration };
}
