import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { UserError } from '../../errors.ts';
import { openMemory } from '../../memory.ts';
import { folderOf } from '../../paths.ts';
import { type AttributesFile, attributeReader, plainText } from '../attributes.ts';
import { maySearch } from '../changed-texts.ts';
import { isConfiguration } from '../configuration-file.ts';
import { globs, type PathTest } from '../glob.ts';
import { contentIn, type RevisionTree } from '../revision-tree.ts';
import { takeSnapshot } from '../snapshot.ts';
import { changesBetween, type Source } from '../source.ts';
import { type Content, isUnderReview, type Listing, listingOf, type TreeEntry } from '../tree.ts';
import { refuseUnmatched } from '../unmatched.ts';
import { answerOf, type GitRepository, openRepository } from './git.ts';
import { openCommits } from './objects.ts';
import { mergeBasesOf, resolveRevision } from './revision.ts';
import { readWorkingTree } from './working-tree.ts';

interface GitSourceOptions {
  /** Any folder of the working tree. */
  readonly directory: string;
  /** A revision in git's syntax, or `null` if there is nothing to compare with. */
  readonly base: string | null;
  /** A revision, or `null` for the working tree. */
  readonly head: string | null;
  /** Compare with the merge base of the two, as a pull request does. Default: with the base itself. */
  readonly mergeBase?: boolean;
}

/** Two revisions of a local git repository, or one and the working tree. Only git itself runs: no hooks, filters, monitors or helpers. Reading throws `UserError` (`not-a-repository`, `unknown-revision`), and `SourceError` if something cannot be read. */
export function gitSource(options: GitSourceOptions): Source {
  return {
    async read({ patterns, scope }) {
      const matches = globs(patterns);
      const repository = await openRepository(options.directory);
      const attributes = await machineAttributes(repository);
      const commitOf = (revision: string) => resolveRevision(repository, revision);
      const tip = options.base === null ? null : await commitOf(options.base);
      const headSha = options.head === null ? null : await commitOf(options.head);
      const baseSha =
        tip === null || options.mergeBase !== true
          ? tip
          : await mergeBaseOf(repository, tip, headSha ?? (await commitOf('HEAD')));
      const treeAt = openCommits(repository);
      if (baseSha !== null && headSha !== null)
        await bringChanged(await treeAt(baseSha), await treeAt(headSha), matches);
      const viewOf = (tree: RevisionTree, lockFiles: Listing) => {
        return { lockFiles, tree, attributesOf: attributeReader(tree, attributes), matches };
      };
      const view = async (sha: string) => {
        const tree = await treeAt(sha);
        const entries = [...(tree.whole?.values() ?? [])].filter((entry) => isUnderReview(entry, matches));
        return { sha, ...viewOf(tree, listingOf(await tree.measure(entries))) };
      };
      const viewOfWorkingTree = async () => {
        const current = async () => treeAt(await commitOf('HEAD'));
        const commits = baseSha === null ? [] : [() => treeAt(baseSha), current];
        const { readFile, ...read } = await readWorkingTree(repository, matches, baseSha ?? '', commits);
        return { sha: null, readFile, ...viewOf(read.tree, read.lockFiles) };
      };
      const base = baseSha === null ? null : await view(baseSha);
      const head =
        headSha === null ? await viewOfWorkingTree() : { ...(await view(headSha)), readFile: null };
      const idle = await refuseUnmatched(patterns, [head, ...(base === null ? [] : [base])]);
      const snapshot = await takeSnapshot({ base, head }, scope);
      const contents = openMemory<Promise<Content>>();
      const commits = { trusted: tip ?? head.sha, base: baseSha ?? head.sha, head: head.sha };
      return {
        ...snapshot,
        notices: [...snapshot.notices, ...idle],
        surroundings: { head, ...(base && { base }) },
        async readFile(path, side, most) {
          const commit = commits[side];
          if (commit === null && head.readFile !== null) return head.readFile(path, most);
          const tree = await treeAt(commit ?? '');
          const { kind, sha = `${commit} ${path}` } = (await tree.at(path)) ?? {};
          // Most changes leave the policy as it is, and each process of git takes milliseconds.
          return contents(`${kind} ${sha} ${most}`, () => contentIn(tree, path, most));
        },
      };
    },
  };
}

/** Requests at once all that a review of two commits most likely reads: each process of git takes milliseconds. */
async function bringChanged(base: RevisionTree, head: RevisionTree, matches: PathTest): Promise<void> {
  const isRead = (entry: TreeEntry) => isUnderReview(entry, matches) || maySearch(entry);
  const changed = (await changesBetween(base, head, isRead)) ?? [];
  const folders = new Set(changed.filter(({ path }) => matches(path)).map(({ path }) => folderOf(path)));
  const isBeside = (entry: TreeEntry) => isConfiguration(entry) && folders.has(folderOf(entry.path));
  const beside = [...(head.whole?.values() ?? [])].filter(isBeside);
  await head.bring?.([...changed.flatMap((pair) => [pair.base ?? [], pair.head ?? []].flat()), ...beside]);
}

/** The tip itself if there are several: one alone may hide what a merge brings (T69). */
async function mergeBaseOf(repository: GitRepository, tip: string, head: string): Promise<string> {
  const [common = null, ...others] = await mergeBasesOf(repository, tip, head);
  if (others.length > 0) return tip;
  if (common !== null) return common;
  throw new UserError(
    'unknown-revision',
    `Git finds no common ancestor of ${tip} and ${head}; in a shallow clone fetch more history first (\`git fetch --unshallow\`).`,
  );
}

/** The attributes that git takes from outside of the tree: `core.attributesFile`, and `info/attributes` of the repository. */
export async function machineAttributes(repository: GitRepository): Promise<readonly AttributesFile[]> {
  const standard = join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'git/attributes');
  const own = await answerOf(repository, ['config', '--type=path', '--get', 'core.attributesFile']);
  return Promise.all(
    [own ?? standard, repository.infoAttributes].map(async (named) => {
      const path = resolve(repository.root, named);
      // Git as well goes on without a file that is not there, or that it may not read.
      return { path, folder: '', text: plainText(await readFile(path).catch(() => Buffer.of())) };
    }),
  );
}
