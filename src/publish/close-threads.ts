import { z } from 'zod';
import type { Octokit } from '../source/octokit.ts';
import { graphql, type ReviewThread } from './conversation.ts';

/** One request closes so many; the rest waits for the next run. */
const mostAtOnce = 20;

/**
 * Resolves threads, all in one request; those that the token may not resolve (a workflow's token needs `contents: write` for it) are minimised
 * as resolved, in a second one. Never throws.
 *
 * @returns how many are closed now
 */
export async function closeThreads(octokit: Octokit, threads: readonly ReviewThread[]): Promise<number> {
  const chosen = threads.slice(0, mostAtOnce);
  const resolved = await each(octokit, chosen, ({ id }) => id, resolve);
  const left = chosen.filter((_, index) => !resolved.has(index));
  const minimised = await each(octokit, left, ({ commentId }) => commentId, minimise);
  return resolved.size + minimised.size;
}

const resolve = (name: string) => `resolveReviewThread(input: { threadId: ${name} }) { clientMutationId }`;
const minimise = (name: string) =>
  `minimizeComment(input: { subjectId: ${name}, classifier: RESOLVED }) { clientMutationId }`;

/** The indices of those for which the mutation went through. */
async function each(
  octokit: Octokit,
  threads: readonly ReviewThread[],
  idOf: (thread: ReviewThread) => string,
  mutation: (name: string) => string,
): Promise<ReadonlySet<number>> {
  if (threads.length === 0) return new Set();
  const names = threads.map((_, index) => `t${index}`);
  const text = `mutation (${names.map((name) => `$${name}: ID!`).join(', ')}) {\n${names
    .map((name) => `  ${name}: ${mutation(`$${name}`)}`)
    .join('\n')}\n}`;
  const ids = Object.fromEntries(threads.map((thread, index) => [`t${index}`, idOf(thread)]));
  const answer = answerSchema.safeParse(await graphql(octokit, text, ids));
  const data = answer.success ? (answer.data ?? {}) : {};
  return new Set([...threads.keys()].filter((index) => data[`t${index}`] != null));
}

const answerSchema = z.record(z.string(), z.unknown()).nullable();
