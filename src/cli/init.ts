import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { distinct } from '../distinct.ts';
import { codeInBrackets, invalidInput, orNull, UserError } from '../errors.ts';
import { allSettings } from '../extensions/index.ts';
import { counted } from '../finding/sentence.ts';
import { isWithin, realPath } from '../paths.ts';
import { plainWords, type Setting, standardText, standardYaml } from '../policy/kind.ts';
import { core } from '../policy/settings.ts';
import { replaceFile } from '../replace-file.ts';
import { terminalText } from '../report/escape.ts';
import { tokenNameOf } from '../rules/not-asked.ts';
import { openRepository } from '../source/git/git.ts';
import { readWorkingTree } from '../source/git/working-tree.ts';
import { docsUrl } from '../tool.ts';
import { type ActionPin, noCommit, ownPin, pinFrom, placeholder, usesLine } from './action-pin.ts';
import { lookAround } from './look-around.ts';
import { runnable, type Session } from './session.ts';
import { wrapped } from './text/wrap.ts';

export interface InitFlags {
  readonly action?: string;
  readonly update?: true;
}

/** `lockproof init`: writes workflow and policy, both or neither; for other CIs, the policy alone. */
export async function runInit({ action, update }: InitFlags, { streams }: Session): Promise<number> {
  const repository = await openRepository('.');
  const { root } = repository;
  const pin = action === undefined ? await ownPin() : pinFrom(action);
  if (update === true) return updatePins(pin, root, streams);
  const others = otherSystems.filter(({ file }) => existsSync(join(root, file)));
  const onGitHub = others.length === 0 || existsSync(join(root, '.github'));
  refuseExisting(onGitHub ? [workflowFile, policyFile] : [policyFile], root);
  const { tree } = await readWorkingTree(repository, () => false, '');
  const { registries, platforms, tools, reasons, h1Counts } = await lookAround(tree);
  const policy = { ...policyFile, text: policyText(allSettings, { registries, platforms }) };
  const hasBot = tools.some((tool) => ['Renovate', 'Dependabot'].includes(tool));
  const isSlim = !hasBot && h1Counts.length > 0 && h1Counts.every((count) => count <= mostOnSlim);
  const text = workflowFile.text
    .replace(usesLine(placeholder), usesLine(pin))
    .replace('ubuntu-latest', isSlim ? 'ubuntu-slim' : 'ubuntu-latest');
  const workflow = { ...workflowFile, text: text + tokenLines(registries) };
  const files = onGitHub ? [workflow, policy] : [policy];
  writeAll(files, root);
  const steps = [
    ...(onGitHub ? [pinStep(pin)] : []),
    ...others.map(
      ({ file, name, recipe }) => `${file}: the job for ${name} is in ${docsUrl}/recipes/${recipe}`,
    ),
    'Check the policy: `lockproof policy`',
    ...platformStep(platforms, h1Counts),
    ...(onGitHub ? [firstPull] : []),
  ];
  const wrote = files.map(({ path }) => `wrote ${path}`);
  const slim = `no entry has more than ${mostOnSlim} h1, so few packages are downloaded and the small runner ubuntu-slim is enough`;
  const found = [...reasons, ...(onGitHub && isSlim ? [slim] : [])].map(terminalText);
  const lines = [...found, ...wrote, '', 'Next:', ...steps.map((step) => `- ${step}`)];
  streams.stdout.write(runnable(`${lines.join('\n')}\n`));
  return 0;
}

const firstPull = `Commit both files on a branch and open a pull request: Lockproof already checks it. After the merge, require the check: ${docsUrl}/recipes/required-check.md`;

/** GitHub ends a job there after 15 minutes. Each h1 of a changed entry may be a package of a few hundred megabytes, and a bot may lock an h1 for every platform. */
const mostOnSlim = 2;

/** Whether the lock files have the platforms that the policy asks for, as far as their text shows. */
function platformStep(platforms: readonly string[], h1Counts: readonly number[]): readonly string[] {
  if (platforms.length === 0 || h1Counts.length === 0) return [];
  const short = h1Counts.filter((count) => count < platforms.length).length;
  const flags = platforms.map((platform) => ` --platform ${platform}`).join('');
  const entries = counted(h1Counts.length, 'entry', 'entries');
  return short === 0
    ? [`See whether the lock files have these platforms: \`lockproof lock --check${flags}\``]
    : [
        `${short} of ${entries} in today's lock files have fewer h1 than platforms; add them first: \`lockproof lock${flags}\``,
      ];
}

