import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AttributesFile } from '../attributes.ts';
import type { MachineAttributes } from '../checkout-attributes.ts';
import { readOnDisk } from '../disk/on-disk.ts';
import { SourceError } from '../source-error.ts';
import { answerOf, type GitRepository } from './git.ts';

/** The attributes that git takes from outside of the tree: `core.attributesFile`, and `info/attributes` of the repository. */
export async function machineAttributes(repository: GitRepository): Promise<MachineAttributes> {
  const [own, info] = await Promise.all([
    answerOf(repository, ['config', '--type=path', '--get', 'core.attributesFile']),
    answerOf(repository, ['rev-parse', '--git-path', 'info/attributes']),
  ]);
  const standard = join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'git/attributes');
  return {
    weakest: await readAttributes(resolve(repository.root, own ?? standard)),
    strongest: info === null ? [] : await readAttributes(resolve(repository.root, info)),
  };
}

/** Nothing where there is no such file; git as well goes on without one that it may not read. */
async function readAttributes(path: string): Promise<readonly AttributesFile[]> {
  try {
    const { bytes } = await readOnDisk(path);
    return [{ path, folder: '', macros: true, bytes: bytes ?? new Uint8Array() }];
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
}
