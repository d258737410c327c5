import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gitSource } from '../../src/source/git/git-source.ts';
import { githubSource } from '../../src/source/github/github-source.ts';
import { createOctokit } from '../../src/source/github/octokit.ts';
import type { Snapshot } from '../../src/source/source.ts';
import type { Content } from '../../src/source/tree.ts';
import { scenarios, told } from '../support/changes/snapshots.ts';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';

const patterns = ['**/.terraform.lock.hcl'];

describe.each(scenarios)('$name', (scenario) => {
  let repository: Repository;
  let github: GitHubDouble;
  let base: string;
  let head: string;

  beforeAll(async () => {
    repository = createRepository();
    base = repository.commit({ 'README.md': 'x', ...scenario.base }, 'base');
    repository.branch('feature', base);
    head = repository.commit(scenario.head, 'head', { branch: 'feature' });
    github = await startGitHubDouble({ repository });
  });
  afterAll(async () => {
    await github.close();
    repository.remove();
  });

  type From = 'git' | 'github' | 'truncated listings' | 'working tree';

  function read(from: From, scope: 'changed' | 'all'): Promise<Snapshot> {
    const { directory } = repository;
    if (from === 'git') return gitSource({ directory, base, head }).read({ patterns, scope });
    if (from === 'working tree') {
      repository.checkOut('feature');
      return gitSource({ directory, base, head: null }).read({ patterns, scope });
    }
    github.faults.truncateTrees = from === 'truncated listings' ? 'recursive' : 'never';
    const octokit = createOctokit({ token: 't', apiUrl: github.url, userAgent: 'test', secondOfWaiting: 1 });
    const { owner, repo } = github;
    return githubSource({ octokit, owner, repo, base, head, mergeBase: true }).read({ patterns, scope });
  }

  test.each(['changed', 'all'] as const)('the same from everywhere, scope %s', async (scope) => {
    const fromGit = await read('git', scope);
    expect(fromGit.base).toBe(base);
    if (scope === 'changed') expect(fromGit.files.map(told)).toEqual(scenario.changed);
    const moves = fromGit.files.some(({ status }) => status === 'renamed');
    // Whether a root module moved along is known only where everything is listed.
    const others = moves ? [] : (['truncated listings'] as const);
    for (const from of ['github', 'working tree', ...others] as const)
      expect([from, comparable({ ...(await read(from, scope)), head })]).toEqual([from, comparable(fromGit)]);
    if (moves)
      expect((await read('truncated listings', scope)).files.map(({ status }) => status)).not.toContain(
        'renamed',
      );
  });
});

/** The configuration is compared separately, see configuration.test.ts. */
function comparable({ surroundings: _, readFile: __, brought: ___, ...snapshot }: Snapshot) {
  const text = (content: Content) =>
    content.kind === 'file' ? { ...content, bytes: Buffer.from(content.bytes).toString('base64') } : content;
  const files = snapshot.files.map((file) => ({ ...file, base: text(file.base), head: text(file.head) }));
  return { ...snapshot, files };
}
