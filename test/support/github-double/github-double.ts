import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { addComment } from './comment-answers.ts';
import { actionsBot, type Person } from './people.ts';
import type { Repository } from './repository.ts';
import { answer } from './routes.ts';
import {
  type Budget,
  ok,
  type Pull,
  type ReceivedRequest,
  type Reply,
  refusal,
  type StoredComment,
  type World,
} from './world.ts';

/** GitHub's API over HTTP on loopback, with answers from a real git repository. */
export interface GitHubDouble extends World {
  /** Opens a pull request and returns its number. */
  openPull(pull: Partial<Pull> & Pick<Pull, 'head'>): number;
  /** Adds a comment of any author to a pull request. */
  plantComment(issue: number, author: Person | null, body: string): StoredComment;
  close(): Promise<void>;
}

export interface GitHubDoubleOptions {
  readonly repository: Repository;
  readonly owner?: string;
  readonly repo?: string;
}

export async function startGitHubDouble(options: GitHubDoubleOptions): Promise<GitHubDouble> {
  const server = createServer((request, response) => {
    receive(world, request).then(
      (reply) => send(world, response, reply),
      (error: unknown) => send(world, response, { status: 500, body: { message: String(error) } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const world: World = {
    repository: options.repository,
    owner: options.owner ?? 'octo-org',
    repo: options.repo ?? 'infrastructure',
    url: `http://127.0.0.1:${port}`,
    viewer: actionsBot,
    pulls: new Map(),
    comments: [],
    reviews: [],
    reviewComments: [],
    requests: [],
    elsewhere: new Map(),
    supplyChain: {
      accounts: new Map(),
      attestations: new Map(),
      repositories: new Map(),
      advisories: [],
      published: new Map(),
    },
    budgets: { core: freshBudget(), graphql: freshBudget() },
    faults: {
      readOnly: false,
      hidden: false,
      truncateTrees: 'never',
      serverErrors: 0,
      noGraphQL: false,
      mostBlobs: 250,
      enoughFields: Number.POSITIVE_INFINITY,
      secondaryLimits: 0,
      html: false,
      mayResolve: false,
      intercept: null,
    },
  };
  return Object.assign(world, {
    openPull(pull: Partial<Pull> & Pick<Pull, 'head'>) {
      const number = world.pulls.size + 1;
      const defaults = {
        number,
        base: 'main',
        author: { login: 'octocat', type: 'User' },
        fork: null,
      } as const;
      world.pulls.set(pull.number ?? number, { ...defaults, ...pull });
      return pull.number ?? number;
    },
    plantComment: (issue: number, author: Person | null, body: string) =>
      addComment(world, { issue, author, body }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** Of a `GITHUB_TOKEN`: both are for the whole repository. */
function freshBudget(): Budget {
  return { limit: 1_000, used: 0, reset: Math.floor(Date.now() / 1_000) + 3_600 };
}

async function receive(world: World, incoming: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(incoming.url ?? '/', world.url);
  const request: ReceivedRequest = {
    method: incoming.method ?? 'GET',
    path: pathOf(url),
    query: url.searchParams,
    headers: incoming.headers,
    body: text === '' ? null : JSON.parse(text),
  };
  const reply =
    request.headers['user-agent'] === undefined
      ? refusal(403, 'Missing User-Agent')
      : (spend(world, request) ?? (await answer(world, request)));
  const complete = { ...reply, headers: { ...budgetHeaders(world, request), ...reply.headers } };
  world.requests.push({ ...request, status: reply.status, reply: complete });
  return complete;
}

function budgetOf({ budgets }: World, { path }: ReceivedRequest): Budget {
  return path === '/graphql' ? budgets.graphql : budgets.core;
}

/** Takes a request from its budget. @returns the refusal where the budget is used up, in GitHub's words; GraphQL refuses with status 200 */
function spend(world: World, request: ReceivedRequest): Reply | null {
  const budget = budgetOf(world, request);
  if (Date.now() / 1_000 >= budget.reset) Object.assign(budget, freshBudget(), { limit: budget.limit });
  if (budget.used < budget.limit) {
    budget.used += 1;
    return null;
  }
  const message = 'API rate limit exceeded for installation ID 1.';
  if (request.path !== '/graphql') return refusal(403, message);
  return ok({ errors: [{ type: 'RATE_LIMIT', code: 'graphql_rate_limit', message }] });
}

function budgetHeaders(world: World, request: ReceivedRequest): Readonly<Record<string, string>> {
  const { limit, used, reset } = budgetOf(world, request);
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-used': String(used),
    'x-ratelimit-remaining': String(Math.max(0, limit - used)),
    'x-ratelimit-reset': String(reset),
    'x-ratelimit-resource': request.path === '/graphql' ? 'graphql' : 'core',
  };
}

/** GitHub Enterprise Server has the same API below `/api/v3` and `/api/graphql`. */
function pathOf({ pathname }: URL): string {
  if (pathname === '/api/graphql') return '/graphql';
  return pathname.startsWith('/api/v3/') ? pathname.slice('/api/v3'.length) : pathname;
}

function send(world: World, response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-github-media-type': 'github.v3; format=json',
    'x-github-api-version-selected': '2022-11-28',
    'x-github-request-id': `0000:${world.requests.length}`,
    ...headers,
  });
  if (body === undefined) response.end();
  else response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
