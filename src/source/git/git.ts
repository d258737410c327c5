import { execFile } from 'node:child_process';
import { readFile, realpath, stat } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join, resolve } from 'node:path';
import { quoted, UserError } from '../../errors.ts';
import { isReallyWithin, repositoryAround } from '../../paths.ts';
import { SourceError } from '../source-error.ts';

/** A git repository on disk, read with plumbing commands only. */
export interface GitRepository {
  readonly root: string;
  /** Attributes that apply to this clone only, an absolute path. */
  readonly infoAttributes: string;
}

interface GitOptions {
  readonly input?: string;
  /** The largest output in bytes; more is an error. */
  readonly maxBytes?: number;
  /** Receives git's warnings where the command ends well. */
  readonly onWarnings?: ((text: string) => void) | undefined;
}

export class GitFailure extends SourceError {
  override readonly name = 'GitFailure';
  readonly said: string;

  constructor(command: string, said: string, options: ErrorOptions) {
    const message = `Git could not read the repository (git ${command}: ${said}); check the clone with \`git fsck\`.`;
    super('unavailable', message, options);
    this.said = said;
  }
}

/** The repository of a folder. @throws UserError `not-a-repository`, also without git or a working tree */
export async function openRepository(directory: string): Promise<GitRepository> {
  try {
    const questions = ['--show-toplevel', '--absolute-git-dir', '--git-path', 'info/attributes'];
    const output = await lineOf(runGit(directory, ['rev-parse', ...questions]));
    const [root = '', gitDirectory = '', attributes = '', ...more] = output.split(/\r?\n/);
    if (more.length > 0) throw noWorkingTree(directory, 'its path has a line break');
    if (await isOfWorkingTree(gitDirectory, root))
      return { root, infoAttributes: resolve(await realpath(directory), attributes) };
    throw noWorkingTree(
      directory,
      `what it finds at ${quoted(gitDirectory)} is not the repository of ${quoted(root)}`,
    );
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    if (error.said.includes('dubious ownership'))
      throw new UserError(
        'not-a-repository',
        `Git refuses to read ${quoted(directory)}, because the folder belongs to a different user; run git config --global --add safe.directory ${quoted(resolve(directory))}`,
        { cause: error },
      );
    throw noWorkingTree(directory, error.said, { cause: error });
  }
}

async function lineOf(output: Promise<Buffer>): Promise<string> {
  return (await output).toString().replace(/\r?\n$/, '');
}

/** Whether `.git` is in the root of the tree: a folder may be made to look like a repository (T59). */
async function isOfWorkingTree(gitDirectory: string, root: string): Promise<boolean> {
  const place = join(root, '.git');
  try {
    if ((await stat(place)).isDirectory()) return (await realpath(place)) === (await realpath(gitDirectory));
    const [, target = ''] = /^gitdir: (.*?)\r?\n?$/s.exec(await readFile(place, 'utf8')) ?? [];
    return (await realpath(resolve(root, target))) === (await realpath(gitDirectory));
  } catch {
    return false;
  }
}

function noWorkingTree(directory: string, reason: string, options: ErrorOptions = {}): UserError {
  return new UserError(
    'not-a-repository',
    `Git finds no working tree at ${quoted(directory)} (${reason}); cd into your repository, or run \`git init\` (\`lockproof verify\` needs no git).`,
    options,
  );
}

export const git = ({ root }: GitRepository, args: readonly string[], options: GitOptions = {}) =>
  runGit(root, args, options);

/** The output of one git command, without the newline at its end; `null` if it prints nothing or its status is not 0. */
export async function answerOf(repository: GitRepository, args: readonly string[], options: GitOptions = {}) {
  try {
    return (await lineOf(git(repository, args, options))) || null;
  } catch (error) {
    if (error instanceof GitFailure) return null;
    throw error;
  }
}

function runGit(directory: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const place = awayFromCheckout.cwd === undefined ? directory : resolve(directory);
  const maxBuffer = options.maxBytes ?? 512 * 1024 * 1024;
  const env = environment(directory);
  const how = { ...awayFromCheckout, env, encoding: 'buffer', maxBuffer, windowsHide: true } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['-C', place, ...withoutPrograms, ...args],
      how,
      (error, stdout, stderr) => {
        if (error === null) {
          options.onWarnings?.(stderr.toString());
          resolve(stdout);
        } else if (error.code === 'ENOENT')
          reject(new UserError('not-a-repository', notStarted, { cause: error }));
        else reject(new GitFailure(args[0] ?? '', reasonIn(stderr), { cause: error }));
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(options.input ?? '');
  });
}

/** Settings of the repository that would start programs or change what is printed, and repositories that lie in the tree (T59). */
const withoutPrograms = [
  ['safe.bareRepository', 'explicit'],
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.quotePath', 'false'],
  ['core.warnAmbiguousRefs', 'true'],
  ['core.pager', 'cat'],
].flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Windows looks for a program in the current folder first, where the checkout may have a `git.exe` (T93). */
const awayFromCheckout: { readonly cwd?: string } =
  process.platform === 'win32' ? { cwd: dirname(process.execPath) } : {};

/** Without the folders of the checkout, and those that depend on where one is, such as `node_modules/.bin` (T93). */
function searchPath(path: string, directory: string): string {
  const checkout = repositoryAround(resolve(directory)) ?? resolve(directory);
  const isElsewhere = (folder: string) => isAbsolute(folder) && !isReallyWithin(folder, [checkout]);
  return path.split(delimiter).filter(isElsewhere).join(delimiter);
}

/** The user's environment without git's own variables. Git must not fetch objects that a partial clone lacks, because that starts programs too. */
function environment(directory: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env)
    .filter(([name]) => !name.toUpperCase().startsWith('GIT_'))
    .map(([name, value]) => [
      name,
      name.toUpperCase() === 'PATH' ? searchPath(value ?? '', directory) : value,
    ]);
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
  };
}

const notStarted = 'The program git could not be started; install git, or use `lockproof verify`.';

/** Git may print warnings before the error. */
function reasonIn(stderr: Buffer): string {
  const lines = stderr.toString().split('\n');
  return quoted(lines.find((line) => line.startsWith('fatal: ')) ?? lines[0] ?? '');
}
