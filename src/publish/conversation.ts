import { z } from 'zod';
import type { GitHubRepository, Octokit } from '../source/octokit.ts';
import { authorNamed, type CommentAuthor, commentAuthor } from './comment-author.ts';

/** What stands on a pull request already, as far as it is ours. */
export interface Conversation {
  /** Of the pull request. */
  readonly number: number;
  readonly author: CommentAuthor;
  /** Review threads that our token began; `null` where they could not be listed, and then none may be begun or closed. */
  readonly threads: readonly ReviewThread[] | null;
}

export interface ReviewThread {
  /** Of GraphQL: the thread's, and the one of its first comment. */
  readonly id: string;
  readonly commentId: string;
  /** The first line of the comment: our marker. Nothing else of it is read (T36). */
  readonly marker: string;
  /** Resolved or minimised, so that readers do not see it as open. */
  readonly closed: boolean;
  /** Resolved by a person: that is an answer, and nothing is said there again. A bot that resolves has no name here. */
  readonly closedByOthers: boolean;
  /** Somebody replied. */
  readonly answered: boolean;
}

/** Twenty pages of a hundred; a pull request with more threads than that gets no review comments of ours. */
const mostPages = 20;

/**
 * Whose token it is and which review threads are ours, in one request where there are no more than a hundred threads. Threads of others are
 * not ours whatever their text says (T35). Never throws. Ask early, side by side with the review: the client keeps a second between
 * this and the first write.
 *
 * @param listThreads whether threads are of interest
 */
export async function readConversation(
  repository: GitHubRepository,
  number: number,
  listThreads: boolean,
): Promise<Conversation> {
  const { octokit } = repository;
  if (!listThreads) return { number, author: await commentAuthor(octokit), threads: null };
  const first = await ask(repository, number, null);
  const login = first?.viewer?.login ?? null;
  const author = login === null ? await commentAuthor(octokit) : authorNamed(login);
  const nodes = await allThreads(repository, number, first);
  return { number, author, threads: nodes?.flatMap((node) => ownThread(node, author)) ?? null };
}

async function allThreads(
  repository: GitHubRepository,
  number: number,
  first: ConversationAnswer | null,
): Promise<readonly ThreadNode[] | null> {
  const nodes: ThreadNode[] = [];
  let answer = first;
  for (let page = 0; page < mostPages; page += 1) {
    const threads = answer?.repository?.pullRequest?.reviewThreads;
    if (threads === undefined) return null;
    nodes.push(...threads.nodes);
    if (!threads.pageInfo.hasNextPage) return nodes;
    answer = await ask(repository, number, threads.pageInfo.endCursor);
  }
  return null;
}

async function ask(
  { octokit, owner, repo }: GitHubRepository,
  number: number,
  after: string | null,
): Promise<ConversationAnswer | null> {
  const answer = await graphql(octokit, query, { owner, repo, number, after });
  const parsed = answerSchema.safeParse(answer);
  return parsed.success ? parsed.data : null;
}

/** The data of an answer, partial where GitHub refused a part of it; `null` where there is none. */
export async function graphql(
  octokit: Octokit,
  text: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  try {
    return await octokit.graphql(text, variables);
  } catch (error) {
    return error instanceof Error && 'data' in error ? error.data : null;
  }
}

function ownThread(node: ThreadNode, author: CommentAuthor): readonly ReviewThread[] {
  const [first] = node.comments.nodes;
  if (first === undefined || !isBy(first.author, author)) return [];
  return [
    {
      id: node.id,
      commentId: first.id,
      marker: first.body.split('\n', 1)[0]?.trimEnd() ?? '',
      closed: node.isResolved || first.isMinimized,
      closedByOthers: node.isResolved && (node.resolvedBy?.login ?? bare(author)) !== bare(author),
      answered: node.comments.totalCount > 1,
    },
  ];
}

/** GraphQL names a bot without `[bot]`, so that only its type tells it from a person of that name. */
function isBy(found: CommentNode['author'], author: CommentAuthor): boolean {
  return (
    found !== null && found.login === bare(author) && (found.__typename === 'Bot') === (author.type === 'Bot')
  );
}

function bare({ login }: CommentAuthor): string {
  return login.replace(/\[bot\]$/, '');
}

const query = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved resolvedBy { login }
          comments(first: 1) { totalCount nodes { id body isMinimized author { login __typename } } }
        }
      }
    }
  }
}`;

const commentSchema = z.object({
  id: z.string().min(1),
  body: z.string(),
  isMinimized: z.boolean(),
  author: z.object({ login: z.string(), __typename: z.string() }).nullable(),
});
const threadSchema = z.object({
  id: z.string().min(1),
  isResolved: z.boolean(),
  resolvedBy: z.object({ login: z.string() }).nullish(),
  comments: z.object({ totalCount: z.number(), nodes: z.array(commentSchema) }),
});
const threadsSchema = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  nodes: z.array(threadSchema),
});
const answerSchema = z.object({
  viewer: z.object({ login: z.string().min(1) }).nullish(),
  repository: z.object({ pullRequest: z.object({ reviewThreads: threadsSchema }).nullable() }).nullish(),
});
type ConversationAnswer = z.infer<typeof answerSchema>;
type ThreadNode = z.infer<typeof threadSchema>;
type CommentNode = z.infer<typeof commentSchema>;
