import { z } from 'zod';
import { graphQLErrors } from '../../source/github/answer.ts';
import { partialData } from '../../source/github/graphql.ts';
import type { GitHubRepository, Octokit } from '../../source/github/octokit.ts';

/** A pull request at one moment, with the threads and comments on it that are ours. */
export interface Conversation {
  /** The commit that its branch points to (T43). */
  readonly head: string;
  readonly threads: readonly ReviewThread[];
  /** Whether all threads were read. Anybody who opens a pull request can begin any number of them. */
  readonly allThreads: boolean;
  /** Comments that our token wrote, oldest first. Reading stops when the wanted one is found. */
  readonly comments: readonly OwnComment[];
  /** Those of other accounts, of which an earlier run with a different token may have written one. */
  readonly others: readonly OtherComment[];
}

export interface ReviewThread {
  /** GraphQL ids of the thread and of its first comment. */
  readonly id: string;
  readonly commentId: string;
  /** The line of the comment that is our marker. No other text of it is read (T36). */
  readonly marker: string;
  /** Resolved or minimised, so that readers do not see it as open. */
  readonly closed: boolean;
  /** Resolved by a person: that is an answer, so the subject is not raised again. */
  readonly closedByOthers: boolean;
  readonly answered: boolean;
  /** Whether this token may resolve it, as GitHub states; that depends on `contents: write`. */
  readonly resolvable: boolean;
}

export interface OtherComment {
  readonly number: number;
  readonly url: string;
  readonly body: string;
  readonly minimised: boolean;
  /** Its lines that count as a marker. */
  readonly markers: readonly string[];
}

export interface OwnComment extends OtherComment {
  readonly id: string;
  /** Only searched for markers, and compared with the text that it should have. */
  readonly body: string;
}

/** For threads and for comments. The rest of a page that GitHub cuts is asked for again in shorter pages. */
const mostItems = 2_000;
const pageSize = { most: 100, fewest: 10 };

/** Reads head, threads and comments. A text of somebody else is never ours (T35). Rejects if GitHub does not answer or has too much; too many threads alone must not keep an old comment in place (T43). @param isWanted reading stops when the comment is found; `null`: none is wanted */
export async function readConversation(
  pull: PullRequest,
  isWanted: ((comment: OwnComment) => boolean) | null,
): Promise<Conversation> {
  const threads: ReviewThread[] = [];
  const comments: OwnComment[] = [];
  const others: OtherComment[] = [];
  const asked: Asked = { threads: null, comments: null, first: pageSize.most };
  for (let read = 0; read < mostItems; read += asked.first) {
    const { viewer, repository: seen } = await ask(pull, asked);
    const { headRefOid, reviewThreads, comments: listed } = seen.pullRequest;
    threads.push(...reviewThreads.nodes.flatMap((node) => ownThread(node, viewer)));
    for (const node of listed.nodes) (isBy(node.author, viewer) ? comments : others).push(...numbered(node));
    const found = isWanted === null || comments.some(isWanted);
    const allThreads = !reviewThreads.pageInfo.hasNextPage;
    const enough = allThreads || (read + asked.first >= mostItems && isWanted !== null);
    if (enough && (found || !listed.pageInfo.hasNextPage))
      return { head: headRefOid, threads, allThreads, comments, others };
    asked.threads = reviewThreads.pageInfo.endCursor ?? asked.threads;
    asked.comments = listed.pageInfo.endCursor ?? asked.comments;
  }
  throw new Error(`the pull request has more than ${mostItems} comments or review threads`);
}

interface Asked {
  /** Cursors. */
  threads: string | null;
  comments: string | null;
  first: number;
}

/** A page, shorter ones where GitHub cuts them: a comment that was left out is not a comment that is not there. */
async function ask(
  { octokit, owner, repo, number }: PullRequest,
  asked: Asked,
): Promise<z.infer<typeof conversationSchema>> {
  for (;;) {
    const answer = await octokit
      .graphql<unknown>(conversationQuery, { owner, repo, number, ...asked })
      .then((data) => ({ data, error: null }))
      .catch((error: unknown) => ({ data: partialData(error), error }));
    const errors = graphQLErrors(answer.error);
    const parsed = conversationSchema.safeParse(answer.data);
    // The token may not see an item that is refused, so it has not written it. Without a field or the list, nobody knows.
    const areOfItems = errors.every(({ type, path }) => type === 'FORBIDDEN' && path?.at(-2) === 'nodes');
    const isWhole = answer.error === null || (errors.length > 0 && areOfItems);
    if (parsed.success && isWhole) return parsed.data;
    if (answer.error === null)
      throw new Error('the answer is not in the form that the API describes', { cause: parsed.error });
    asked.first = Math.floor(asked.first / 3);
    const isCut = errors.some(({ type }) => type === 'RESOURCE_LIMITS_EXCEEDED');
    if (!isCut || asked.first < pageSize.fewest) throw answer.error;
  }
}

function ownThread(node: z.infer<typeof threadSchema>, viewer: Viewer): readonly ReviewThread[] {
  const [first] = node.comments.nodes;
  if (first === undefined || !isBy(first.author, viewer)) return [];
  return [
    {
      id: node.id,
      commentId: first.id,
      marker: markersOf(first).find((line) => line.startsWith('<!-- lockproof:')) ?? '',
      closed: node.isResolved || first.isMinimized,
      // GraphQL gives no type for the account that resolved a thread, and no name for a bot.
      closedByOthers: node.isResolved && (node.resolvedBy?.login ?? bare(viewer)) !== bare(viewer),
      answered: node.comments.totalCount > 1,
      resolvable: node.viewerCanResolve,
    },
  ];
}

