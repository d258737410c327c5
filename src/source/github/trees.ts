import { z } from 'zod';
import { openMemory } from '../../memory.ts';
import { folderOf, type PathTest } from '../../paths.ts';
import { quoted } from '../../quoted.ts';
import { isAttributesFile } from '../attributes.ts';
import type { Selection } from '../source.ts';
import { SourceError } from '../source-error.ts';
import { isUnderReview, kindOfMode, type Listing, listingOf, type TreeEntry } from '../tree.ts';
import { ask, shaSchema } from './answer.ts';
import type { GitHubRepository } from './octokit.ts';

interface TreesToList {
  readonly base: string | null;
  readonly head: string;
  readonly scope: Selection['scope'];
  readonly matches: PathTest;
}

interface Trees {
  readonly base: Listing;
  readonly head: Listing;
  /** Everything in a commit, by its sha; only if GitHub listed it completely. */
  readonly whole: ReadonlyMap<string, readonly TreeEntry[]>;
  /** The folders whose files of attributes differ; `null` where both commits are listed completely. */
  readonly otherAttributes: readonly string[] | null;
  /**
   * What the change brings to head beside lock files; `null` where both commits are listed completely, or
   * nothing is compared.
   */
  readonly brought: readonly TreeEntry[] | null;
}

/**
 * The lock files of both revisions, from git trees: one recursive listing per side. GitHub truncates the
 * listings of large repositories and says so. Then the trees are read level by level, and with scope
 * `changed` only where the two sides differ (T46), or where other attributes count than before (T58).
 */
export async function listGitHubTrees(
  repository: GitHubRepository,
  { base, head, scope, matches }: TreesToList,
): Promise<Trees> {
  const read = openMemory<Promise<Tree>>();
  let asked = 0;
  const fetchTree = (key: TreeKey) =>
    read(`${key.sha} ${key.recursive}`, () => {
      asked += 1;
      if (asked > mostTrees) throw tooSpread();
      return readTree(repository, key);
    });
  const complete = new Map<string, readonly TreeEntry[]>();
  const found: Record<'base' | 'head', TreeEntry[]> = { base: [], head: [] };
  const attributes: Record<'base' | 'head', TreeEntry[]> = { base: [], head: [] };
  const brought: TreeEntry[] = [];

  async function walk(shas: Sides<string>, folder: string, evenTheSame: boolean): Promise<void> {
    if (scope === 'changed' && shas.base === shas.head && !evenTheSame) return;
    const whole = await both(shas, (sha) => fetchTree({ sha, recursive: true, folder }));
    if (folder === '') keepComplete(shas, whole);
    if (!isTruncated(whole)) return collect(whole, folder);
    const level = await both(shas, (sha) => fetchTree({ sha, recursive: false, folder }));
    if (isTruncated(level)) throw tooLargeFolder(folder);
    collect(level, folder);
    const [left, right] = [foldersOf(level.base), foldersOf(level.head)];
    const below = evenTheSame || foldersThatDiffer(attributesIn(level, folder)).length > 0;
    const names = [...new Set([...left.keys(), ...right.keys()])];
    await Promise.all(
      names.map((name) =>
        walk({ base: left.get(name) ?? null, head: right.get(name) ?? null }, `${folder}${name}/`, below),
      ),
    );
  }

  function keepComplete(shas: Sides<string>, trees: Sides<Tree>): void {
    for (const side of ['base', 'head'] as const) {
      const [sha, tree] = [shas[side], trees[side]];
      if (sha !== null && tree?.truncated === false) complete.set(sha, entriesOf(tree, ''));
    }
  }

  function collect(trees: Sides<Tree>, folder: string): void {
    const listed = attributesIn(trees, folder);
    brought.push(...broughtBy(trees, folder).filter((entry) => !isUnderReview(entry, matches)));
    for (const side of ['base', 'head'] as const) {
      found[side].push(...entriesOf(trees[side], folder).filter((entry) => isUnderReview(entry, matches)));
      attributes[side].push(...listed[side]);
    }
  }

  await walk({ base, head }, '', false);
  const isComplete = [base, head].every((sha) => sha === null || complete.has(sha));
  return {
    base: listingOf(found.base),
    head: listingOf(found.head),
    whole: complete,
    otherAttributes: isComplete ? null : foldersThatDiffer(attributes),
    brought: isComplete || base === null ? null : brought,
  };
}

/** What head has at other places than base, or otherwise; folders aside. */
function broughtBy(trees: Sides<Tree>, folder: string): readonly TreeEntry[] {
  const before = new Map(entriesOf(trees.base, folder).map((entry) => [entry.path, entry]));
  return entriesOf(trees.head, folder).filter(({ path, kind, sha }) => {
    const old = before.get(path);
    return kind !== 'directory' && (old?.sha !== sha || old.kind !== kind);
  });
}

