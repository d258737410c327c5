import type { GitHubRepository } from '../source/github/octokit.ts';
import { isBy, isPerhapsBy } from './comment-author.ts';
import {
  type CommentNode,
  type ConversationAnswer,
  conversationQuery,
  conversationSchema,
  type ThreadNode,
  type Viewer,
} from './conversation-query.ts';

/** A pull request at one moment, and what stands on it already as far as it is ours. */
export interface Conversation {
  /** The commit that its branch points to (T43). */
  readonly head: string;
  /** Review threads that our token began, oldest first. */
  readonly threads: readonly ReviewThread[];
  /** There are no more. Whoever opens a pull request can begin any number of them. */
  readonly allThreads: boolean;
  /** Comments that our token wrote, oldest first. Not all of them where the conversation is long and has the one that was looked for. */
  readonly comments: readonly OwnComment[];
}

export interface ReviewThread {
  /** Of GraphQL: the thread's, and the one of its first comment. */
  readonly id: string;
  readonly commentId: string;
  /** The first line of the comment: our marker. Nothing else of it is read (T36). */
  readonly marker: string;
  /** Resolved or minimised, so that readers do not see it as open. */
  readonly closed: boolean;
  /** Resolved by a person: that is an answer, and nothing is said there again. */
  readonly closedByOthers: boolean;
  /** Somebody replied. */
  readonly answered: boolean;
  /** What GitHub says this token may do; `contents: write` decides it. */
  readonly resolvable: boolean;
}

export interface OwnComment {
  /** Of GraphQL. */
  readonly id: string;
  /** Of the REST API. */
  readonly number: number;
  readonly url: string;
  readonly marker: string;
  /** Only held against the text that should stand there. */
  readonly body: string;
  readonly minimised: boolean;
}

/** Of a hundred threads and a hundred comments each. */
const mostPages = 20;

/**
 * Looks at a pull request: head, threads and comments as of one moment, in one request where there are no more than a hundred of each.
 * Texts of others are not ours whatever they say (T35). Rejects where GitHub does not answer, or has more than can be read; where only threads
 * are too many, the comment is still brought up to date, so that nobody can make an old one stand (T43).
 *
 * @param marker of the comment that is looked for: where it has been found, later comments are not read. `null`: none is
 */
export async function readConversation(
  repository: GitHubRepository,
  number: number,
  marker: string | null,
): Promise<Conversation> {
  const threads: ReviewThread[] = [];
  const comments: OwnComment[] = [];
  const after: Record<'threads' | 'comments', string | null> = { threads: null, comments: null };
  for (let page = 1; page <= mostPages; page += 1) {
    const { viewer, repository: seen } = await ask(repository, { number, ...after });
    const { headRefOid, reviewThreads, comments: listed } = seen.pullRequest;
    threads.push(...reviewThreads.nodes.flatMap((node) => ownThread(node, viewer)));
    comments.push(...listed.nodes.flatMap((node) => ownComment(node, viewer)));
    const found = marker === null || comments.some((comment) => comment.marker === marker);
    const allThreads = !reviewThreads.pageInfo.hasNextPage;
    const enough = allThreads || (page === mostPages && marker !== null);
    if (enough && (found || !listed.pageInfo.hasNextPage))
      return { head: headRefOid, threads, allThreads, comments };
    after.threads = reviewThreads.pageInfo.endCursor ?? after.threads;
    after.comments = listed.pageInfo.endCursor ?? after.comments;
  }
  throw new Error(`the pull request has more than ${mostPages * 100} comments or review threads`);
}

async function ask(
  { octokit, owner, repo }: GitHubRepository,
  variables: Readonly<Record<string, unknown>>,
): Promise<ConversationAnswer> {
  const answer = await octokit
    .graphql<unknown>(conversationQuery, { owner, repo, ...variables })
    .catch((error: unknown) => {
      const parsed = conversationSchema.safeParse(partialData(error));
      if (parsed.success) return parsed.data;
      throw error;
    });
  const parsed = conversationSchema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new Error('the answer is not in the form that the API describes', { cause: parsed.error });
}

/** The data of an answer that GitHub refused a part of; `null` where there is none. */
export function partialData(error: unknown): unknown {
  return error instanceof Error && 'data' in error ? error.data : null;
}

function ownThread(node: ThreadNode, viewer: Viewer): readonly ReviewThread[] {
  const [first] = node.comments.nodes;
  if (first === undefined || !isBy(first.author, viewer)) return [];
  return [
    {
      id: node.id,
      commentId: first.id,
      marker: firstLine(first.body),
      closed: node.isResolved || first.isMinimized,
      closedByOthers: node.isResolved && !isPerhapsBy(node.resolvedBy, viewer),
      answered: node.comments.totalCount > 1,
      resolvable: node.viewerCanResolve,
    },
  ];
}

function ownComment(
  { id, body, url, isMinimized, author }: CommentNode,
  viewer: Viewer,
): readonly OwnComment[] {
  const number = Number(/#issuecomment-(\d+)$/.exec(url)?.[1]);
  if (!isBy(author, viewer) || !Number.isSafeInteger(number)) return [];
  return [{ id, number, url, body, marker: firstLine(body), minimised: isMinimized }];
}

function firstLine(body: string): string {
  return body.split('\n', 1)[0]?.trimEnd() ?? '';
}
