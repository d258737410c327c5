import { z } from 'zod';
import { statusOf } from '../source/github/answer.ts';
import type { GitHubRepository, Octokit } from '../source/github/octokit.ts';
import {
  type Conversation,
  firstLine,
  mostPages,
  type OwnComment,
  type ReviewThread,
} from './conversation.ts';

/**
 * Reads a pull request without GraphQL, which some servers shut and which has a budget of its own. REST does not tell what is resolved or hidden, so
 * every thread counts as open and as answered: it stays as it is, and its subject is not raised again. The head is read last: while it is still ours, no newer run has written (T43).
 *
 * @param marker as for `readConversation`
 */
export async function readConversationByRest(
  { octokit, owner, repo }: GitHubRepository,
  number: number,
  marker: string | null,
): Promise<Conversation> {
  const account = await accountOf(octokit);
  const isOurs = ({ user }: Text): boolean => user?.login === account.login && user.type === account.type;
  const here = { owner, repo, per_page: 100 };
  const [threads, comments] = await Promise.all([
    readPages(threadsSchema, (page) =>
      octokit.rest.pulls.listReviewComments({ ...here, pull_number: number, page }),
    ),
    readPages(
      commentsSchema,
      (page) => octokit.rest.issues.listComments({ ...here, issue_number: number, page }),
      (texts) => texts.some((text) => isOurs(text) && firstLine(text.body ?? '') === marker),
    ),
  ]);
  if (!comments.whole || (!threads.whole && marker === null))
    throw new Error(`the pull request has more than ${mostPages * 100} comments or review threads`);
  const pull = pullSchema.parse((await octokit.rest.pulls.get({ owner, repo, pull_number: number })).data);
  return {
    head: pull.head.sha,
    threads: threads.items
      .filter((each) => isOurs(each) && each.in_reply_to_id === undefined)
      .map(
        (each): ReviewThread => ({
          id: each.node_id,
          commentId: each.node_id,
          marker: firstLine(each.body ?? ''),
          closed: false,
          closedByOthers: false,
          answered: true,
          resolvable: false,
        }),
      ),
    allThreads: threads.whole,
    comments: comments.items.filter(isOurs).map(ownComment),
  };
}

function ownComment({ id, node_id, html_url, body }: Text): OwnComment {
  const text = body ?? '';
  return { id: node_id, number: id, url: html_url, marker: firstLine(text), body: text, minimised: false };
}

interface Account {
  readonly login: string;
  readonly type: string;
}

/** A workflow's token may not ask whose it is. */
const workflow: Account = { login: 'github-actions[bot]', type: 'Bot' };
const accounts = new WeakMap<Octokit, Account>();

/** The author of our comments. The token of another app cannot be told from that of a workflow; its comments are not found again. */
async function accountOf(octokit: Octokit): Promise<Account> {
  const known = accounts.get(octokit);
  if (known !== undefined) return known;
  const account = await octokit.rest.users.getAuthenticated().then(
    ({ data }) => accountSchema.parse(data),
    (error: unknown) => {
      const status = statusOf(error);
      if (status === 401 || status === 403 || status === 404) return workflow;
      throw error;
    },
  );
  accounts.set(octokit, account);
  return account;
}

/** @param isFound ends the reading early */
async function readPages<T>(
  schema: z.ZodType<readonly T[]>,
  request: (page: number) => Promise<{ readonly data: unknown }>,
  isFound: (items: readonly T[]) => boolean = () => false,
): Promise<{ readonly items: readonly T[]; readonly whole: boolean }> {
  const items: T[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const listed = schema.parse((await request(page)).data);
    items.push(...listed);
    if (listed.length < 100 || isFound(items)) return { items, whole: true };
  }
  return { items, whole: false };
}

const accountSchema = z.object({ login: z.string().min(1), type: z.string() });
const textSchema = z.object({
  id: z.number(),
  node_id: z.string().min(1),
  html_url: z.string(),
  body: z.string().nullish(),
  user: accountSchema.nullable(),
});
const commentsSchema = z.array(textSchema);
const threadsSchema = z.array(textSchema.extend({ in_reply_to_id: z.number().optional() }));
const pullSchema = z.object({ head: z.object({ sha: z.string().regex(/^[0-9a-f]{40,64}$/) }) });
type Text = z.infer<typeof textSchema>;
