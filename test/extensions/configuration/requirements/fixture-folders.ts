import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type {
  Configuration,
  FolderReader,
} from '../../../../src/extensions/configuration/requirements/configuration.ts';
import { ConfigurationReader } from '../../../../src/extensions/configuration/requirements/read-configurations.ts';
import { kindOfFile } from '../../../../src/source/configuration-file.ts';
import { formatVersionConstraints, parseVersionConstraints } from '../../../../src/version/constraints.ts';

export const fixtures = join(import.meta.dirname, '../../../../__fixtures__/configuration');

export const cases: readonly string[] = readdirSync(fixtures).sort();

/** The requirements of the case according to real Terraform, one provider per line with its merged constraints. */
export function expectedOf(name: string): string {
  return readFileSync(join(fixtures, name, 'expected.txt'), 'utf8');
}

/** Reads folders on disk below a root; a folder that does not exist is empty. */
export function folderReader(root: string): FolderReader {
  return async (folder) => {
    const path = join(root, folder);
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile() && kindOfFile(entry.name) !== null)
      .map(({ name }) => ({ path: posix.join(folder, name), text: readFileSync(join(path, name), 'utf8') }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  };
}

export async function configurationOf(root: string, folder = ''): Promise<Configuration> {
  const { byFolder } = await new ConfigurationReader(folderReader(root)).readRoots([folder]);
  const configuration = byFolder.get(folder);
  if (configuration === undefined) throw new Error(`no configuration in ${root}`);
  return configuration;
}

/** In the form of `expected.txt`. */
export function shown({ requirements }: Pick<Configuration, 'requirements'>): string {
  return requirements
    .map(({ address, constraints }) => [address, mergedConstraints(constraints.map(({ text }) => text))])
    .map((words) => `${words.join(' ').trim()}\n`)
    .sort()
    .join('');
}

export function mergedConstraints(texts: readonly string[]): string {
  return formatVersionConstraints(texts.flatMap(parseVersionConstraints));
}
