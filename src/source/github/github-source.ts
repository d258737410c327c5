import { z } from 'zod';
import type { FolderReader } from '../../configuration/configuration.ts';
import { UserError } from '../../errors.ts';
import { openMemory } from '../../memory.ts';
import { folderOf } from '../../paths.ts';
import { quoted } from '../../quoted.ts';
import { folderReader, isConfiguration } from '../folder-reader.ts';
import { globs } from '../glob.ts';
import { takeSnapshot } from '../snapshot.ts';
import type { Source } from '../source.ts';
import type { TreeEntry } from '../tree.ts';
import { ask, messageOf, statusOf } from './answer.ts';
import { gitHubFiles, readGitHubBlobs } from './files.ts';
import type { GitHubRepository } from './octokit.ts';
import { listGitHubTrees } from './trees.ts';

interface GitHubSourceOptions extends GitHubRepository {
  /** Commit sha, branch or tag; `null` if there is nothing to compare with. */
  readonly base: string | null;
  readonly head: string;
  /** Compare with the merge base of the two, as a pull request does, not with the base itself. */
  readonly mergeBase: boolean;
}

/**
 * Two revisions, read through GitHub's API without a checkout: nothing of the pull request is run or written to disk (T38). Both are pinned
 * to commits before anything is listed (T43). The target repository also has the commits of forks. Reading throws `UserError` for a mistake
 * in the workflow, and `SourceError` if GitHub could not be asked.
 */
export function githubSource(options: GitHubSourceOptions): Source {
  return {
    async read({ patterns, scope }) {
      const matches = globs(patterns);
      const head = await resolveCommit(options, options.head);
      const { tip, base, notices } = await resolveBase(options, head);
      const tips = openMemory<Promise<string>>();
      const trees = await listGitHubTrees(options, { base, head, scope, matches });
      const files = gitHubFiles(options, trees.whole);
      const folders = configurationIn(options);
      const [listed, listedBefore] = [
        trees.whole.get(head),
        base === null ? undefined : trees.whole.get(base),
      ];
      const snapshot = await takeSnapshot(
        {
          base: base === null ? null : { sha: base, listing: trees.base },
          head: { sha: head, listing: trees.head },
          readBlobs: (shas) => readGitHubBlobs(options, shas),
        },
        scope,
      );
      return {
        ...snapshot,
        notices: [...notices, ...snapshot.notices],
        async readFile(path, side) {
          const commits = {
            trusted: tip ?? (await tips('default branch', () => readDefaultBranch(options))),
            base: base ?? head,
            head,
          };
          return files(commits[side], path);
        },
        ...(listed === undefined ? {} : { readFolder: folders(listed) }),
        ...(listedBefore === undefined ? {} : { readBaseFolder: folders(listedBefore) }),
      };
    },
  };
}

/** Requests each blob once, even if several folders and commits have it. */
function configurationIn(repository: GitHubRepository): (entries: readonly TreeEntry[]) => FolderReader {
  const blobs = new Map<string, Uint8Array>();
  return (entries) => {
    const folders = Map.groupBy(entries.filter(isConfiguration), ({ path }) => folderOf(path));
    return folderReader({
      list: async (folder) => folders.get(folder) ?? [],
      async read(files) {
        const wanted = new Set(files.map(({ sha }) => sha).filter((sha) => !blobs.has(sha)));
        for (const [sha, bytes] of await readGitHubBlobs(repository, [...wanted])) blobs.set(sha, bytes);
        return files.map(({ sha }) => blobs.get(sha) ?? new Uint8Array());
      },
    });
  };
}

interface Base {
  /** The tip of the base branch. The merge base may be much older. */
  readonly tip: string | null;
  readonly base: string | null;
  readonly notices: readonly string[];
}

async function resolveBase(options: GitHubSourceOptions, head: string): Promise<Base> {
  if (options.base === null) return { tip: null, base: null, notices: [] };
  const tip = await resolveCommit(options, options.base);
  return options.mergeBase ? findMergeBase(options, tip, head) : { tip, base: tip, notices: [] };
}

async function findMergeBase(
  { octokit, owner, repo }: GitHubRepository,
  tip: string,
  head: string,
): Promise<Base> {
  try {
    const comparison = await ask(`the merge base of ${tip} and ${head}`, comparisonSchema, () =>
      octokit.rest.repos.compareCommitsWithBasehead({
        owner,
        repo,
        basehead: `${tip}...${head}`,
        per_page: 1,
      }),
    );
    return { tip, base: comparison.merge_base_commit.sha, notices: [] };
  } catch (error) {
    if (!(error instanceof UserError) || !isWithoutAncestor(error.cause)) throw error;
    return {
      tip,
      base: tip,
      notices: [
        `The two revisions have no common ancestor, so they are compared directly: ${tip} with ${head}.`,
      ],
    };
  }
}

/** GitHub gives this answer for unrelated histories. Any other 404 means that it does not show the commits. */
function isWithoutAncestor(error: unknown): boolean {
  return statusOf(error) === 404 && messageOf(error).startsWith('No common ancestor');
}

async function resolveCommit({ octokit, owner, repo }: GitHubRepository, revision: string): Promise<string> {
  if (shaSchema.safeParse(revision).success) return revision;
  const commit = await ask(`the revision ${quoted(revision)} of ${owner}/${repo}`, commitSchema, () =>
    octokit.rest.repos.getCommit({ owner, repo, ref: revision, per_page: 1 }),
  );
  return commit.sha;
}

/** The commit that the default branch points to. */
async function readDefaultBranch(options: GitHubSourceOptions): Promise<string> {
  const { octokit, owner, repo } = options;
  const repository = await ask(`the repository ${owner}/${repo}`, repositorySchema, () =>
    octokit.rest.repos.get({ owner, repo }),
  );
  return resolveCommit(options, `heads/${repository.default_branch}`);
}

const repositorySchema = z.object({ default_branch: z.string().min(1) });
const shaSchema = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const commitSchema = z.object({ sha: shaSchema });
const comparisonSchema = z.object({ merge_base_commit: commitSchema });
