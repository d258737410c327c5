import { repositoryUrl } from './git-answers.ts';
import { simpleUser } from './people.ts';
import type { Schema } from './schema.ts';
import type { World } from './world.ts';

/** The repository, or a fork of it if another owner is given. */
export function repositoryAnswer(world: World, owner: string = world.owner): Schema<'repository'> {
  const { repo } = world;
  const url = repositoryUrl({ ...world, owner });
  const page = `https://github.com/${owner}/${repo}`;
  return {
    id: owner === world.owner ? 1 : 2,
    node_id: `R_${owner}`,
    name: repo,
    full_name: `${owner}/${repo}`,
    owner: simpleUser({ login: owner, type: 'User' }),
    private: false,
    description: null,
    fork: owner !== world.owner,
    license: null,
    url,
    html_url: page,
    ...urlsUnder(url),
    git_url: `git://github.com/${owner}/${repo}.git`,
    ssh_url: `git@github.com:${owner}/${repo}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    default_branch: 'main',
    forks: 0,
    forks_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    open_issues: 0,
    open_issues_count: 0,
    size: 1,
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    has_downloads: false,
    archived: false,
    disabled: false,
    pushed_at: null,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: null,
  };
}

/** As the repository's own address gives it. */
export function fullRepositoryAnswer(world: World): Schema<'full-repository'> {
  const { owner, ...answer } = repositoryAnswer(world);
  return {
    ...answer,
    owner,
    license: null,
    has_discussions: false,
    network_count: 0,
    subscribers_count: 0,
    pushed_at: '2026-01-01T00:00:00Z',
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
}

function urlsUnder(url: string) {
  return {
    archive_url: `${url}/{archive_format}{/ref}`,
    assignees_url: `${url}/assignees{/user}`,
    blobs_url: `${url}/git/blobs{/sha}`,
    branches_url: `${url}/branches{/branch}`,
    collaborators_url: `${url}/collaborators{/collaborator}`,
    comments_url: `${url}/comments{/number}`,
    commits_url: `${url}/commits{/sha}`,
    compare_url: `${url}/compare/{base}...{head}`,
    contents_url: `${url}/contents/{+path}`,
    contributors_url: `${url}/contributors`,
    deployments_url: `${url}/deployments`,
    downloads_url: `${url}/downloads`,
    events_url: `${url}/events`,
    forks_url: `${url}/forks`,
    git_commits_url: `${url}/git/commits{/sha}`,
    git_refs_url: `${url}/git/refs{/sha}`,
    git_tags_url: `${url}/git/tags{/sha}`,
    hooks_url: `${url}/hooks`,
    issue_comment_url: `${url}/issues/comments{/number}`,
    issue_events_url: `${url}/issues/events{/number}`,
    issues_url: `${url}/issues{/number}`,
    keys_url: `${url}/keys{/key_id}`,
    labels_url: `${url}/labels{/name}`,
    languages_url: `${url}/languages`,
    merges_url: `${url}/merges`,
    milestones_url: `${url}/milestones{/number}`,
    notifications_url: `${url}/notifications{?since,all,participating}`,
    pulls_url: `${url}/pulls{/number}`,
    releases_url: `${url}/releases{/id}`,
    stargazers_url: `${url}/stargazers`,
    statuses_url: `${url}/statuses/{sha}`,
    subscribers_url: `${url}/subscribers`,
    subscription_url: `${url}/subscription`,
    tags_url: `${url}/tags`,
    teams_url: `${url}/teams`,
    trees_url: `${url}/git/trees{/sha}`,
  };
}
