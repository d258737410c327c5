import { folderOf } from '../../src/paths.ts';
import type { GitHubRepository } from '../../src/source/github/octokit.ts';
import { createOctokit } from '../../src/source/github/octokit.ts';
import { blobSha, type TreeEntry } from '../../src/source/tree.ts';
import { blobsOf, entriesOf, type PlantedFiles } from './in-memory-revision.ts';

/*
 * GitHub's API for reading commits, in memory and behind the real client: it answers in place of `fetch`. The double with a real repository and a real
 * server is `github-double.ts`; this one is for many small decisions.
 */

export interface PlacedCommit {
  readonly files: PlantedFiles;
  readonly parents?: readonly string[];
}

/** What a server answers; an object is the body of status 200. */
export interface GivenAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface InMemoryGitHub {
  readonly repository: GitHubRepository;
  readonly octokit: GitHubRepository['octokit'];
  /** `GET trees/base recursive`, `GET blobs/…`, `GET commits/main sha`, `POST graphql branch`. */
  readonly asked: string[];
  readonly log: string[];
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

interface InMemoryOptions {
  readonly commits: Readonly<Record<string, PlacedCommit>>;
  /** Names of branches and tags; `heads/…` is tried too. */
  readonly refs?: Readonly<Record<string, string>>;
  /** By `base...head`. */
  readonly mergeBases?: Readonly<Record<string, string>>;
  /** The listings that are cut: `recursive`, or those of these folders too. */
  readonly truncated?: 'recursive' | readonly string[];
  /** A whole answer instead of the usual one; `null`: the usual one. */
  readonly instead?: (asked: string, body: string) => GivenAnswer | null;
  readonly pull?: unknown;
  readonly token?: string;
}

/** The id of a commit by its short name. */
export function idOf(name: string): string {
  return Buffer.from(name).toString('hex').padEnd(40, '0').slice(0, 40);
}

const apiUrl = 'https://api.github.test';

/** GitHub with these commits; put its `fetch` in the place of the global one. */
export function inMemoryGitHub(options: InMemoryOptions): InMemoryGitHub {
  const asked: string[] = [];
  const log: string[] = [];
  const answer = answererOf(options);
  const fetchInMemory = async (url: string, init: RequestInit = {}): Promise<Response> => {
    // A retry that an earlier test did not wait for.
    if (!url.startsWith(`${apiUrl}/`)) throw new TypeError('fetch failed');
    const body = typeof init.body === 'string' ? init.body : '';
    const isSha = /\.sha$/.test(new Headers(init.headers).get('accept') ?? '');
    const question = questionOf(new URL(url), init.method ?? 'GET', body) + (isSha ? ' sha' : '');
    asked.push(question);
    const given = options.instead?.(question, body) ?? answer(question, body);
    const headers = { 'content-type': 'application/json; charset=utf-8', ...given.headers };
    const text = typeof given.body === 'string' ? given.body : JSON.stringify(given.body);
    return Object.defineProperty(new Response(text, { status: given.status, headers }), 'url', {
      value: url,
    });
  };
  const octokit = createOctokit({
    token: options.token ?? 'secret',
    apiUrl,
    userAgent: 'test',
    secondOfWaiting: 0,
    log: (message) => log.push(message),
  });
  return {
    octokit,
    repository: { octokit, owner: 'o', repo: 'r' },
    asked,
    log,
    fetch: fetchInMemory,
  };
}

function questionOf({ pathname, searchParams }: URL, method: string, body: string): string {
  if (pathname === '/graphql') {
    const { query = '' } = JSON.parse(body) as { query?: string };
    const kind = query.includes('potentialMergeCommit')
      ? 'merge'
      : query.includes('branch:')
        ? 'branch'
        : 'blobs';
    return `POST graphql ${kind}`;
  }
  const path = decodeURIComponent(pathname)
    .replace(/^\/repos\/o\/r\/?/, '')
    .replace(/^git\//, '');
  const page = searchParams.get('page');
  return `${method} ${path}${searchParams.has('recursive') ? ' recursive' : ''}${page === null ? '' : ` page ${page}`}`;
}

function answererOf(options: InMemoryOptions): (question: string, body: string) => GivenAnswer {
  const { commits, refs = {}, mergeBases = {}, truncated = [], pull } = options;
  const named = new Map(Object.entries(commits).map(([name, commit]) => [idOf(name), commit]));
  const blobs = blobsOf(...Object.values(commits).map(({ files }) => files));
  const trees = new Map<string, { readonly files: PlantedFiles; readonly folder: string }>();
  for (const [sha, { files }] of named) {
    trees.set(sha, { files, folder: '' });
    for (const folder of foldersOf(files)) trees.set(treeId(files, folder), { files, folder });
  }
  const find = (ref: string) => {
    const name = ref.replace(/^heads\//, '');
    const sha = named.has(name) ? name : refs[name] === undefined ? null : idOf(refs[name]);
    const commit = sha === null ? undefined : named.get(sha);
    return sha === null || commit === undefined
      ? null
      : { sha, parents: (commit.parents ?? []).map((parent) => ({ sha: idOf(parent) })) };
  };
  const ok = (body: unknown): GivenAnswer => ({ status: 200, body });
  const missing: GivenAnswer = { status: 404, body: { message: 'Not Found' } };

  function listing(sha: string, recursive: boolean): GivenAnswer {
    const tree = trees.get(sha);
    if (tree === undefined) return missing;
    const { files, folder } = tree;
    const inside = folder === '' ? '' : `${folder}/`;
    const isCut = recursive ? truncated.length > 0 : truncated !== 'recursive' && truncated.includes(folder);
    const entries = entriesOf(files).filter(
      ({ path }) => path.startsWith(inside) && (recursive || folderOf(path) === folder),
    );
    const items = entries.map((entry) => ({
      path: entry.path.slice(inside.length),
      mode: modeOf(entry),
      sha: entry.kind === 'directory' ? treeId(files, entry.path) : entry.sha,
      ...(entry.kind === 'file' ? { size: entry.size } : {}),
    }));
    return ok({ sha, truncated: isCut, tree: isCut ? items.slice(0, 1) : items });
  }

  function graphQL(body: string): GivenAnswer {
    const { query, variables } = JSON.parse(body) as {
      query: string;
      variables: Readonly<Record<string, string>>;
    };
    if (query.includes('potentialMergeCommit'))
      return pull === undefined
        ? ok({ data: { repository: null } })
        : ok({ data: { repository: { pullRequest: pull } } });
    if (query.includes('branch:')) {
      const found = find((variables.branch ?? 'default').replace('refs/heads/', ''));
      const files = found === null ? {} : (named.get(found.sha)?.files ?? {});
      const entry = entriesOf(files).find(({ path }) => path === variables.path) ?? null;
      const text = entry === null ? undefined : blobs.get(entry.sha);
      const file =
        entry === null
          ? null
          : {
              mode: Number.parseInt(modeOf(entry), 8),
              oid: entry.kind === 'directory' ? treeId(files, entry.path) : entry.sha,
              object:
                text === undefined ? null : { byteSize: text.length, text: Buffer.from(text).toString() },
            };
      const target = found === null ? null : { oid: found.sha, ...('path' in variables ? { file } : {}) };
      return ok({ data: { repository: { branch: target === null ? null : { target } } } });
    }
    const wanted = [...query.matchAll(/(o\d+): object\(oid: "([0-9a-f]+)"\)/g)];
    const objects = wanted.map(([, name = '', sha = '']) => {
      const bytes = blobs.get(sha);
      return [name, bytes === undefined ? null : { text: textOf(bytes) }] as const;
    });
    return ok({ data: { repository: Object.fromEntries(objects) } });
  }

  return (question, body) => {
    const [, path = '', kind = ''] = question.split(' ');
    if (path === 'graphql') return graphQL(body);
    const [what, ...rest] = path.split('/');
    const name = rest.join('/');
    switch (what) {
      case 'trees':
        return listing(name, kind === 'recursive');
      case 'blobs': {
        const bytes = blobs.get(name);
        if (bytes === undefined) return missing;
        return ok({ content: Buffer.from(bytes).toString('base64'), encoding: 'base64' });
      }
      case 'commits': {
        const found = find(name);
        if (found === null || kind !== 'sha') return found === null ? missing : ok(found);
        return {
          ...ok(found.sha),
          headers: { 'content-type': 'application/vnd.github.v3.sha; charset=utf-8' },
        };
      }
      case 'compare': {
        const base = mergeBases[name];
        return base === undefined
          ? { status: 404, body: { message: 'No common ancestor between the two' } }
          : ok({ merge_base_commit: { sha: idOf(base), parents: [] } });
      }
      default:
        return missing;
    }
  };
}

/** GraphQL shows no text of a blob that is none. */
function textOf(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString();
  return Buffer.from(text).equals(bytes) ? text : null;
}

function foldersOf(files: PlantedFiles): readonly string[] {
  return entriesOf(files).flatMap(({ kind, path }) => (kind === 'directory' ? [path] : []));
}

/** The same for folders with the same content. */
function treeId(files: PlantedFiles, folder: string): string {
  const inside = Object.entries(files).filter(([path]) => path.startsWith(`${folder}/`));
  const told = inside.map(([path, planted]) => [
    path.slice(folder.length),
    planted instanceof Uint8Array ? Buffer.from(planted).toString('hex') : planted,
  ]);
  return blobSha(Buffer.from(JSON.stringify(told.toSorted())), '0'.repeat(40));
}

function modeOf({ kind }: TreeEntry): string {
  switch (kind) {
    case 'symlink':
      return '120000';
    case 'submodule':
      return '160000';
    case 'directory':
      return '040000';
    case 'file':
      return '100644';
  }
}
