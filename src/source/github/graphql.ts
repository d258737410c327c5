import { isForbidden, isRateLimit, statusOf } from './answer.ts';
import type { GitHubRepository } from './octokit.ts';
import { withoutRetries } from './tries.ts';

/** What came of a question to GraphQL. */
type GraphQLAnswer =
  /** `error`: why GitHub left out some of it, which is `null` then; `null` where it is whole. */
  | { readonly kind: 'answered'; readonly data: unknown; readonly error: unknown }
  /** This token cannot ask GraphQL here, or nobody can. REST has the same. */
  | { readonly kind: 'shut' }
  /** The budget of GraphQL is used up for longer than the run waits. REST has a budget of its own. */
  | { readonly kind: 'limited'; readonly error: unknown }
  /** GitHub gave up on this question: it took longer than ten seconds, or too much work. A smaller one may be answered. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** Asks GraphQL, and remembers for the rest of the run where that is of no use. */
export interface GraphQL {
  ask(query: string, variables: Readonly<Record<string, unknown>>): Promise<GraphQLAnswer>;
}

/** The GraphQL API as one token sees it. Never rejects. */
export function openGraphQL({ octokit, owner, repo }: GitHubRepository): GraphQL {
  let known: GraphQLAnswer | null = null;
  const remember = (answer: GraphQLAnswer): GraphQLAnswer => {
    if (answer.kind === 'shut' || answer.kind === 'limited') known = answer;
    return answer;
  };
  return {
    async ask(query, variables) {
      if (known !== null) return known;
      if (await isAnonymous(octokit)) return remember({ kind: 'shut' });
      try {
        const asked = { owner, repo, ...variables, ...withoutRetries() };
        const data = await octokit.graphql<unknown>(query, asked);
        return remember(hasRepository(data) ? { kind: 'answered', data, error: null } : { kind: 'shut' });
      } catch (error) {
        return remember(answerOf(error));
      }
    },
  };
}

/** GraphQL answers nothing without a token; REST shows public repositories. */
async function isAnonymous(octokit: GitHubRepository['octokit']): Promise<boolean> {
  const auth: unknown = await octokit.auth();
  return typeof auth === 'object' && auth !== null && 'type' in auth && auth.type === 'unauthenticated';
}

function answerOf(error: unknown): GraphQLAnswer {
  if (isRateLimit(error)) return { kind: 'limited', error };
  const data = partialData(error);
  if (hasRepository(data)) return { kind: 'answered', data, error };
  if (isShut(error)) return { kind: 'shut' };
  return { kind: 'failed', error };
}

/** Whether GraphQL as a whole gives nothing to this token, whatever is asked. */
function isShut(error: unknown): boolean {
  const status = statusOf(error);
  return (status !== null && status >= 400 && status < 500) || isForbidden(error);
}

/** The data of an answer that GitHub refused in part; `null` where there is none. */
export function partialData(error: unknown): unknown {
  return error instanceof Error && 'data' in error ? error.data : null;
}

function hasRepository(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'repository' in data && data.repository !== null;
}
