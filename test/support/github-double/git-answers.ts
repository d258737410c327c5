import { type Commit, readCommit, readTree, type TreeItem } from './object-store.ts';
import type { Repository } from './repository.ts';
import type { Schema } from './schema.ts';
import { notFound, ok, type ReceivedRequest, type Reply, refusal, type World } from './world.ts';

const facts = new WeakMap<Repository, Map<string, unknown>>();

/** Computes a fact only once if it depends only on object ids. */
export function once<T>({ repository }: World, fact: string, work: () => T): T {
  const known = facts.get(repository) ?? new Map<string, unknown>();
  facts.set(repository, known);
  if (!known.has(fact)) known.set(fact, work());
  return known.get(fact) as T;
}

export function tree(world: World, request: ReceivedRequest, revision: string): Reply {
  const sha = world.repository.resolve(`${revision}^{tree}`);
  if (sha === null) return notFound();
  const recursive = request.query.has('recursive');
  const all = itemsOf(world, sha, { folder: '', recursive });
  const { truncateTrees } = world.faults;
  const truncated = truncateTrees === 'always' || (truncateTrees === 'recursive' && recursive);
  const answer: Schema<'git-tree'> = {
    sha,
    url: `${repositoryUrl(world)}/git/trees/${sha}`,
    truncated,
    tree: truncated ? all.slice(0, Math.floor(all.length / 2)) : all,
  };
  return ok(answer);
}

export function itemAt({ repository }: World, commit: string, path: string): TreeItem | undefined {
  const steps = path.split('/');
  let tree = repository.resolve(`${commit}^{tree}`);
  for (const [at, step] of steps.entries()) {
    const item = treeOf(repository, tree ?? '').find(({ name }) => name === step);
    if (item === undefined || at === steps.length - 1) return item;
    tree = item.sha;
  }
  return undefined;
}

function treeOf(repository: Repository, sha: string): readonly TreeItem[] {
  const object = repository.object(sha);
  return object?.type === 'tree' ? readTree(object.content) : [];
}

function itemsOf(
  world: World,
  tree: string,
  { folder, recursive }: { readonly folder: string; readonly recursive: boolean },
): Schema<'git-tree'>['tree'] {
  return treeOf(world.repository, tree).flatMap(({ mode, name, sha }) => {
    const path = folder + name;
    const inside =
      recursive && mode === '40000' ? itemsOf(world, sha, { folder: `${path}/`, recursive }) : [];
    return [treeItem(world, { mode, path: path.toWellFormed(), sha }), ...inside];
  });
}

function treeItem(
  world: World,
  { mode, path, sha }: { readonly mode: string; readonly path: string; readonly sha: string },
): Schema<'git-tree'>['tree'][number] {
  const type = mode === '40000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';
  const item = { path, mode: mode.padStart(6, '0'), type, sha };
  if (type === 'commit') return item;
  const url = `${repositoryUrl(world)}/git/${type}s/${sha}`;
  return type === 'blob'
    ? { ...item, size: world.repository.object(sha)?.content.length ?? Number.NaN, url }
    : { ...item, url };
}

export function blob(world: World, sha: string): Reply {
  const bytes = /^[0-9a-f]{40}$/.test(sha) ? blobsOf(world, [sha]).get(sha) : undefined;
  if (bytes === undefined) return notFound();
  const answer: Schema<'blob'> = {
    sha,
    node_id: `B_${sha}`,
    size: bytes.length,
    url: `${repositoryUrl(world)}/git/blobs/${sha}`,
    content: bytes.toString('base64').replace(/.{60}/g, '$&\n'),
    encoding: 'base64',
  };
  return ok(answer);
}

/** The bytes of blobs; what is no blob of the repository is missing. */
export function blobsOf({ repository }: World, shas: readonly string[]): ReadonlyMap<string, Buffer> {
  return new Map(
    shas.flatMap((sha) => {
      const found = repository.object(sha);
      return found?.type === 'blob' ? [[sha, found.content] as const] : [];
    }),
  );
}

