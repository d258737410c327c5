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

export function sideOf(surroundings: Surroundings, patience: Patience) {
  const { tree } = surroundings;
  const configuration = new ConfigurationReader(folderReader(tree), {
    patience,
    bring: (folders) => bringConfiguration(tree, folders),
    placeOf: (folder) => folderBehind(tree, folder),
  });
  return { ...surroundings, configuration };
}
