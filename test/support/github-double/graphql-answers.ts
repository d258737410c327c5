import type { Person } from './people.ts';
import { ok, type ReceivedRequest, type Reply, type StoredReviewComment, type World } from './world.ts';

interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Refusal {
  readonly type: string;
  readonly path: readonly string[];
  readonly message: string;
}

/** The viewer, the review threads of a pull request, and what closes one. GitHub answers 200 also where it refuses. */
export function graphql(world: World, { body }: ReceivedRequest): Reply {
  const { query = '', variables = {} } = body as Partial<Question>;
  if (query.startsWith('mutation')) return mutate(world, { query, variables });
  if (!query.includes('viewer'))
    return ok({ errors: [{ message: 'The double does not know this question' }] });
  const viewer = { login: world.viewer.login };
  if (!query.includes('reviewThreads')) return ok({ data: { viewer } });
  return ok({ data: { viewer, repository: { pullRequest: threadsOf(world, variables) } } });
}

function threadsOf(world: World, { number, after }: Question['variables']): object | null {
  if (!world.pulls.has(Number(number))) return null;
  const all = world.reviewComments.filter(({ pull }) => pull === number);
  const start = typeof after === 'string' ? Number(after) : 0;
  const nodes = all.slice(start, start + 100).map(threadAnswer);
  const hasNextPage = start + 100 < all.length;
  return { reviewThreads: { pageInfo: { hasNextPage, endCursor: String(start + nodes.length) }, nodes } };
}

function threadAnswer(comment: StoredReviewComment): object {
  const { id, resolved, resolvedBy, minimised, author, body, replies } = comment;
  const resolver = resolvedBy === null || resolvedBy.type === 'Bot' ? null : { login: resolvedBy.login };
  return {
    id: `PRRT_${id}`,
    isResolved: resolved,
    resolvedBy: resolver,
    comments: {
      totalCount: 1 + replies.length,
      nodes: [{ id: `PRRC_${id}`, body, isMinimized: minimised, author: actor(author) }],
    },
  };
}

/** GraphQL has no `[bot]` in names; the type tells. */
function actor({ login, type }: Person): object {
  return { login: login.replace(/\[bot\]$/, ''), __typename: type };
}

/** Each mutation of one request stands or falls alone. */
function mutate(world: World, { query, variables }: Question): Reply {
  const errors: Refusal[] = [];
  const data: Record<string, unknown> = {};
  for (const [, alias = '', name, variable = ''] of query.matchAll(/(\w+): (\w+)\(input: \{ \w+: \$(\w+)/g)) {
    const id = Number(/^PRR[TC]_(\d+)$/.exec(String(variables[variable]))?.[1]);
    const comment = world.reviewComments.find((each) => each.id === id);
    const refused = world.faults.readOnly || (name === 'resolveReviewThread' && world.faults.noResolving);
    data[alias] = null;
    if (comment === undefined || refused) {
      const message = refused ? 'Resource not accessible by integration' : 'Could not resolve to a node';
      errors.push({ type: refused ? 'FORBIDDEN' : 'NOT_FOUND', path: [alias], message });
      continue;
    }
    data[alias] = { clientMutationId: null };
    if (name === 'resolveReviewThread') Object.assign(comment, { resolved: true, resolvedBy: world.viewer });
    if (name === 'minimizeComment') comment.minimised = true;
  }
  return ok(errors.length === 0 ? { data } : { data, errors });
}