/** As the sha alone if the request wants that: then there is no diff. */
export function commit(world: World, { headers }: ReceivedRequest, revision: string): Reply {
  const sha = world.repository.resolve(`${revision}^{commit}`);
  if (sha === null) return refusal(422, `No commit found for SHA: ${revision}`);
  return String(headers.accept).endsWith('.sha') ? shaAnswer(sha) : ok(commitAnswer(world, sha));
}

export function shaAnswer(sha: string): Reply {
  return ok(sha, { 'content-type': 'application/vnd.github.v3.sha; charset=utf-8' });
}

/** Its first page has the diff. GitHub gives up on large ones, whatever else was asked for. */
export function compare(world: World, { query }: ReceivedRequest, basehead: string): Reply {
  const [from = '', to = ''] = basehead.split('...');
  const base = world.repository.resolve(`${from}^{commit}`);
  const head = world.repository.resolve(`${to}^{commit}`);
  if (base === null || head === null) return notFound();
  const mergeBase = commonAncestor(world, base, head);
  if (mergeBase === null) return refusal(404, `No common ancestor between ${from} and ${to}.`);
  const page = Number(query.get('page') ?? '1');
  const ahead = commitsBetween(world, base, head);
  const size = Number(query.get('per_page') ?? '250');
  const behind = commitsBetween(world, head, base).length;
  const url = `${repositoryUrl(world)}/compare/${basehead}`;
  const answer: Schema<'commit-comparison'> = {
    url,
    html_url: url,
    permalink_url: url,
    diff_url: `${url}.diff`,
    patch_url: `${url}.patch`,
    base_commit: commitAnswer(world, base),
    merge_base_commit: commitAnswer(world, mergeBase),
    status: statusOf(ahead.length, behind),
    ahead_by: ahead.length,
    behind_by: behind,
    total_commits: ahead.length,
    commits: ahead.slice((page - 1) * size, page * size).map((sha) => commitAnswer(world, sha)),
    ...(page === 1 ? { files: diffEntries(world, mergeBase, head).slice(0, 300) } : {}),
  };
  return ok(answer);
}

/** Oldest first. */
function commitsBetween(world: World, from: string, to: string): readonly string[] {
  return once(world, `commits ${from} ${to}`, () => {
    const before = historyOf(world, from);
    const dated = [...historyOf(world, to)].filter(([sha]) => !before.has(sha));
    return dated
      .toReversed()
      .toSorted(byDate)
      .map(([sha]) => sha);
  });
}

/** The newest commit that leads to both, unless it leads to another one that does. */
export function commonAncestor(world: World, one: string, other: string): string | null {
  return once(world, `ancestor ${one} ${other}`, () => {
    const others = historyOf(world, other);
    const both = [...historyOf(world, one)].filter(([sha]) => others.has(sha));
    const older = new Set(both.flatMap(([, { parents }]) => parents));
    return (
      both
        .filter(([sha]) => !older.has(sha))
        .toSorted(byDate)
        .at(-1)?.[0] ?? null
    );
  });
}

type Dated = readonly [string, Commit];

function byDate([, one]: Dated, [, other]: Dated): number {
  return one.committer.date.localeCompare(other.committer.date);
}

/** The commits that lead to one, itself included, read without git: a process for each question would take longer than all the rest. */
function historyOf({ repository }: World, tip: string): ReadonlyMap<string, Commit> {
  const history = new Map<string, Commit>();
  const open = [tip];
  for (let sha = open.pop(); sha !== undefined; sha = open.pop()) {
    const object = history.has(sha) ? null : repository.object(sha);
    if (object?.type !== 'commit') continue;
    const commit = readCommit(object);
    history.set(sha, commit);
    open.push(...commit.parents);
  }
  return history;
}

