import * as comments from './comment-answers.ts';
import * as git from './git-answers.ts';
import { graphql } from './graphql-answers.ts';
import { publicUser } from './people.ts';
import * as pulls from './pull-answers.ts';
import { fullRepositoryAnswer } from './repository-answer.ts';
import * as reviews from './review-answers.ts';
import { advisories, bulkAttestations } from './supply-chain-answers.ts';
import {
  forbidden,
  notFound,
  type OtherRepository,
  ok,
  type ReceivedRequest,
  type Reply,
  refusal,
  type World,
} from './world.ts';

type Answer = (world: World, request: ReceivedRequest, parts: readonly string[]) => Reply;

/** Method and path below `/repos/OWNER/REPO`; `:` matches one segment, which may be encoded. */
const routes: readonly (readonly [string, Answer])[] = [
  ['GET git/trees/:', (world, request, [sha = '']) => git.tree(world, request, sha)],
  ['GET git/blobs/:', (world, _, [sha = '']) => git.blob(world, sha)],
  ['GET commits/:', (world, request, [ref = '']) => git.commit(world, request, ref)],
  ['GET compare/:', (world, request, [basehead = '']) => git.compare(world, request, basehead)],
  ['GET pulls/:', (world, _, [number]) => pulls.getPull(world, Number(number))],
  ['GET pulls/:/files', (world, request, [number]) => pulls.listPullFiles(world, request, Number(number))],
  ['GET pulls/:/reviews', (world, request, [number]) => reviews.listReviews(world, request, Number(number))],
  [
    'POST pulls/:/reviews',
    (world, request, [number]) => reviews.createReview(world, request, Number(number)),
  ],
  [
    'GET pulls/:/comments',
    (world, request, [number]) => reviews.listReviewComments(world, request, Number(number)),
  ],
  [
    'PATCH pulls/comments/:',
    (world, request, [id]) => reviews.updateReviewComment(world, request, Number(id)),
  ],
  ['DELETE pulls/comments/:', (world, _, [id]) => reviews.deleteReviewComment(world, Number(id))],
  [
    'GET issues/:/comments',
    (world, request, [issue]) => comments.listComments(world, request, Number(issue)),
  ],
  [
    'POST issues/:/comments',
    (world, request, [issue]) => comments.createComment(world, request, Number(issue)),
  ],
  ['PATCH issues/comments/:', (world, request, [id]) => comments.updateComment(world, request, Number(id))],
  ['DELETE issues/comments/:', (world, _, [id]) => comments.deleteComment(world, Number(id))],
];

/** The answer to one request, faults first. */
export async function answer(world: World, request: ReceivedRequest): Promise<Reply> {
  return (await fault(world, request)) ?? route(world, request);
}

async function fault({ faults }: World, request: ReceivedRequest): Promise<Reply | null> {
  if (faults.html)
    return { status: 200, body: '<html>Sign in</html>', headers: { 'content-type': 'text/html' } };
  if (faults.serverErrors > 0) {
    faults.serverErrors -= 1;
    return { status: 502, body: { message: 'Server Error' } };
  }
  if (faults.secondaryLimits > 0) {
    faults.secondaryLimits -= 1;
    const limited = refusal(
      403,
      'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    );
    return { ...limited, headers: { 'retry-after': '1' } };
  }
  const intercepted = (await faults.intercept?.(request)) ?? null;
  if (intercepted !== null) return intercepted;
  if (faults.noGraphQL && request.path === '/graphql') return forbidden();
  if (faults.hidden && request.path !== '/graphql') return notFound();
  return faults.readOnly && isWrite(request) ? forbidden() : null;
}

/** Attestations are asked for by POST because of the number of digests. */
function isWrite({ method, path }: ReceivedRequest): boolean {
  return method !== 'GET' && path !== '/graphql' && !path.endsWith('/bulk-list');
}

function route(world: World, request: ReceivedRequest): Reply {
  if (request.path === '/graphql') return graphql(world, request);
  if (request.path === '/user') {
    return world.viewer.type === 'Bot' ? forbidden() : ok(publicUser(world.viewer));
  }
  if (request.path === '/advisories') return advisories(world, request);
  const [, kind, account] = /^\/(orgs|users)\/([^/]+)\/attestations\/bulk-list$/.exec(request.path) ?? [];
  if (kind !== undefined && account !== undefined && request.method === 'POST')
    return bulkAttestations(world, request, kind as 'orgs' | 'users', decodeURIComponent(account));
  const other = world.supplyChain.repositories.get(request.path.slice('/repos/'.length).toLowerCase());
  if (other !== undefined) return ok({ ...fullRepositoryAnswer(world), id: other });
  if (request.path === `/repos/${world.owner}/${world.repo}`) return ok(fullRepositoryAnswer(world));
  const [owner = '', repo = '', ...rest] = request.path.split('/').slice(2);
  const elsewhere = world.elsewhere.get(`${owner}/${repo}`);
  if (elsewhere !== undefined) return fromElsewhere(elsewhere, request, rest.join('/'));
  const prefix = `/repos/${world.owner}/${world.repo}/`;
  if (!request.path.startsWith(prefix)) return notFound();
  if (isWrite(request) && request.headers.authorization === undefined)
    return refusal(401, 'Requires authentication');
  const segments = [request.method, ...request.path.slice(prefix.length).split('/')].map(decodeURIComponent);
  for (const [pattern, respond] of routes) {
    const parts = match(pattern, segments);
    if (parts !== null) return respond(world, request, parts);
  }
  return notFound();
}

/** A commit or a file of another repository; to a token that may not read it, GitHub shows nothing. */
function fromElsewhere(
  { token, refs, commits }: OtherRepository,
  request: ReceivedRequest,
  rest: string,
): Reply {
  if (token !== undefined && request.headers.authorization !== `token ${token}`) return notFound();
  const [, kind, name = ''] = /^(commits|contents)\/(.+)$/.exec(decodeURIComponent(rest)) ?? [];
  if (kind === 'commits') {
    const sha = refs[name] ?? (name in commits ? name : undefined);
    return sha === undefined ? refusal(422, `No commit found for SHA: ${name}`) : git.shaAnswer(sha);
  }
  const content = commits[request.query.get('ref') ?? '']?.[name];
  if (kind === undefined || content === undefined) return notFound();
  return ok({ type: 'file', encoding: 'base64', content: Buffer.from(content).toString('base64') });
}

function match(pattern: string, segments: readonly string[]): string[] | null {
  const expected = pattern.split(/[ /]/);
  if (expected.length !== segments.length) return null;
  const fits = expected.every((part, index) => part === ':' || part === segments[index]);
  return fits ? segments.filter((_, index) => expected[index] === ':') : null;
}
