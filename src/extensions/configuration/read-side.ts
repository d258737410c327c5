import type { Patience } from '../../hcl/convert.ts';
import { openMemory } from '../../memory.ts';
import type { Surroundings } from '../../source/source.ts';
import type { TreeEntry } from '../../source/tree.ts';
import { bringConfiguration, folderBehind, folderReader, isShort } from './folder-reader.ts';
import type { ConfigurationFile } from './requirements/configuration.ts';
import { ConfigurationReader } from './requirements/read-configurations.ts';

/** One revision with the configuration that is read of it, each folder once. */
export interface ReadSide extends Surroundings {
  readonly configuration: ConfigurationReader;
}

export interface ReadSides {
  readonly base: ReadSide;
  readonly head: ReadSide;
}

const mostIncluded = 100;

export function sideOf(surroundings: Surroundings, patience: Patience, texts?: Map<string, string>) {
  const { tree } = surroundings;
  const readFolder = folderReader(tree);
  const included = openMemory<Promise<ConfigurationFile | null>>();
  let left = mostIncluded;
  const readIncluded = async (entry: TreeEntry) => {
    const isRead = entry.kind === 'file' && entry.path.endsWith('.hcl') && left > 0;
    left -= 1;
    const [bytes] = await tree.read((await tree.measure(isRead ? [entry] : [])).filter(isShort));
    const file = { path: entry.path, text: Buffer.from(bytes ?? []).toString() };
    if (bytes != null) texts?.set(file.path, file.text);
    return bytes == null ? null : file;
  };
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
      include: async (paths) => {
        for (const path of paths) {
          const entry = await tree.at(path);
          if (entry !== null) return included(path, () => readIncluded(entry));
        }
        return null;
      },
    },
  );
  return { ...surroundings, configuration };
}
