import { commentUrl } from './comment-answers.ts';
import { commitOnBranch } from './commit-on-branch.ts';
import { blobsOf, itemAt } from './git-answers.ts';
import type { Person } from './people.ts';
import { commitsOf } from './pull-answers.ts';
import { releaseNotes } from './supply-chain-answers.ts';
import { testMerge } from './test-merge.ts';
import {
  ok,
  type ReceivedRequest,
  type Reply,
  refusal,
  type StoredComment,
  type StoredReviewComment,
  type World,
} from './world.ts';

interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Refusal {
  readonly type: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Answers the question for a pull request with its threads and comments, and the mutations that close them. GitHub answers with 200 even if
 * it refuses.
 */
export function graphql(world: World, { body, headers }: ReceivedRequest): Reply {
  if (headers.authorization === undefined)
    return refusal(401, 'This endpoint requires you to be authenticated.');
  const { query = '', variables = {} } = body as Partial<Question>;
  if (query.includes('createCommitOnBranch')) return commitOnBranch(world, variables);
  if (/^query \{ r\d+: repository/.test(query)) return releaseNotes(world, query);
  if (query.startsWith('mutation')) return mutate(world, { query, variables });
  if (query.includes('object(oid:')) return blobs(world, query);
  if (query.includes('branch:')) return branch(world, query, variables);
  if (query.includes('potentialMergeCommit')) return merge(world, Number(variables.number));
  if (!query.includes('headRefOid'))
    return ok({ errors: [{ message: 'The double does not know this question' }] });
  const viewer = { login: world.viewer.login };
  const pullRequest = pullAnswer(world, variables);
  if (pullRequest !== null) return withinLimits(world, { viewer, repository: { pullRequest } }, 'author');
  const error: Refusal = {
    type: 'NOT_FOUND',
    path: ['repository', 'pullRequest'],
    message: `Could not resolve to a PullRequest with the number of ${variables.number}.`,
  };
  return ok({ data: { viewer, repository: { pullRequest: null } }, errors: [error] });
}

const noRepository = {
  data: { repository: null },
  errors: [
    { type: 'NOT_FOUND', path: ['repository'], message: 'Could not resolve to a Repository with that name.' },
  ],
};

/** Objects by their ids, each under the name that the question gives it. */
function blobs(world: World, query: string): Reply {
  if (world.faults.hidden) return ok(noRepository);
  const asked = [...query.matchAll(/(\w+): object\(oid: "([0-9a-f]+)"\)/g)];
  if (asked.length > world.faults.mostBlobs) return { status: 502, body: { message: 'Bad Gateway' } };
  const found = blobsOf(
    world,
    asked.map(([, , oid = '']) => oid),
  );
  const objects = asked.map(([, name = '', oid = '']) => {
    const bytes = found.get(oid);
    return [name, bytes === undefined ? null : { text: textOf(bytes) }] as const;
  });
  return withinLimits(world, { repository: Object.fromEntries(objects) }, 'text');
}

/** Beyond the limits of work GitHub runs no more resolvers: each such field is `null`, with an error whose path leads to it. */
function withinLimits({ faults }: World, data: object, leaf: string): Reply {
  let left = faults.enoughFields;
  const errors: Refusal[] = [];
  const message = 'Resource limits for this query exceeded.';
  const walk = (value: unknown, path: readonly (string | number)[]): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, each]) => {
      const at = [...path, Array.isArray(value) ? Number(key) : key];
      if (key !== leaf) return [key, walk(each, at)] as const;
      left -= 1;
      if (left < 0) errors.push({ type: 'RESOURCE_LIMITS_EXCEEDED', path: at, message });
      return [key, left < 0 ? null : each] as const;
    });
    return Array.isArray(value) ? fields.map(([, each]) => each) : Object.fromEntries(fields);
  };
  const answer = walk(data, []);
  return ok(errors.length === 0 ? { data: answer } : { data: answer, errors });
}

/** GitHub cuts a text after so many bytes. */
const longestText = 512_000;

/** `null` for what counts as binary; what is no UTF-8 is replaced. */
function textOf(bytes: Buffer): string | null {
  return bytes.includes(0) ? null : bytes.subarray(0, longestText).toString();
}

/** The tip of a branch, with the file that was asked for. */
function branch(world: World, query: string, variables: Question['variables']): Reply {
  if (world.faults.hidden) return ok(noRepository);
  const name = query.includes('defaultBranchRef') ? 'refs/heads/main' : String(variables.branch);
  const oid = world.repository.resolve(`${name}^{commit}`);
  const pull = query.includes('pullRequest(') ? { pullRequest: { number: Number(variables.pull) } } : {};
  if (oid === null) return ok({ data: { repository: { branch: null, ...pull } } });
  const file = query.includes('file(') ? { file: fileAt(world, oid, String(variables.path)) } : {};
  return ok({ data: { repository: { branch: { target: { oid, ...file } }, ...pull } } });
}

