import { existsSync, lstatSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeInBrackets, orNull, UserError } from '../errors.ts';
import { isWithin, realPath } from '../paths.ts';
import { openRepository } from '../source/git/git.ts';
import { docsUrl } from '../tool.ts';
import type { Session } from './session.ts';
import { otherSystems, policyFile, type StarterFile, workflowFile } from './starter-files.ts';

/**
 * `lockproof init`: writes the workflow and the policy into the repository, both or neither, and never over a
 * file that is there. A repository that another CI builds gets the policy alone and a pointer to the recipe.
 *
 * @throws UserError if one of the files exists, or cannot be written
 */
export async function runInit({ streams }: Session): Promise<number> {
  const { root } = await openRepository('.');
  const others = otherSystems.filter(({ file }) => existsSync(join(root, file)));
  const onGitHub = others.length === 0 || existsSync(join(root, '.github'));
  const files = onGitHub ? [workflowFile, policyFile] : [policyFile];
  refuseExisting(files, root);
  writeAll(files, root);
  const steps = [
    ...(onGitHub ? [gitHubStep] : []),
    ...others.map(
      ({ file, name, recipe }) => `${file}: the job for ${name} is in ${docsUrl}/recipes/${recipe}`,
    ),
    'Check the policy: lockproof policy',
  ];
  streams.stdout.write(
    [...files.map(({ path }) => `wrote ${path}`), '', 'Next:', ...steps.map((step) => `- ${step}`), ''].join(
      '\n',
    ),
  );
  return 0;
}

const gitHubStep = `Replace the zeros in ${workflowFile.path} with the sha of a commit you have reviewed: git ls-remote https://github.com/lockproof/lockproof HEAD`;

function refuseExisting(files: readonly StarterFile[], root: string): void {
  const outside = files.filter(({ path }) => !isWithin(realPath(dirname(join(root, path))), realPath(root)));
  // A link without a target is there, too.
  const taken = files.filter(
    ({ path }) => lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined,
  );
  const lines = [
    ...outside.map(({ path }) => `${dirname(path)} leads out of the repository; nothing was written.`),
    ...taken.map(({ path }) => `${path} exists; nothing was written. ${instead(path)}`),
  ];
  if (lines.length > 0) throw new UserError('invalid-input', lines.join('\n'));
}

/** The next step for a file that is there already. */
function instead(path: string): string {
  return path === policyFile.path
    ? `Check it with lockproof policy; every key is explained in ${docsUrl}/policy.md`
    : 'Compare it with https://github.com/lockproof/lockproof#on-pull-requests';
}

/** Removes what it has written if a later file fails: half a setup would look like a whole one. */
function writeAll(files: readonly StarterFile[], root: string): void {
  const made: string[] = [];
  const folders: string[] = [];
  try {
    for (const { path, text } of files) {
      const file = join(root, path);
      const first = mkdirSync(dirname(file), { recursive: true });
      if (first !== undefined) folders.push(dirname(file), first);
      // Fails if the file has come to exist since the check.
      writeFileSync(file, '', { flag: 'wx' });
      made.push(file);
      writeFileSync(file, text);
    }
  } catch (cause) {
    for (const file of made) rmSync(file, { force: true });
    // A folder stays where somebody else has put a file there.
    for (const folder of folders) orNull(() => rmdirSync(folder));
    throw new UserError(
      'invalid-input',
      `The starter files could not be written${codeInBrackets(cause)}, so none was; check that you may write to .github, and that the disk has room.`,
      { cause },
    );
  }
}
