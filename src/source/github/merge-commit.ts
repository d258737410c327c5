import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ask, shaSchema } from './answer.ts';
import type { GraphQL } from './graphql.ts';
import type { GitHubRepository } from './octokit.ts';

/** What GitHub would merge a pull request to, as it is now. */
export type MergeNow =
  | {
      readonly kind: 'merge';
      readonly commit: string;
      readonly onto: string;
      /** The base branch went on after GitHub computed it. */
      readonly isOld: boolean;
    }
  /** It cannot be merged, so it brings nothing until somebody pushes again. */
  | { readonly kind: 'conflict' }
  /** GitHub has not computed it, or has only that of another head. */
  | { readonly kind: 'unknown' };

/** GitHub computes the merge when somebody asks, which takes a few seconds. */
const patience = [1_000, 2_000, 4_000];

interface PullNow {
  readonly pull: number;
  readonly head: string;
  /** The tip of the base branch, for where GraphQL does not tell it; `null` where it is not known. */
  readonly tip: string | null;
}

/**
 * The commit that GitHub would merge a head to, with its first parent, which is the base branch (T69).
 *
 * @throws as {@link ask}, where neither GraphQL nor REST answers
 */
export async function readMerge(
  repository: GitHubRepository,
  graphql: GraphQL,
  { pull, head, tip }: PullNow,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<MergeNow> {
  for (const milliseconds of [...patience, null]) {
    const seen = (await byGraphQL(graphql, pull)) ?? (await byRest(repository, pull));
    const merge = mergeOf({ ...seen, tip: seen.tip ?? tip }, head);
    const isNew = merge.kind === 'merge' ? !merge.isOld : merge.kind === 'conflict';
    if (isNew || milliseconds === null) return merge;
    await wait(milliseconds);
  }
  return { kind: 'unknown' };
}

interface Seen {
  readonly conflicts: boolean;
  /** The tip of the base branch at the same moment; `null` where the answer does not tell it. */
  readonly tip: string | null;
  readonly commit: { readonly oid: string; readonly parents: readonly string[] } | null;
}

/** A merge of an older head says nothing about this one. */
function mergeOf({ conflicts, commit, tip }: Seen, head: string): MergeNow {
  if (conflicts) return { kind: 'conflict' };
  const [onto, merged] = commit?.parents ?? [];
  if (commit === null || onto === undefined || merged !== head) return { kind: 'unknown' };
  return { kind: 'merge', commit: commit.oid, onto, isOld: tip !== null && tip !== onto };
}

async function byGraphQL(graphql: GraphQL, pull: number): Promise<Seen | null> {
  const answered = await graphql.ask(question, { number: pull });
  const parsed =
    answered.kind === 'answered' && answered.error === null ? seenSchema.safeParse(answered.data) : null;
  if (parsed?.success !== true) return null;
  const { mergeable, baseRef, potentialMergeCommit: commit } = parsed.data.repository.pullRequest;
  return {
    conflicts: mergeable === 'CONFLICTING',
    tip: baseRef?.target?.oid ?? null,
    commit: commit === null ? null : { oid: commit.oid, parents: commit.parents.nodes.map(({ oid }) => oid) },
  };
}

async function byRest({ octokit, owner, repo }: GitHubRepository, pull: number): Promise<Seen> {
  const { mergeable, merge_commit_sha: sha } = await ask(`the pull request ${pull}`, pullSchema, () =>
    octokit.rest.pulls.get({ owner, repo, pull_number: pull }),
  );
  if (mergeable !== true || sha === null) return { conflicts: mergeable === false, tip: null, commit: null };
  const { parents } = await ask(`the merge commit ${sha}`, parentsSchema, () =>
    octokit.rest.repos.getCommit({ owner, repo, ref: sha, per_page: 1 }),
  );
  return { conflicts: false, tip: null, commit: { oid: sha, parents: parents.map((parent) => parent.sha) } };
}

const question = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      mergeable
      baseRef { target { oid } }
      potentialMergeCommit { oid parents(first: 2) { nodes { oid } } }
    }
  }
}`;

const seenSchema = z.object({
  repository: z.object({
    pullRequest: z.object({
      mergeable: z.enum(['CONFLICTING', 'MERGEABLE', 'UNKNOWN']),
      // A branch that was deleted is null.
      baseRef: z.object({ target: z.object({ oid: shaSchema }).nullish() }).nullish(),
      potentialMergeCommit: z
        .object({ oid: shaSchema, parents: z.object({ nodes: z.array(z.object({ oid: shaSchema })) }) })
        .nullable(),
    }),
  }),
});
const pullSchema = z.object({ mergeable: z.boolean().nullable(), merge_commit_sha: shaSchema.nullable() });
const parentsSchema = z.object({ parents: z.array(z.object({ sha: shaSchema })) });
