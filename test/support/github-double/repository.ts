import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { encodePath } from '../../../src/source/path-bytes.ts';
import {
  openObjectStore,
  readCommit,
  readTree,
  type StoredObject,
  type TreeItem,
  treeContent,
} from './object-store.ts';

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

type Stored = Omit<TreeItem, 'name'>;

/** A real git repository in its own folder. The same calls give the same shas. */
export interface Repository {
  readonly directory: string;
  /** Adds a commit to a branch and returns its sha. */
  commit(files: Readonly<Record<string, Planted>>, message: string, options?: CommitOptions): string;
  /** Creates or moves a branch. */
  branch(name: string, at: string): void;
  tag(name: string, at: string): void;
  /** Checks out a branch; the working tree is clean afterwards. */
  checkOut(branch: string): void;
  /** The sha of a revision; `null` if there is none. */
  resolve(revision: string): string | null;
  object(sha: string): StoredObject | null;
  /** Adds an object that no commit has, and returns its id. */
  blob(content: string | Uint8Array): string;
  git(args: readonly string[], input?: string | Uint8Array): string;
  gitBytes(args: readonly string[], input?: string | Uint8Array): Buffer;
  remove(): void;
}

export function createRepository(): Repository {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-repository-')));
  const gitFolder = join(directory, '.git');
  const store = openObjectStore(directory);
  let clock = 1_750_000_000;
  /** The content of commits, flat. */
  const contents = new Map<string, ReadonlyMap<string, Stored>>();

  const gitBytes = (args: readonly string[], input: string | Uint8Array = '') =>
    execFileSync('git', ['-C', directory, ...args], {
      input,
      env: environment(clock),
      maxBuffer: 1024 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  const git = (args: readonly string[], input?: string | Uint8Array) =>
    gitBytes(args, input).toString().trim();

  /** The sha that a branch has in a file of its own, as all have that nobody packed. */
  function tipOf(branch: string): string | null {
    const file = join(gitFolder, 'refs/heads', branch);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'latin1').trim() : null;
  }

  function moveTip(branch: string, sha: string): void {
    const file = join(gitFolder, 'refs/heads', branch);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${sha}\n`);
  }

  function resolve(revision: string): string | null {
    const [, name = '', wanted] =
      /^(?:refs\/heads\/)?([\w./-]+)(?:\^\{(commit|tree)\})?$/.exec(revision) ?? [];
    const isSha = /^[0-9a-f]{40}$/.test(name);
    const sha = isSha ? name : existsSync(join(gitFolder, 'refs/tags', name)) ? null : tipOf(name);
    const found = sha === null ? null : store.read(sha);
    if (sha !== null && (wanted === undefined || found?.type === wanted)) return sha;
    if (found?.type === 'commit') return readCommit(found).tree;
    if (isSha && found === null) return null;
    try {
      return git(['rev-parse', '--verify', '--quiet', '--end-of-options', revision]);
    } catch {
      return null;
    }
  }

  function contentOf(commit: string): ReadonlyMap<string, Stored> {
    const known = contents.get(commit) ?? new Map(flat(resolve(`${commit}^{tree}`) ?? '', ''));
    contents.set(commit, known);
    return known;
  }

  function flat(tree: string, folder: string): [string, Stored][] {
    const items = readTree(store.read(tree)?.content ?? Buffer.alloc(0));
    return items.flatMap(({ mode, name, sha }): [string, Stored][] =>
      mode === '40000' ? flat(sha, `${folder}${name}/`) : [[folder + name, { mode, sha }]],
    );
  }

  function writeTree(content: Iterable<readonly [string, Stored]>): string {
    const items: TreeItem[] = [];
    const folders = new Map<string, [string, Stored][]>();
    for (const [path, stored] of content) {
      const slash = path.indexOf('/');
      const name = slash === -1 ? path : path.slice(0, slash);
      if (slash === -1) items.push({ name, ...stored });
      else folders.set(name, [...(folders.get(name) ?? []), [path.slice(slash + 1), stored]]);
    }
    for (const [name, inside] of folders) items.push({ mode: '40000', name, sha: writeTree(inside) });
    return store.write('tree', treeContent(items));
  }

  const blob = (content: string | Uint8Array) => store.write('blob', Buffer.from(content));

  function stored(planted: Exclude<Planted, null>): Stored {
    if (typeof planted === 'string' || planted instanceof Uint8Array)
      return { mode: '100644', sha: blob(planted) };
    if ('symlink' in planted) return { mode: '120000', sha: blob(encodePath(planted.symlink)) };
    if ('executable' in planted) return { mode: '100755', sha: blob(planted.executable) };
    return { mode: '160000', sha: planted.submodule };
  }

  for (const folder of ['objects', 'refs/heads', 'info'])
    mkdirSync(join(gitFolder, folder), { recursive: true });
  writeFileSync(join(gitFolder, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(
    join(gitFolder, 'config'),
    '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n',
  );
  return {
    directory,
    git,
    gitBytes,
    resolve,
    object: store.read,
    blob,
    commit(
      files,
      message,
      { branch = 'main', parents = [tipOf(branch)].filter((tip) => tip !== null) } = {},
    ) {
      clock += 60;
      const before = parents[0] === undefined ? [] : [...contentOf(parents[0])];
      const paths = Object.keys(files);
      const content = new Map(
        before.filter(([path]) => !paths.some((other) => isOneInTheOther(path, other))),
      );
      for (const [path, planted] of Object.entries(files))
        if (planted !== null) content.set(path, stored(planted));
      const by = `Test <test@example.com> ${clock} +0000`;
      const lines = [
        `tree ${writeTree(content)}`,
        ...parents.map((parent) => `parent ${parent}`),
        ...[`author ${by}`, `committer ${by}`, '', message.replace(/\n*$/, '\n')],
      ];
      const sha = store.write('commit', Buffer.from(lines.join('\n')));
      contents.set(sha, content);
      moveTip(branch, sha);
      return sha;
    },
    branch: moveTip,
    tag: (name, at) => void git(['tag', '--annotate', '--message', name, name, at]),
    checkOut(branch) {
      const isEmpty = readdirSync(directory).length === 1;
      git(['checkout', '--quiet', '--force', branch]);
      if (!isEmpty) git(['clean', '--quiet', '--force', '--force', '-dx']);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** Whether two paths are the same, or one is a folder of the other. */
function isOneInTheOther(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
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