function numbered(node: z.infer<typeof commentSchema>): readonly OwnComment[] {
  const { id, body, url, isMinimized: minimised } = node;
  const number = Number(/#issuecomment-(\d+)$/.exec(url)?.[1]);
  const markers = markersOf(node);
  return Number.isSafeInteger(number) ? [{ id, number, url, body, minimised, markers }] : [];
}

/** A person may have written above the marker. A program with our token may show a text that has one, in a comment of its own (T35). */
function markersOf({ body, author, editor }: z.infer<typeof textSchema>): readonly string[] {
  const isEdited = (editor ?? author)?.login !== author?.login;
  return body.split('\n', isEdited ? -1 : 1).map((line) => line.trimEnd());
}

/** GraphQL names an author without `[bot]`: only the type tells a bot from a person of that name (T35). `null`: the account was deleted. */
function isBy(actor: { readonly login: string; readonly __typename: string } | null, viewer: Viewer) {
  // The name of a person cannot contain square brackets.
  const isBot = viewer.login.endsWith('[bot]');
  return actor !== null && actor.login === bare(viewer) && (actor.__typename === 'Bot') === isBot;
}

function bare({ login }: Viewer): string {
  return login.replace(/\[bot\]$/, '');
}

export interface PullRequest extends GitHubRepository {
  readonly number: number;
  /** The commit that started the run. If the pull request has a newer one, a newer run writes (T43). */
  readonly head: string;
  /** Distinguishes the comments of several workflows and jobs on one pull request. */
  readonly id: string;
  /** Milliseconds between two writes. GitHub asks for one second between many writes. */
  readonly betweenWrites: number;
}

/** If one list ends before the other, its cursor stays and gives nothing. */
const conversationQuery = `query ($owner: String!, $repo: String!, $number: Int!, $first: Int!, $threads: String, $comments: String) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      headRefOid
      reviewThreads(first: $first, after: $threads) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved resolvedBy { login } viewerCanResolve
          comments(first: 1) { totalCount nodes { id body isMinimized author { login __typename } editor { login } } }
        }
      }
      comments(first: $first, after: $comments) {
        pageInfo { hasNextPage endCursor }
        nodes { id body url isMinimized author { login __typename } editor { login } }
      }
    }
  }
}`;

/** GitHub replaces an item that it does not show to this token by `null`. */
function listed<T>(node: z.ZodType<T>) {
  return z.array(node.nullable()).transform((nodes) => nodes.filter((each) => each !== null));
}

const pageSchema = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
const loginSchema = z.object({ login: z.string().min(1) });
const textSchema = z.object({
  id: z.string().min(1),
  body: z.string(),
  isMinimized: z.boolean(),
  author: z.object({ login: z.string(), __typename: z.string() }).nullable(),
  editor: loginSchema.nullish(),
});
const commentSchema = textSchema.extend({ url: z.string() });
const threadSchema = z.object({
  id: z.string().min(1),
  isResolved: z.boolean(),
  resolvedBy: loginSchema.nullish(),
  viewerCanResolve: z.boolean(),
  comments: z.object({ totalCount: z.number(), nodes: listed(textSchema) }),
});
const pullSchema = z.object({
  headRefOid: z.string().regex(/^[0-9a-f]{40,64}$/),
  reviewThreads: z.object({ pageInfo: pageSchema, nodes: listed(threadSchema) }),
  comments: z.object({ pageInfo: pageSchema, nodes: listed(commentSchema) }),
});
const conversationSchema = z.object({
  /** `github-actions[bot]`, `my-app[bot]`, `octocat` */
  viewer: loginSchema,
  repository: z.object({ pullRequest: pullSchema }),
});
type Viewer = z.infer<typeof loginSchema>;

/** The most that one request closes; the rest waits for the next run. */
const mostAtOnce = 20;

export interface ToClose {
  readonly threads: readonly ReviewThread[];
  /** Comments with the same subject as an earlier comment of ours. */
  readonly doubles: readonly OwnComment[];
}

/** Closes the outdated, or hides threads without `contents: write`. Never rejects. @returns closed ids */
export async function close(octokit: Octokit, { threads, doubles }: ToClose): Promise<ReadonlySet<string>> {
  const mutations = [
    ...threads.flatMap(({ id, commentId, resolvable }) => [
      { id, field: fieldOf('resolveReviewThread', 'threadId') },
      ...(resolvable ? [] : [minimise(commentId, 'RESOLVED')]),
    ]),
    ...doubles.map(({ id }) => minimise(id, 'DUPLICATE')),
  ];
  const chosen = mutations.slice(0, mostAtOnce);
  const names = chosen.map((_, index) => `c${index}`);
  const text = `mutation (${names.map((name) => `$${name}: ID!`).join(', ')}) {\n${names
    .map((name, index) => `  ${name}: ${chosen[index]?.field(`$${name}`)}`)
    .join('\n')}\n}`;
  const ids = Object.fromEntries(names.map((name, index) => [name, chosen[index]?.id]));
  const answer = await octokit.graphql<unknown>(text, ids).catch(partialData);
  const parsed = answerSchema.safeParse(answer);
  const done = parsed.success ? (parsed.data ?? {}) : {};
  return new Set(chosen.filter((_, index) => done[`c${index}`] != null).map(({ id }) => id));
}

const answerSchema = z.record(z.string(), z.unknown()).nullable();

function minimise(id: string, classifier: 'RESOLVED' | 'DUPLICATE') {
  return { id, field: fieldOf('minimizeComment', 'subjectId', `, classifier: ${classifier}`) };
}

function fieldOf(mutation: string, name: string, more = ''): (variable: string) => string {
  return (variable) => `${mutation}(input: { ${name}: ${variable}${more} }) { clientMutationId }`;
}
