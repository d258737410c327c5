import { existsSync, lstatSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeInBrackets, orNull, UserError } from '../errors.ts';
import { allSettings } from '../extensions/index.ts';
import { isWithin, realPath } from '../paths.ts';
import { terminalText } from '../report/escape.ts';
import { openRepository } from '../source/git/git.ts';
import { readWorkingTree } from '../source/git/working-tree.ts';
import { docsUrl, released } from '../tool.ts';
import { lookAround } from './look-around.ts';
import { runnable, type Session } from './session.ts';
import {
  otherSystems,
  policyFile,
  policyText,
  type StarterFile,
  tokenLines,
  workflowFile,
} from './starter-files.ts';

/** `lockproof init`: writes workflow and policy, both or neither; for other CIs, the policy alone. */
export async function runInit({ streams }: Session): Promise<number> {
  const repository = await openRepository('.');
  const { root } = repository;
  const others = otherSystems.filter(({ file }) => existsSync(join(root, file)));
  const onGitHub = others.length === 0 || existsSync(join(root, '.github'));
  refuseExisting(onGitHub ? [workflowFile, policyFile] : [policyFile], root);
  const { tree } = await readWorkingTree(repository, () => false, '');
  const { registries, platforms, reasons } = await lookAround(tree);
  const policy = { ...policyFile, text: policyText(allSettings, { registries, platforms }) };
  const workflow = { ...workflowFile, text: workflowFile.text + tokenLines(registries) };
  const files = onGitHub ? [workflow, policy] : [policy];
  writeAll(files, root);
  const steps = [
    ...(onGitHub ? [gitHubStep] : []),
    ...others.map(
      ({ file, name, recipe }) => `${file}: the job for ${name} is in ${docsUrl}/recipes/${recipe}`,
    ),
    'Check the policy: `lockproof policy`',
  ];
  const wrote = files.map(({ path }) => `wrote ${path}`);
  const lines = [...reasons.map(terminalText), ...wrote, '', 'Next:', ...steps.map((step) => `- ${step}`)];
  streams.stdout.write(runnable(`${lines.join('\n')}\n`));
  return 0;
}

const gitHubStep = `Replace the zeros in ${workflowFile.path} with the sha of ${released === null ? 'a commit you have reviewed; `git rev-parse HEAD` in your clone of Lockproof prints the one that you run' : `${released}: git ls-remote https://github.com/lockproof/lockproof ${released}`}`;

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

function instead(path: string): string {
  return path === policyFile.path
    ? `Check it with \`lockproof policy\`; every key is explained in ${docsUrl}/policy.md`
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
