import { posix } from 'node:path';
import type { ConfigurationFile, FolderReader } from '../configuration/configuration.ts';
import { isConfigurationFile } from '../configuration/module-folder.ts';
import type { TreeEntry } from './tree.ts';

interface FolderPorts {
  /** The entries directly in a folder, with the sizes of files; empty if there is no such folder. */
  list(folder: string): Promise<readonly TreeEntry[]>;
  /** The bytes of some of these entries, in their order. */
  read(entries: readonly TreeEntry[]): Promise<readonly Uint8Array[]>;
}

/** Reads the configuration files of a folder. Checks the limits before it reads anything. A link counts for the limits but is not followed (T44). */
export function folderReader({ list, read }: FolderPorts): FolderReader {
  return async (folder, most) => {
    const entries = (await list(folder)).filter(isConfiguration);
    const bytes = entries.reduce((sum, { size }) => sum + size, 0);
    if (entries.length > most.files || bytes > most.bytes) return null;
    const files = entries
      .filter(({ kind }) => kind === 'file')
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const contents = await read(files);
    return files.map(({ path }, index): ConfigurationFile => ({ path, text: textOf(contents[index]) }));
  };
}

/** Whether an entry has a name that Terraform reads; links count too. */
export function isConfiguration({ path, kind }: TreeEntry): boolean {
  return kind !== 'directory' && isConfigurationFile(posix.basename(path));
}

function textOf(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString();
}
