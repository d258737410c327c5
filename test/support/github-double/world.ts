import type { Person } from './people.ts';
import type { Repository } from './repository.ts';
import type { Schema } from './schema.ts';
import type { SupplyChain } from './supply-chain-answers.ts';

/** Everything the double knows. Tests change it between requests. */
export interface World {
  readonly repository: Repository;
  readonly owner: string;
  readonly repo: string;
  /** Where the double listens: `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** The owner of the token. */
  viewer: Person;
  readonly pulls: Map<number, Pull>;
  readonly comments: StoredComment[];
  readonly reviews: StoredReview[];
  readonly reviewComments: StoredReviewComment[];
  /** The advisory database, and what accounts have attested. */
  readonly supplyChain: SupplyChain;
  readonly faults: Faults;
  /** Files of other repositories, by `owner/repo`. */
  readonly elsewhere: Map<string, OtherRepository>;
  /** What the token may still ask for in this hour. GitHub counts REST and GraphQL apart. */
  readonly budgets: { readonly core: Budget; readonly graphql: Budget };
  readonly requests: LoggedRequest[];
}

export interface OtherRepository {
  /** The only token that may read it; left out: it is public. */
  readonly token?: string;
  /** Commits by the full names of branches and tags: `heads/main`. */
  readonly refs: Readonly<Record<string, string>>;
  /** The files of each commit. */
  readonly commits: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** REST: requests an hour; GraphQL: points, of which a small question costs one. */
export interface Budget {
  limit: number;
  used: number;
  /** Seconds since 1970. */
  reset: number;
}

export interface Pull {
  readonly number: number;
  /** Branch. */
  readonly base: string;
  /** Branch or sha; the tip of a branch is resolved at each request. */
  readonly head: string;
  readonly author: Person;
  /** Owner of the fork that the head comes from; `null` if it is this repository. */
  readonly fork: string | null;
}

export interface StoredComment {
  readonly id: number;
  readonly issue: number;
  readonly author: Person | null;
  /** Who changed the text last. */
  editor?: Person | null;
  body: string;
  updatedAt: string;
  minimised: boolean;
}

export interface StoredReview {
  readonly id: number;
  readonly pull: number;
  readonly author: Person;
  readonly body: string;
  readonly commit: string;
}

export interface StoredReviewComment {
  readonly id: number;
  readonly review: number;
  readonly pull: number;
  readonly author: Person;
  readonly path: string;
  readonly line: number;
  readonly startLine: number | null;
  readonly side: 'LEFT' | 'RIGHT';
  readonly commit: string;
  /** Who changed the text last. */
  editor?: Person | null;
  body: string;
  /** Who resolved the thread that this comment begins. */
  resolvedBy: Person | null;
  resolved: boolean;
  minimised: boolean;
  readonly replies: { readonly author: Person; readonly body: string }[];
}

export interface Faults {
  /** Writes are answered with 403, as for pull requests of forks and Dependabot. */
  readOnly: boolean;
  /** Everything is answered with 404, as for a token that may not see the repository. */
  hidden: boolean;
  /** Recursive listings of trees, or all listings, are truncated and say so. */
  truncateTrees: 'never' | 'recursive' | 'always';
  /** This number of the next requests is answered with 502. */
  serverErrors: number;
  /** This number of the next requests hits the secondary rate limit. */
  secondaryLimits: number;
  /** GraphQL answers no token, as where an administrator or a proxy has shut it. */
  noGraphQL: boolean;
  /** A question for more blobs than this takes GitHub too long. */
  mostBlobs: number;
  /** After so many blobs or authors of comments GitHub has done enough work for one question: the next are cut. */
  enoughFields: number;
  /** All requests are answered with an HTML page and 200, as a captive portal does. */
  html: boolean;
  /** Threads can be resolved, as with a token that has `contents: write`. Without it GitHub refuses, and announces that. */
  mayResolve: boolean;
  /** Replaces any answer: a returned reply is the answer, `null` means the usual one. The request is pending until it decides. */
  intercept: ((request: ReceivedRequest) => Reply | null | Promise<Reply | null>) | null;
}

export interface ReceivedRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

export interface LoggedRequest extends ReceivedRequest {
  readonly status: number;
  readonly reply: Reply;
}

export interface Reply {
  readonly status: number;
  /** JSON; a string is sent as plain text; `undefined` sends nothing. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function ok<T>(body: T, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status: 200, body, headers };
}

export function refusal(status: number, message: string, errors?: readonly string[]): Reply {
  const body: Schema<'validation-error-simple'> & Schema<'basic-error'> = {
    message,
    documentation_url: 'https://docs.github.com/rest',
    ...(errors === undefined ? {} : { errors: [...errors] }),
  };
  return { status, body: { ...body, status: String(status) } };
}

export const notFound = (): Reply => refusal(404, 'Not Found');
export const forbidden = (): Reply => refusal(403, 'Resource not accessible by integration');

/** One page of a list, with the Link header of GitHub. */
export function page<T>(world: World, request: ReceivedRequest, items: readonly T[]): Reply {
  const size = Math.min(Number(request.query.get('per_page') ?? 30), 100);
  const number = Number(request.query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams(request.query);
    query.set('page', String(to));
    return `<${world.url}${request.path}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : []),
    ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
  ];
  const shown = items.slice((number - 1) * size, number * size);
  return ok(shown, links.length === 0 ? {} : { link: links.join(', ') });
}