function attributesIn(trees: Sides<Tree>, folder: string): Record<'base' | 'head', readonly TreeEntry[]> {
  const inTree = (tree: Tree | null) =>
    entriesOf(tree, folder).filter(({ path, kind }) => isAttributesFile(path) && kind !== 'directory');
  return { base: inTree(trees.base), head: inTree(trees.head) };
}

function foldersThatDiffer({ base, head }: Record<'base' | 'head', readonly TreeEntry[]>): readonly string[] {
  const [before, now] = [base, head].map((side) => new Map(side.map(({ path, sha }) => [path, sha])));
  const paths = new Set([...base, ...head].map(({ path }) => path));
  return [...paths].filter((path) => before?.get(path) !== now?.get(path)).map(folderOf);
}

/** The entries directly in one tree; paths are bare names. */
export async function readTreeLevel(
  repository: GitHubRepository,
  sha: string,
  folder: string,
): Promise<{ readonly entries: readonly TreeEntry[]; readonly truncated: boolean }> {
  const tree = await readTree(repository, { sha, recursive: false, folder });
  return { entries: entriesOf(tree, ''), truncated: tree.truncated };
}

interface Sides<T> {
  readonly base: T | null;
  readonly head: T | null;
}

interface TreeKey {
  readonly sha: string;
  readonly recursive: boolean;
  /** For messages: the path of the tree with a final slash; empty for the root. */
  readonly folder: string;
}

type Tree = z.infer<typeof treeSchema>;

async function both<T>(shas: Sides<string>, read: (sha: string) => Promise<T>): Promise<Sides<T>> {
  const [base, head] = await Promise.all(
    [shas.base, shas.head].map((sha) => (sha === null ? null : read(sha))),
  );
  return { base: base ?? null, head: head ?? null };
}

function isTruncated(trees: Sides<Tree>): boolean {
  return trees.base?.truncated === true || trees.head?.truncated === true;
}

function foldersOf(tree: Tree | null): Map<string, string> {
  const folders = tree?.tree.filter((item) => kindOfMode(item.mode) === 'directory') ?? [];
  return new Map(folders.map((item) => [item.path, item.sha]));
}

function entriesOf(tree: Tree | null, folder: string): TreeEntry[] {
  return (tree?.tree ?? []).map((item) => ({
    path: `${folder}${item.path}`,
    kind: kindOfMode(item.mode),
    sha: item.sha,
    size: item.size ?? 0,
  }));
}

async function readTree({ octokit, owner, repo }: GitHubRepository, key: TreeKey): Promise<Tree> {
  const where =
    key.folder === '' ? `the files of commit ${key.sha}` : `the files of the folder ${quoted(key.folder)}`;
  const tree = await ask(`${where} of ${owner}/${repo}`, treeSchema, () =>
    octokit.rest.git.getTree({
      owner,
      repo,
      tree_sha: key.sha,
      ...(key.recursive ? { recursive: '1' } : {}),
    }),
  );
  refuseTwins(tree, key.folder);
  return tree;
}

/** Of two names that are no UTF-8 GitHub may show the same, so that one entry would hide the other (T88). */
function refuseTwins({ tree }: Tree, folder: string): void {
  const seen = new Set<string>();
  for (const { path } of tree) {
    if (seen.has(path))
      throw new SourceError(
        'malformed-answer',
        `Two entries of the revision are both called ${quoted(`${folder}${path}`)} in GitHub's answer, which shows every name that is no UTF-8 with the same sign; rename one of them so that each can be reviewed, or run \`lockproof review\` in a clone.`,
      );
    seen.add(path);
  }
}

/** A change that touches few folders needs few; a hostile one nests them without end (T68). */
const mostTrees = 200;

function tooSpread(): SourceError {
  return new SourceError(
    'unavailable',
    `GitHub does not list this repository completely, and the change needs more than ${mostTrees} listings of folders; run \`lockproof review\` in a clone instead.`,
  );
}

function tooLargeFolder(folder: string): SourceError {
  const name = folder === '' ? 'the root folder' : `the folder ${quoted(folder)}`;
  return new SourceError(
    'unavailable',
    `GitHub does not list ${name} completely because it has too many files; run \`lockproof review\` in a clone instead.`,
  );
}

const treeSchema = z.object({
  truncated: z.boolean(),
  tree: z.array(
    z.object({ path: z.string().min(1), mode: z.string(), sha: shaSchema, size: z.number().optional() }),
  ),
});
