import { execFile } from 'node:child_process';
import { UserError } from '../../errors.ts';
import { quoted } from '../../quoted.ts';
import { SourceError } from '../source.ts';

/** A git repository on disk, read with plumbing commands only. */
export interface GitRepository {
  /** The root of the working tree. */
  readonly root: string;
}

interface GitOptions {
  readonly input?: string;
  /** The largest output in bytes; more is an error. */
  readonly maxBytes?: number;
}

/** Git exited with a status other than 0. */
export class GitFailure extends SourceError {
  /** The main line of git's error output. */
  readonly said: string;

  constructor(command: string, said: string, options: ErrorOptions) {
    const message = `Git could not read the repository (git ${command}: ${said}); check the clone with \`git fsck\`.`;
    super('unavailable', message, options);
    this.name = 'GitFailure';
    this.said = said;
  }
}

/**
 * Finds the repository that a folder belongs to.
 *
 * @throws UserError `not-a-repository`, also if git is not installed or refuses the folder's owner.
 */
export async function openRepository(directory: string): Promise<GitRepository> {
  try {
    const root = await runGit(directory, ['rev-parse', '--show-toplevel']);
    return { root: root.toString().replace(/\r?\n$/, '') };
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    throw new UserError(
      'not-a-repository',
      `Git finds no working tree at ${quoted(directory)} (${error.said}); run Lockproof inside a clone, or use \`lockproof verify\`.`,
      { cause: error },
    );
  }
}

/** Runs one git command and returns what it prints. */
export function git(
  repository: GitRepository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<Buffer> {
  return runGit(repository.root, args, options);
}

function runGit(directory: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['-C', directory, ...withoutPrograms, ...args],
      {
        env: environment(),
        encoding: 'buffer',
        maxBuffer: options.maxBytes ?? 512 * 1024 * 1024,
        windowsHide: true,
      },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else if (error.code === 'ENOENT') reject(notInstalled(error));
        else reject(new GitFailure(args[0] ?? '', reasonIn(stderr), { cause: error }));
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(options.input ?? '');
  });
}

/** Overrides settings of the repository that would start programs or change the output. */
const withoutPrograms = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.quotePath', 'false'],
  ['core.pager', 'cat'],
].flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** The user's environment without git's own variables. Git must not fetch objects that a partial clone lacks, because that starts programs too. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'));
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

function notInstalled(cause: Error): UserError {
  return new UserError(
    'not-a-repository',
    'The program git could not be started; install git, or use `lockproof verify`.',
    { cause },
  );
}

/** Git may print warnings before the error. */
function reasonIn(stderr: Buffer): string {
  const lines = stderr.toString().split('\n');
  return quoted(lines.find((line) => line.startsWith('fatal: ')) ?? lines[0] ?? '');
}
