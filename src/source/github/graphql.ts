import type { z } from 'zod';
import { UserError } from '../../errors.ts';
import { onlyInClone } from '../source-error.ts';
import { ask, failure, isRateLimit, refusalOf, statusOf } from './answer.ts';
import type { GitHubRepository } from './octokit.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Queries GraphQL about a repository. @param permission what a token needs for it @throws UserError `missing-token`; SourceError for everything else */
export async function askGraphQL<T>(
  repository: GitHubRepository,
  what: string,
  schema: z.ZodType<T>,
  query: string,
  variables: Variables,
  permission?: string,
): Promise<T> {
  const { data, error } = await askInPart(repository, what, query, variables);
  if (error !== null) throw failure(what, error, permission);
  return ask(what, schema, async () => ({ data }));
}

/** As {@link askGraphQL}; `error` is why a part is missing, or `null`; `isLarge` sends once. */
export async function askInPart(
  { octokit, owner, repo }: GitHubRepository,
  what: string,
  query: string,
  variables: Variables,
  isLarge = false,
) {
  if (await isAnonymous(octokit))
    throw new UserError(
      'missing-token',
      `GitHub shows ${what} only to a token, and \`github-token\` is empty; leave that input out to use the workflow's own token.`,
    );
  try {
    // After a failure of a large one a different one follows. Rate limits are waited for.
    const once = isLarge ? { request: { retries: 0, waitsForLimits: true } } : {};
    const data = await octokit.graphql<unknown>(query, { owner, repo, ...variables, ...once });
    return { data, error: null };
  } catch (error) {
    const data = partialData(error);
    const status = statusOf(error) ?? 0;
    if (isRateLimit(error) || status === 401) throw failure(what, error);
    // An administrator or a proxy keeps GraphQL from answering at all.
    if (status >= 400 && status < 500)
      throw onlyInClone(
        `GitHub's GraphQL API, which a review needs for ${what}, does not answer (status ${status})`,
        { cause: error },
      );
    if (!hasRepository(data) && refusalOf(error) !== null) throw failure(what, error);
    return { data, error };
  }
}

/** GraphQL answers nothing without a token. */
async function isAnonymous(octokit: GitHubRepository['octokit']): Promise<boolean> {
  const auth: unknown = await octokit.auth();
  return typeof auth === 'object' && auth !== null && 'type' in auth && auth.type === 'unauthenticated';
}

function hasRepository(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'repository' in data && data.repository !== null;
}

/** The data of an answer that GitHub refused in part; `null` if there is none. */
export function partialData(error: unknown): unknown {
  return error instanceof Error && 'data' in error ? error.data : null;
}
