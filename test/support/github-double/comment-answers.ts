import { repositoryUrl } from './git-answers.ts';
import { simpleUser } from './people.ts';
import type { Schema } from './schema.ts';
import {
  notFound,
  ok,
  page,
  type ReceivedRequest,
  type Reply,
  refusal,
  type StoredComment,
  type World,
} from './world.ts';

export function listComments(world: World, request: ReceivedRequest, issue: number): Reply {
  const ofIssue = world.comments.filter((comment) => comment.issue === issue);
  return page(
    world,
    request,
    ofIssue.map((comment) => commentAnswer(world, comment)),
  );
}

export function createComment(world: World, request: ReceivedRequest, issue: number): Reply {
  if (!world.pulls.has(issue)) return notFound();
  const body = bodyOf(request);
  if (typeof body !== 'string') return body;
  const comment = addComment(world, { issue, author: world.viewer, body });
  return { status: 201, body: commentAnswer(world, comment) };
}

export function updateComment(world: World, request: ReceivedRequest, id: number): Reply {
  const comment = world.comments.find((each) => each.id === id);
  if (comment === undefined) return notFound();
  const body = bodyOf(request);
  if (typeof body !== 'string') return body;
  comment.body = body;
  comment.updatedAt = '2026-01-02T00:00:00Z';
  return ok(commentAnswer(world, comment));
}

export function deleteComment(world: World, id: number): Reply {
  const at = world.comments.findIndex((comment) => comment.id === id);
  if (at === -1) return notFound();
  world.comments.splice(at, 1);
  return { status: 204 };
}

export function addComment(
  world: World,
  comment: Pick<StoredComment, 'issue' | 'author' | 'body'>,
): StoredComment {
  const last = world.comments.reduce((highest, each) => Math.max(highest, each.id), 1_000);
  const stored = { ...comment, id: last + 1, updatedAt: '2026-01-01T00:00:00Z', minimised: false };
  world.comments.push(stored);
  return stored;
}

/** GitHub accepts at most 65,536 characters. */
export function bodyOf(request: ReceivedRequest): string | Reply {
  const { body } = request;
  const text = typeof body === 'object' && body !== null && 'body' in body ? body.body : undefined;
  if (typeof text !== 'string' || text.trim() === '')
    return refusal(422, 'Validation Failed', ['body is missing']);
  return [...text].length > 65_536
    ? refusal(422, 'Validation Failed', ['body is too long (maximum is 65536 characters)'])
    : text;
}

export function commentUrl({ owner, repo }: World, { issue, id }: StoredComment): string {
  return `https://github.com/${owner}/${repo}/pull/${issue}#issuecomment-${id}`;
}

function commentAnswer(world: World, comment: StoredComment): Schema<'issue-comment'> {
  const url = `${repositoryUrl(world)}/issues/comments/${comment.id}`;
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url,
    html_url: commentUrl(world, comment),
    issue_url: `${repositoryUrl(world)}/issues/${comment.issue}`,
    body: comment.body,
    user: comment.author === null ? null : simpleUser(comment.author),
    created_at: '2026-01-01T00:00:00Z',
    updated_at: comment.updatedAt,
    author_association: 'NONE',
    performed_via_github_app: null,
  };
}