function statusOf(ahead: number, behind: number): Schema<'commit-comparison'>['status'] {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

function commitAnswer(world: World, sha: string): Schema<'commit'> {
  const { tree, parents, author, committer, message } = readCommit(
    world.repository.object(sha) ?? { type: 'commit', content: Buffer.alloc(0) },
  );
  const url = `${repositoryUrl(world)}/commits/${sha}`;
  return {
    url,
    sha,
    node_id: `C_${sha}`,
    html_url: url,
    comments_url: `${url}/comments`,
    commit: {
      url: `${repositoryUrl(world)}/git/commits/${sha}`,
      author,
      committer,
      message: message.trimEnd(),
      comment_count: 0,
      tree: { sha: tree, url: `${repositoryUrl(world)}/git/trees/${tree}` },
    },
    author: null,
    committer: null,
    parents: parents.map((parent) => ({ sha: parent, url: `${repositoryUrl(world)}/commits/${parent}` })),
  };
}

/** The changes between two commits, with renames, as in GitHub's lists of files for pull requests and comparisons. */
export function diffEntries(world: World, from: string, to: string): Schema<'diff-entry'>[] {
  return once(world, `diff ${from} ${to}`, () => readDiff(world, from, to));
}

function readDiff(world: World, from: string, to: string): Schema<'diff-entry'>[] {
  // Names and patches of one process, in the same order: a process for each file would cost minutes in large changes.
  const asked = ['diff-tree', '-r', '-M', '--raw', '-p', '-z', '--no-abbrev', from, to];
  const [names = '', ...more] = world.repository.gitBytes(asked).toString().split('\0\0');
  const fields = names === '' ? [] : `${names}\0`.split('\0');
  const patches = more
    .join('\0\0')
    .trimEnd()
    .split(/^diff --git .*$/m);
  const entries: Schema<'diff-entry'>[] = [];
  while (fields.length > 1) {
    const [, , , sha = '', letter = ''] = (fields.shift() ?? '').split(' ');
    const first = fields.shift() ?? '';
    const renamed = letter.startsWith('R');
    const filename = renamed ? (fields.shift() ?? '') : first;
    patches.shift();
    // A file that becomes a symlink is a removed file and an added one.
    if (letter === 'T') patches.shift();
    entries.push({
      sha: letter === 'D' ? null : sha,
      filename,
      status: statusOfLetter(letter),
      ...countsOf(hunksOf(patches[0] ?? '')),
      blob_url: `https://github.com/${world.owner}/${world.repo}/blob/${to}/${filename}`,
      raw_url: `https://github.com/${world.owner}/${world.repo}/raw/${to}/${filename}`,
      contents_url: `${repositoryUrl(world)}/contents/${filename}?ref=${to}`,
      ...(renamed ? { previous_filename: first } : {}),
    });
  }
  return entries;
}

function statusOfLetter(letter: string): Schema<'diff-entry'>['status'] {
  if (letter === 'A') return 'added';
  if (letter === 'D') return 'removed';
  if (letter.startsWith('R')) return 'renamed';
  return letter === 'T' ? 'changed' : 'modified';
}

/** GitHub leaves out the patch of a file with more: 500 KB or 20,000 lines (About comparing branches, Limits for viewing content and diffs). */
const largestPatch = 500_000;
const longestPatch = 20_000;

function countsOf(patch: string) {
  const lines = patch.split('\n');
  const additions = lines.filter((line) => line.startsWith('+')).length;
  const deletions = lines.filter((line) => line.startsWith('-')).length;
  const shown = patch !== '' && patch.length <= largestPatch && lines.length <= longestPatch;
  return { additions, deletions, changes: additions + deletions, ...(shown ? { patch } : {}) };
}

/** Only the hunks, as in GitHub's `patch`. */
export function patchOf(world: World, from: string, to: string, paths: readonly string[]): string {
  const among = paths.map((path) => `:(literal)${path}`);
  return once(world, `patch ${from} ${to} ${among.join('\0')}`, () =>
    hunksOf(world.repository.git(['diff', '-M', from, to, '--', ...among])),
  );
}

function hunksOf(diff: string): string {
  const start = diff.indexOf('\n@@ ');
  return start === -1 ? '' : diff.slice(start + 1);
}

export function repositoryUrl({ url, owner, repo }: World): string {
  return `${url}/repos/${owner}/${repo}`;
}