function refuseExisting(files: readonly StarterFile[], root: string): void {
  const outside = files.filter(({ path }) => !isWithin(realPath(dirname(join(root, path))), realPath(root)));
  // A link without a target is there, too.
  const isThere = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
  const taken = files.filter(({ path }) => isThere(path));
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

interface StarterFile {
  readonly path: string;
  readonly text: string;
}

export const workflowFile: StarterFile = {
  path: '.github/workflows/lockproof.yml',
  text: `name: lockproof
on:
  pull_request:
    types: [opened, synchronize, reopened, edited] # edited: run again when the pull request gets a different base branch
  merge_group: # required if you use a merge queue
permissions: {}
jobs:
  lockproof:
    runs-on: ubuntu-latest
    permissions:
      contents: read # reads the two revisions of the lock files
      pull-requests: write # writes the comment and the threads beside the lines
    steps:
      - ${usesLine(placeholder)}
`,
};

/** The end of the workflow for private registries: as comments, because a token without its secret is a warning. */
function tokenLines(hosts: readonly string[]): string {
  const lines = hosts.map(tokenNameOf).map((name) => `        #   ${name}: \${{ secrets.${name} }}\n`);
  return lines.length === 0 ? '' : ['        # env: # tokens, as for Terraform\n', ...lines].join('');
}

export const policyFile: StarterFile = { path: standardText(core.config), text: policyText(allSettings) };

/** A policy with every key as a comment, its example or else its default, unless `lists` has a value for it. */
export function policyText(rows: readonly Setting[], lists: Lists = {}): string {
  return [
    `# yaml-language-server: $schema=https://raw.githubusercontent.com/lockproof/lockproof/main/docs/lockproof.schema.json\n`,
    comment(
      'The policy of Lockproof. To set a key, remove the # before it (and before the lines that belong to it) and change its value. A pull request is judged by the policy of its base branch: an edit counts after the merge. "lockproof policy" checks this file and prints what is in force.',
    ),
    ...rows.filter(({ places }) => places.includes('policy')).map((row) => keyOf(row, lists)),
  ].join('\n');
}

type Lists = Readonly<Record<string, readonly string[]>>;

/** Nothing is set that nobody chose: a default in the file would override a shared policy. */
function keyOf(row: Setting, lists: Lists): string {
  const { name, example } = row;
  const standard = standardYaml(row);
  const unset = `${name}:${example ?? ` ${standard}`}`.replaceAll(/^/gm, '#');
  const line = lists[name]?.length ? `${name}: ${JSON.stringify(lists[name])}` : unset;
  const isNothing = /^(?:""|\[\]|\{\})$/.test(standard);
  return `${comment(`${plainWords(row)}${isNothing ? '' : ` Default: ${standard}.`}`)}${line}\n`;
}

function comment(text: string): string {
  return `${wrapped(`# ${text}`, 110).replaceAll('\n  ', '\n# ')}\n`;
}

/** CI systems other than GitHub's, by the file that each reads, with its recipe. */
const otherSystems = [
  { file: '.gitlab-ci.yml', name: 'GitLab', recipe: 'gitlab.md' },
  { file: 'azure-pipelines.yml', name: 'Azure Pipelines', recipe: 'azure-pipelines.md' },
  { file: 'bitbucket-pipelines.yml', name: 'Bitbucket Pipelines', recipe: 'bitbucket.md' },
  { file: 'atlantis.yaml', name: 'Atlantis', recipe: 'atlantis.md' },
];

/** The step that is left to a person. */
function pinStep({ repository, ref, open }: ActionPin): string {
  const page = `${docsUrl.replace('/tree/main/docs', '')}/blob/main/SECURITY.md#check-what-you-run`;
  return open === undefined
    ? `Review ${repository} at ${ref}: ${page}`
    : `${open} Until then, ${workflowFile.path} has zeros instead of a commit, and its job fails.`;
}

/** `init --update`: moves the pin in each workflow that uses the action, and prints the commits to compare. */
async function updatePins(pin: ActionPin, root: string, { stdout }: Session['streams']): Promise<number> {
  if (pin.open !== undefined) throw invalidInput(pin.open);
  const folder = join(root, dirname(workflowFile.path));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  const [used, lines]: [string[], string[]] = [[], []];
  for (const name of names) {
    const file = join(folder, name);
    const old = lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '';
    const refs: string[] = [];
    // The second form is that of a checkout, to run the command line.
    const text = old.replaceAll(
      /(?<=^[ -]*)((?:uses|repository): *)["']?([\w.-]+\/[\w.-]+)["']?(@|\n +ref: *)["']?([\w./-]+)["']?(?: +#.*)?$/gm,
      (lines, key, repository, between, ref) => {
        const isOurs = repository === pin.repository || repository === placeholder.repository;
        if (isOurs || repository.endsWith('/lockproof')) used.push(repository);
        if (!isOurs) return lines;
        if (ref !== pin.ref || repository !== pin.repository) refs.push(ref);
        return usesLine(pin).replace('uses: ', key).replace('@', between);
      },
    );
    if (refs.length === 0) continue;
    replaceFile(file, text, statSync(file));
    lines.push(`updated ${dirname(workflowFile.path)}/${name} to ${pin.repository}@${pin.ref}`);
    for (const ref of distinct(refs).filter((ref) => ref !== noCommit && ref !== pin.ref)) {
      lines.push(`- compare https://github.com/${pin.repository}/compare/${ref}...${pin.ref}`);
      if ((await pin.isAfter?.(ref)) === false)
        lines.push(
          `- ${ref} is not before it: if that is a newer commit, update your clone and run this again`,
        );
    }
  }
  const other = used.find((each) => each !== pin.repository && each !== placeholder.repository);
  const same = used.length === 0 ? `uses ${pin.repository}` : `uses a different commit of ${pin.repository}`;
  const elsewhere = other === undefined ? '' : ` ${other} is used; to move it: --action ${other}@SHA`;
  const nothing = `No workflow ${same}; nothing was written.${elsewhere}`;
  stdout.write(`${lines.length === 0 ? nothing : lines.map(terminalText).join('\n')}\n`);
  return 0;
}
