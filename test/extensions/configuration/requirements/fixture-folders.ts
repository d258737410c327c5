import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../../../src/extensions/configuration/requirements/configuration.ts';
import { ConfigurationReader } from '../../../../src/extensions/configuration/requirements/read-configurations.ts';
import { diskTree } from '../../../../src/source/disk/on-disk.ts';
import { formatVersionConstraints, parseVersionConstraints } from '../../../../src/version/constraints.ts';

export const fixtures = join(import.meta.dirname, '../../../../__fixtures__/configuration');

export const cases: readonly string[] = readdirSync(fixtures).sort();

/** The requirements of the case according to real Terraform, one provider per line with its merged constraints. */
export function expectedOf(name: string): string {
  return readFileSync(join(fixtures, name, 'expected.txt'), 'utf8');
}

export async function configurationOf(root: string, folder = ''): Promise<Configuration> {
  const [configuration] = await new ConfigurationReader(diskTree(root)).readRoots([folder]);
  if (configuration == null) throw new Error(`no configuration in ${root}`);
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
