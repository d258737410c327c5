import type { FolderReader } from '../../configuration/configuration.ts';
import { UserError } from '../../errors.ts';
import type { PathTest } from '../../paths.ts';
import { diskFolderReader, readDiskFile } from '../disk/on-disk.ts';
import { folderReader, isConfiguration } from '../folder-reader.ts';
import { globs } from '../glob.ts';
import { type Revisions, takeSnapshot } from '../snapshot.ts';
import type { Source } from '../source.ts';
import { type GitRepository, openRepository } from './git.ts';
import { listCommit, listCommitFolder, readCommitFile, readGitBlobs, withSizes } from './objects.ts';
import { mergeBaseOf, resolveRevision } from './revision.ts';
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

/**
 * Two revisions of a local git repository, or one and the working tree. Only git itself runs: no hooks, filters, monitors or helpers.
 * Reading throws `UserError` (`not-a-repository`, `unknown-revision`), and `SourceError` if something cannot be read.
 */
export function gitSource(options: GitSourceOptions): Source {
  return {
    async read({ patterns, scope }) {
      const matches = globs(patterns);
      const repository = await openRepository(options.directory);
      const { tip, base } = await resolveBase(repository, options);
      const head = await readHead(repository, options.head, matches, base);
      const snapshot = await takeSnapshot(
        {
          base: base === null ? null : { sha: base, listing: await listCommit(repository, base, matches) },
          ...head,
        },
        scope,
      );
      const commits = { trusted: tip ?? head.head.sha, base: base ?? head.head.sha, head: head.head.sha };
      return {
        ...snapshot,
        readFolder: configurationAt(repository, head.head.sha),
        ...(base === null ? {} : { readBaseFolder: configurationAt(repository, base) }),
        readFile(path, side) {
          const commit = commits[side];
          return commit === null
            ? readDiskFile(repository.root, path)
            : readCommitFile(repository, commit, path);
        },
      };
    },
  };
}

async function readHead(
  repository: GitRepository,
  revision: string | null,
  matches: PathTest,
  base: string | null,
): Promise<Pick<Revisions, 'head' | 'readBlobs'>> {
  if (revision !== null) {
    const sha = await resolveRevision(repository, revision);
    const listing = await listCommit(repository, sha, matches);
    return { head: { sha, listing }, readBlobs: (shas) => readGitBlobs(repository, shas) };
  }
  const { listing, blobs } = await readWorkingTree(repository, matches, base ?? '');
  return {
    head: { sha: null, listing },
    async readBlobs(shas) {
      const stored = await readGitBlobs(
        repository,
        shas.filter((sha) => !blobs.has(sha)),
      );
      return new Map([...blobs, ...stored]);
    },
  };
}

/** The configuration of a commit, or of the working tree. */
function configurationAt(repository: GitRepository, commit: string | null): FolderReader {
  if (commit === null) return diskFolderReader(repository.root);
  return folderReader({
    async list(folder) {
      const entries = await listCommitFolder(repository, commit, folder);
      return [...(await withSizes(repository, entries.filter(isConfiguration))).values()];
    },
    async read(entries) {
      const blobs = await readGitBlobs(repository, [...new Set(entries.map(({ sha }) => sha))]);
      return entries.map(({ sha }) => blobs.get(sha) ?? new Uint8Array());
    },
  });
}

/** The requested base, and the revision to compare with. */
interface Base {
  readonly tip: string | null;
  readonly base: string | null;
}

async function resolveBase(repository: GitRepository, options: GitSourceOptions): Promise<Base> {
  if (options.base === null) return { tip: null, base: null };
  const base = await resolveRevision(repository, options.base);
  if (options.mergeBase !== true) return { tip: base, base };
  const head = await resolveRevision(repository, options.head ?? 'HEAD');
  const common = await mergeBaseOf(repository, base, head);
  if (common !== null) return { tip: base, base: common };
  throw new UserError(
    'unknown-revision',
    `Git finds no common ancestor of ${base} and ${head}; in a shallow clone fetch more history first (\`git fetch --unshallow\`).`,
  );
}