/** What the pull request would be merged to. */
function merge(world: World, number: number): Reply {
  const pull = world.pulls.get(number);
  if (world.faults.hidden || pull === undefined) return ok(noRepository);
  const { mergeable, commit: oid, parents } = testMerge(world, pull);
  const nodes = parents.map((parent) => ({ oid: parent }));
  const potentialMergeCommit = oid === null ? null : { oid, parents: { nodes } };
  const tip = world.repository.resolve(`${pull.base}^{commit}`);
  const baseRef = tip === null ? null : { target: { oid: tip } };
  return ok({ data: { repository: { pullRequest: { mergeable, baseRef, potentialMergeCommit } } } });
}

function fileAt(world: World, commit: string, path: string): object | null {
  const found = itemAt(world, commit, path);
  if (found === undefined) return null;
  const { mode, sha: oid } = found;
  const object = world.repository.object(oid);
  const size = object?.type === 'blob' ? { byteSize: object.content.length } : {};
  return { mode: Number.parseInt(mode, 8), oid, object: mode === '160000' ? null : size };
}

function pullAnswer(
  world: World,
  { number, threads, comments, first }: Question['variables'],
): object | null {
  const pull = world.pulls.get(Number(number));
  if (pull === undefined || world.faults.hidden) return null;
  const reviewThreads = world.reviewComments.filter((each) => each.pull === number);
  const ofPull = world.comments.filter(({ issue }) => issue === number);
  return {
    headRefOid: commitsOf(world, pull).head,
    reviewThreads: connection(reviewThreads, threads, first, (each) => threadAnswer(world, each)),
    comments: connection(ofPull, comments, first, (each) => commentAnswer(world, each)),
  };
}

/** A page of at most a hundred items. After a cursor at the end it is empty, and an empty page has no cursor. */
function connection<T>(
  all: readonly T[],
  after: unknown,
  first: unknown,
  answer: (item: T) => object,
): object {
  const start = typeof after === 'string' ? Number(after) : 0;
  const size = Math.min(100, Number(first ?? 100));
  const nodes = all.slice(start, start + size).map(answer);
  const endCursor = nodes.length === 0 ? null : String(start + nodes.length);
  return { pageInfo: { hasNextPage: start + size < all.length, endCursor }, nodes };
}

function threadAnswer({ faults }: World, comment: StoredReviewComment): object {
  const { id, resolved, resolvedBy, minimised, author, editor = null, body, replies } = comment;
  const resolver = resolvedBy === null || resolvedBy.type === 'Bot' ? null : { login: resolvedBy.login };
  return {
    id: `PRRT_${id}`,
    isResolved: resolved,
    resolvedBy: resolver,
    viewerCanResolve: faults.mayResolve,
    comments: {
      totalCount: 1 + replies.length,
      nodes: [
        { id: `PRRC_${id}`, body, isMinimized: minimised, author: actor(author), editor: actor(editor) },
      ],
    },
  };
}

function commentAnswer(world: World, comment: StoredComment): object {
  const { id, body, minimised, author, editor = null } = comment;
  const url = commentUrl(world, comment);
  const people = { author: actor(author), editor: actor(editor) };
  return { id: `IC_${id}`, body, url, isMinimized: minimised, ...people };
}

/** GraphQL has no `[bot]` in names; the type shows that it is a bot. */
function actor(person: Person | null): object | null {
  return person === null ? null : { login: person.login.replace(/\[bot\]$/, ''), __typename: person.type };
}

/** Each mutation of one request succeeds or fails separately. */
function mutate(world: World, { query, variables }: Question): Reply {
  const errors: Refusal[] = [];
  const data: Record<string, unknown> = {};
  for (const [, alias = '', name = '', variable = ''] of query.matchAll(
    /(\w+): (\w+)\(input: \{ \w+: \$(\w+)/g,
  )) {
    const message = close(world, name, String(variables[variable]));
    data[alias] = message === null ? { clientMutationId: null } : null;
    if (message === null) continue;
    const type = message === refused ? 'FORBIDDEN' : 'NOT_FOUND';
    errors.push({ type, path: [alias], message });
  }
  return ok(errors.length === 0 ? { data } : { data, errors });
}

const refused = 'Resource not accessible by integration';

/** GitHub's error message; `null` if the mutation succeeds. */
function close(
  { faults, reviewComments, comments, viewer }: World,
  name: string,
  node: string,
): string | null {
  const [, kind, number] = /^(PRRT|PRRC|IC)_(\d+)$/.exec(node) ?? [];
  const stored: readonly (StoredComment | StoredReviewComment)[] = kind === 'IC' ? comments : reviewComments;
  const found = stored.find(({ id }) => id === Number(number));
  if (found === undefined) return 'Could not resolve to a node';
  if (faults.readOnly || (name === 'resolveReviewThread' && !faults.mayResolve)) return refused;
  if (name === 'resolveReviewThread') Object.assign(found, { resolved: true, resolvedBy: viewer });
  if (name === 'minimizeComment') found.minimised = true;
  return null;
}
