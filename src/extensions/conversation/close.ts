import { z } from 'zod';
import { partialData } from '../../source/github/graphql.ts';
import type { Octokit } from '../../source/github/octokit.ts';
import type { OwnComment, ReviewThread } from './conversation.ts';

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
