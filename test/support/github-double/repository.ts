import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePath } from '../../../src/source/path-bytes.ts';

/** The content that a commit writes at a path; `null` removes the path. In paths and in targets of symlinks a byte that is no UTF-8 is U+DC80 to U+DCFF. */
export type Planted =
  | string
  | Uint8Array
  | { readonly symlink: string }
  | { readonly submodule: string }
  | { readonly executable: string }
  | null;

export interface CommitOptions {
  /** Default: `main`. A missing branch is created, without a parent. */
  readonly branch?: string;
  /** Instead of the branch's tip. Two parents make a merge; its tree is that of the first parent, with `files`. */
  readonly parents?: readonly string[];
}

/** A real git repository in its own folder, written by plumbing commands. The same calls give the same shas. */
export interface Repository {
  readonly directory: string;
  /** Adds a commit to a branch and returns its sha. */
  commit(files: Readonly<Record<string, Planted>>, message: string, options?: CommitOptions): string;
  /** Creates or moves a branch. */
  branch(name: string, at: string): void;
  tag(name: string, at: string): void;
  /** Checks out a branch; the working tree is clean afterwards. */
  checkOut(branch: string): void;
  git(args: readonly string[], input?: string | Uint8Array): string;
  gitBytes(args: readonly string[], input?: string | Uint8Array): Buffer;
  remove(): void;
}

export function createRepository(): Repository {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-repository-')));
  let clock = 1_750_000_000;
  /** The object ids of texts that were written. */
  const blobs = new Map<string, string>();

  function gitBytes(
    args: readonly string[],
    input: string | Uint8Array = '',
    env: Readonly<Record<string, string>> = {},
  ) {
    return execFileSync('git', ['-C', directory, ...args], {
      input,
      env: { ...environment(clock), ...env },
      maxBuffer: 1024 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  }

  const git = (args: readonly string[], input?: string | Uint8Array) =>
    gitBytes(args, input).toString().trim();

  function tipOf(branch: string): string[] {
    return git(['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`])
      .split('\n')
      .filter(Boolean);
  }

  function writeTree(files: Readonly<Record<string, Planted>>, parent: string | undefined): string {
    const index = { GIT_INDEX_FILE: join(directory, '.git', 'index-of-builder') };
    gitBytes(['read-tree', ...(parent === undefined ? ['--empty'] : [parent])], '', index);
    const lines = Object.entries(files).map(([path, planted]) => {
      const { mode, sha } = store(planted);
      return encodePath(`${mode} ${sha}\t${path}\0`);
    });
    gitBytes(['update-index', '-z', '--index-info'], Buffer.concat(lines), index);
    return gitBytes(['write-tree', '--missing-ok'], '', index).toString().trim();
  }

  function store(planted: Planted): { mode: string; sha: string } {
    if (planted === null) return { mode: '0', sha: '0'.repeat(40) };
    const blob = (content: string | Uint8Array) => {
      const known = typeof content === 'string' ? blobs.get(content) : undefined;
      const sha = known ?? git(['hash-object', '-w', '--no-filters', '--stdin'], content);
      if (typeof content === 'string') blobs.set(content, sha);
      return sha;
    };
    if (typeof planted === 'string' || planted instanceof Uint8Array)
      return { mode: '100644', sha: blob(planted) };
    if ('symlink' in planted) return { mode: '120000', sha: blob(encodePath(planted.symlink)) };
    if ('executable' in planted) return { mode: '100755', sha: blob(planted.executable) };
    return { mode: '160000', sha: planted.submodule };
  }

  git(['init', '--quiet', '--initial-branch=main']);
  return {
    directory,
    git,
    gitBytes: (args, input) => gitBytes(args, input),
    commit(files, message, { branch = 'main', parents = tipOf(branch) } = {}) {
      clock += 60;
      const tree = writeTree(files, parents[0]);
      const sha = git(['commit-tree', tree, '-m', message, ...parents.flatMap((parent) => ['-p', parent])]);
      git(['update-ref', `refs/heads/${branch}`, sha]);
      return sha;
    },
    branch: (name, at) => void git(['update-ref', `refs/heads/${name}`, at]),
    tag: (name, at) => void git(['tag', '--annotate', '--message', name, name, at]),
    checkOut(branch) {
      git(['checkout', '--quiet', '--force', branch]);
      git(['reset', '--quiet', '--hard', branch]);
      git(['clean', '--quiet', '--force', '--force', '-dx']);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** The git settings of the machine and the user have no effect. */
function environment(clock: number): Record<string, string> {
  const identity = { NAME: 'Test', EMAIL: 'test@example.com', DATE: `${clock} +0000` };
  const person = (role: string) =>
    Object.entries(identity).map(([key, value]) => [`GIT_${role}_${key}`, value]);
  return {
    PATH: process.env.PATH ?? '',
    HOME: tmpdir(),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...Object.fromEntries([...person('AUTHOR'), ...person('COMMITTER')]),
  };
}
