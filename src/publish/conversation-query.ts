import { z } from 'zod';

/** The head, our threads, our comments. Where one of the lists is at its end and the other is not, the cursor stays and brings nothing. */
export const conversationQuery = `query ($owner: String!, $repo: String!, $number: Int!, $threads: String, $comments: String) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      headRefOid
      reviewThreads(first: 100, after: $threads) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved resolvedBy { login } viewerCanResolve
          comments(first: 1) { totalCount nodes { id body isMinimized author { login __typename } } }
        }
      }
      comments(first: 100, after: $comments) {
        pageInfo { hasNextPage endCursor }
        nodes { id body url isMinimized author { login __typename } }
      }
    }
  }
}`;

/** GitHub puts `null` in the place of what it does not show to this token. */
function listed<T>(node: z.ZodType<T>) {
  return z.array(node.nullable()).transform((nodes) => nodes.filter((each) => each !== null));
}

const pageSchema = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
const textSchema = z.object({
  id: z.string().min(1),
  body: z.string(),
  isMinimized: z.boolean(),
  author: z.object({ login: z.string(), __typename: z.string() }).nullable(),
});
const commentSchema = textSchema.extend({ url: z.string() });
const threadSchema = z.object({
  id: z.string().min(1),
  isResolved: z.boolean(),
  resolvedBy: z.object({ login: z.string() }).nullish(),
  viewerCanResolve: z.boolean(),
  comments: z.object({ totalCount: z.number(), nodes: listed(textSchema) }),
});
const pullSchema = z.object({
  headRefOid: z.string().regex(/^[0-9a-f]{40,64}$/),
  reviewThreads: z.object({ pageInfo: pageSchema, nodes: listed(threadSchema) }),
  comments: z.object({ pageInfo: pageSchema, nodes: listed(commentSchema) }),
});
const viewerSchema = z.object({ login: z.string().min(1) });
export const conversationSchema = z.object({
  viewer: viewerSchema,
  repository: z.object({ pullRequest: pullSchema }),
});
export type ConversationAnswer = z.infer<typeof conversationSchema>;
export type ThreadNode = z.infer<typeof threadSchema>;
export type CommentNode = z.infer<typeof commentSchema>;
export type Viewer = z.infer<typeof viewerSchema>;
