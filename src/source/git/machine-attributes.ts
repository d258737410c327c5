import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { type AttributesFile, plainText } from '../attributes.ts';
import { answerOf, type GitRepository } from './git.ts';

/** The attributes that git takes from outside of the tree: `core.attributesFile`, and `info/attributes` of the repository. */
export async function machineAttributes(repository: GitRepository): Promise<readonly AttributesFile[]> {
  const standard = join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'git/attributes');
  const own = await answerOf(repository, ['config', '--type=path', '--get', 'core.attributesFile']);
  return Promise.all(
    [own ?? standard, repository.infoAttributes].map(async (named) => {
      const path = resolve(repository.root, named);
      // Git as well goes on without a file that is not there, or that it may not read.
      return { path, folder: '', text: plainText(await readFile(path).catch(() => Buffer.of())) };
    }),
  );
}
