import type { Repository } from './repository.ts';
import type { Schema } from './schema.ts';
import { notFound, ok, type ReceivedRequest, type Reply, refusal, type World } from './world.ts';

const facts = new WeakMap<Repository, Map<string, unknown>>();

/** Computes a fact only once if it depends only on object ids. */
function once<T>({ repository }: World, fact: string, work: () => T): T {
  const known = facts.get(repository) ?? new Map<string, unknown>();
  facts.set(repository, known);
  if (!known.has(fact)) known.set(fact, work());
  return known.get(fact) as T;
}

/** The sha of a revision; `null` if there is none. */
export function resolve(world: World, revision: string): string | null {
  const pinned = /^[0-9a-f]{40}\^/.test(revision);
  return pinned ? once(world, `sha ${revision}`, () => parse(world, revision)) : parse(world, revision);
}

function parse(world: World, revision: string): string | null {
  try {
    return world.repository.git(['rev-parse', '--verify', '--quiet', '--end-of-options', revision]);
  } catch {
    return null;
  }
}

export function tree(world: World, request: ReceivedRequest, revision: string): Reply {
  const sha = resolve(world, `${revision}^{tree}`);
  if (sha === null) return notFound();
  const recursive = request.query.has('recursive');
  const listed = world.repository.gitBytes([
    'ls-tree',
    '-z',
    '--long',
    ...(recursive ? ['-r', '-t'] : []),
    sha,
  ]);
  const all = listed
    .toString()
    .split('\0')
    .filter(Boolean)
    .map((record) => treeItem(world, record));
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

function treeItem(world: World, record: string): Schema<'git-tree'>['tree'][number] {
  const [fields = '', path = ''] = record.split('\t');
  const [mode = '', type = '', sha = '', size = '-'] = fields.split(/ +/);
  const item = { path, mode, type, sha };
  if (type === 'commit') return item;
  const url = `${repositoryUrl(world)}/git/${type}s/${sha}`;
  return type === 'blob' ? { ...item, size: Number(size), url } : { ...item, url };
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
  const output = repository.gitBytes(['cat-file', '--batch'], shas.map((sha) => `${sha}\n`).join(''));
  const blobs = new Map<string, Buffer>();
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf('\n', at);
    const [sha = '', type = '', size = '0'] = output.subarray(at, end).toString().split(' ');
    const length = type === 'missing' ? -1 : Number(size);
    if (type === 'blob') blobs.set(sha, output.subarray(end + 1, end + 1 + length));
    at = end + 1 + length + 1;
  }
  return blobs;
}

export function commit(world: World, revision: string): Reply {
  const sha = resolve(world, `${revision}^{commit}`);
  if (sha === null) return refusal(422, `No commit found for SHA: ${revision}`);
  return ok(commitAnswer(world, sha));
}

export function compare(world: World, basehead: string): Reply {
  const [from = '', to = ''] = basehead.split('...');
  const base = resolve(world, `${from}^{commit}`);
  const head = resolve(world, `${to}^{commit}`);
  if (base === null || head === null) return notFound();
  const mergeBase = commonAncestor(world, base, head);
  if (mergeBase === null) return refusal(404, `No common ancestor between ${from} and ${to}.`);
  const { git } = world.repository;
  const ahead = git(['rev-list', '--reverse', `${base}..${head}`])
    .split('\n')
    .filter(Boolean);
  const behind = Number(git(['rev-list', '--count', `${head}..${base}`]));
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
    commits: ahead.map((sha) => commitAnswer(world, sha)),
    files: diffEntries(world, mergeBase, head).slice(0, 300),
  };
  return ok(answer);
}

export function commonAncestor(world: World, one: string, other: string): string | null {
  try {
    return world.repository.git(['merge-base', one, other]);
  } catch {
    return null;
  }
}

function statusOf(ahead: number, behind: number): Schema<'commit-comparison'>['status'] {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

function commitAnswer(world: World, sha: string): Schema<'commit'> {
  return once(world, `commit ${sha}`, () => readCommit(world, sha));
}

function readCommit(world: World, sha: string): Schema<'commit'> {
  const format = ['%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'].join('%x00');
  const fields = world.repository.git(['show', '--no-patch', `--format=${format}`, sha]).split('\0');
  const [
    treeSha = '',
    parents = '',
    name = '',
    email = '',
    date = '',
    byName = '',
    byEmail = '',
    on = '',
    message = '',
  ] = fields;
  const url = `${repositoryUrl(world)}/commits/${sha}`;
  return {
    url,
    sha,
    node_id: `C_${sha}`,
    html_url: url,
    comments_url: `${url}/comments`,
    commit: {
      url: `${repositoryUrl(world)}/git/commits/${sha}`,
      author: { name, email, date },
      committer: { name: byName, email: byEmail, date: on },
      message,
      comment_count: 0,
      tree: { sha: treeSha, url: `${repositoryUrl(world)}/git/trees/${treeSha}` },
    },
    author: null,
    committer: null,
    parents: parents
      .split(' ')
      .filter(Boolean)
      .map((parent) => ({ sha: parent, url: `${repositoryUrl(world)}/commits/${parent}` })),
  };
}

/** The changes between two commits, with renames, as in GitHub's lists of files for pull requests and comparisons. */
export function diffEntries(world: World, from: string, to: string): Schema<'diff-entry'>[] {
  return once(world, `diff ${from} ${to}`, () => readDiff(world, from, to));
}

function readDiff(world: World, from: string, to: string): Schema<'diff-entry'>[] {
  const raw = world.repository.gitBytes(['diff-tree', '-r', '-M', '--raw', '-z', '--no-abbrev', from, to]);
  const fields = raw.toString().split('\0');
  const entries: Schema<'diff-entry'>[] = [];
  while (fields.length > 1) {
    const [, , , sha = '', letter = ''] = (fields.shift() ?? '').split(' ');
    const first = fields.shift() ?? '';
    const renamed = letter.startsWith('R');
    const filename = renamed ? (fields.shift() ?? '') : first;
    entries.push({
      sha: letter === 'D' ? null : sha,
      filename,
      status: statusOfLetter(letter),
      ...countsOf(world, from, to, renamed ? [first, filename] : [filename]),
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

function countsOf(world: World, from: string, to: string, paths: readonly string[]) {
  const patch = patchOf(world, from, to, paths);
  const lines = patch.split('\n');
  const additions = lines.filter((line) => line.startsWith('+')).length;
  const deletions = lines.filter((line) => line.startsWith('-')).length;
  const shown = patch !== '' && patch.length <= largestPatch && lines.length <= longestPatch;
  return { additions, deletions, changes: additions + deletions, ...(shown ? { patch } : {}) };
}

/** Only the hunks, as in GitHub's `patch`. */
export function patchOf(world: World, from: string, to: string, paths: readonly string[]): string {
  const diff = world.repository.git([
    'diff',
    '-M',
    from,
    to,
    '--',
    ...paths.map((path) => `:(literal)${path}`),
  ]);
  const start = diff.indexOf('\n@@ ');
  return start === -1 ? '' : diff.slice(start + 1);
}

export function repositoryUrl({ url, owner, repo }: World): string {
  return `${url}/repos/${owner}/${repo}`;
}
