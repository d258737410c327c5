import { gitSource } from '../../src/source/git/git-source.ts';
import { githubSource } from '../../src/source/github/github-source.ts';
import { createOctokit } from '../../src/source/github/octokit.ts';
import type { Source } from '../../src/source/source.ts';
import { type GitHubDouble, startGitHubDouble } from './github-double/github-double.ts';
import { createRepository, type Repository } from './github-double/repository.ts';

type Files = Parameters<Repository['commit']>[0];

export const places = ['git', 'working tree', 'github'] as const;
export type Place = (typeof places)[number];

/** A commit on `main` and one on `feature`, for reading from every place that a review supports. */
export interface TwoCommits {
  readonly github: GitHubDouble;
  sourceFrom(place: Place): Source;
  close(): Promise<void>;
}

/** @param changes the changes of the commit on the branch */
export async function startTwoCommits(files: Files, changes: Files): Promise<TwoCommits> {
  const repository = createRepository();
  const base = repository.commit(files, 'base');
  repository.branch('feature', base);
  const head = repository.commit(changes, 'head', { branch: 'feature' });
  const github = await startGitHubDouble({ repository });
  const { directory } = repository;
  return {
    github,
    sourceFrom(place) {
      switch (place) {
        case 'git':
          return gitSource({ directory, base, head });
        case 'working tree':
          repository.checkOut('feature');
          return gitSource({ directory, base, head: null });
        case 'github': {
          const { owner, repo, url: apiUrl } = github;
          const octokit = createOctokit({ token: 't', apiUrl, userAgent: 'test', secondOfWaiting: 1 });
          return githubSource({ octokit, owner, repo, base, head, mergeBase: false });
        }
      }
    },
    async close() {
      await github.close();
      repository.remove();
    },
  };
}
