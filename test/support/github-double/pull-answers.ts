import { commonAncestor, diffEntries, repositoryUrl } from './git-answers.ts';
import { simpleUser } from './people.ts';
import { repositoryAnswer } from './repository-answer.ts';
import type { Schema } from './schema.ts';
import { testMerge } from './test-merge.ts';
import { notFound, ok, type Pull, page, type ReceivedRequest, type Reply, type World } from './world.ts';

export interface PullCommits {
  readonly base: string;
  readonly head: string;
  readonly mergeBase: string;
}

/** The current commits of a pull request. */
export function commitsOf(world: World, pull: Pull): PullCommits {
  const base = world.repository.resolve(`${pull.base}^{commit}`) ?? '';
  const head = world.repository.resolve(`${pull.head}^{commit}`) ?? '';
  return { base, head, mergeBase: commonAncestor(world, base, head) ?? base };
}

export function getPull(world: World, number: number): Reply {
  const pull = world.pulls.get(number);
  return pull === undefined ? notFound() : ok(pullAnswer(world, pull));
}

/** At most 3,000 files, as GitHub lists them. */
export function listPullFiles(world: World, request: ReceivedRequest, number: number): Reply {
  const pull = world.pulls.get(number);
  if (pull === undefined) return notFound();
  const { mergeBase, head } = commitsOf(world, pull);
  return page(world, request, diffEntries(world, mergeBase, head).slice(0, 3_000));
}

function pullAnswer(world: World, pull: Pull): Schema<'pull-request'> {
  const { base, head, mergeBase } = commitsOf(world, pull);
  const merge = testMerge(world, pull);
  const url = `${repositoryUrl(world)}/pulls/${pull.number}`;
  const issue = `${repositoryUrl(world)}/issues/${pull.number}`;
  const html = `https://github.com/${world.owner}/${world.repo}/pull/${pull.number}`;
  const files = diffEntries(world, mergeBase, head);
  const headOwner = pull.fork ?? world.owner;
  const urls = {
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${repositoryUrl(world)}/pulls/comments{/number}`,
    comments_url: `${issue}/comments`,
    statuses_url: `${repositoryUrl(world)}/statuses/${head}`,
  };
  return {
    id: pull.number,
    node_id: `PR_${pull.number}`,
    number: pull.number,
    url,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: issue,
    ...urls,
    state: 'open',
    locked: false,
    title: `Pull request ${pull.number}`,
    body: null,
    user: simpleUser(pull.author),
    labels: [],
    milestone: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    closed_at: null,
    merged_at: null,
    merge_commit_sha: merge.commit,
    assignee: null,
    head: sideAnswer(world, headOwner, pull.head, head),
    base: sideAnswer(world, world.owner, pull.base, base),
    _links: {
      self: { href: url },
      html: { href: html },
      issue: { href: issue },
      commits: { href: urls.commits_url },
      comments: { href: urls.comments_url },
      review_comments: { href: urls.review_comments_url },
      review_comment: { href: urls.review_comment_url },
      statuses: { href: urls.statuses_url },
    },
    author_association: 'CONTRIBUTOR',
    auto_merge: null,
    draft: false,
    merged: false,
    mergeable: merge.mergeable === 'MERGEABLE',
    mergeable_state: merge.mergeable === 'CONFLICTING' ? 'dirty' : 'clean',
    merged_by: null,
    comments: world.comments.filter((comment) => comment.issue === pull.number).length,
    review_comments: world.reviewComments.filter((comment) => comment.pull === pull.number).length,
    maintainer_can_modify: false,
    commits: 1,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
  };
}

function sideAnswer(world: World, owner: string, ref: string, sha: string): Schema<'pull-request'>['head'] {
  return {
    label: `${owner}:${ref}`,
    ref,
    sha,
    repo: repositoryAnswer(world, owner),
    user: simpleUser({ login: owner, type: 'User' }),
  };
}
