import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { kindOfMode, type TreeEntry } from '../tree.ts';
import { ask, failure, graphQLErrors, shaSchema } from './answer.ts';
import { askGraphQL, askInPart } from './graphql.ts';
import type { GitHubRepository } from './octokit.ts';

/** A branch as it is now, not as the event names it. */
export interface BranchNow {
  readonly tip: string;
  /** What is at the requested path, if one was requested. */
  readonly file?: { readonly path: string; readonly entry: TreeEntry | null };
  /** The token may not see the pull request, which the review needs as soon as the branch goes on. */
  readonly hidesPull?: true;
}

/** Requests a branch (`null`: the default one), a file at its tip, and whether a pull request is there; `null`: no such branch. */
export async function askNow(
  repository: GitHubRepository,
  { branch, path, pull = null }: Record<'branch' | 'path', string | null> & { readonly pull?: number | null },
): Promise<BranchNow | null> {
  const variables = {
    ...(branch === null ? {} : { branch: `refs/heads/${branch}` }),
    ...(path === null ? {} : { path }),
    ...(pull === null ? {} : { pull }),
  };
  const what = 'the base branch';
  const { data, error } = await askInPart(repository, what, questionWith(Object.keys(variables)), variables);
  const [first, ...others] = graphQLErrors(error);
  const isAboutPull = first?.path?.[1] === 'pullRequest' && others.length === 0;
  if (error !== null && !isAboutPull) throw failure(what, error);
  const { repository: answer } = await ask(what, nowSchema, async () => ({ data }));
  if (answer.branch === null) return null;
  const { oid, file } = answer.branch.target;
  const tip = {
    tip: oid,
    ...(isAboutPull && first.type === 'FORBIDDEN' ? { hidesPull: true as const } : {}),
  };
  if (path === null || file === undefined) return tip;
  if (file === null) return { ...tip, file: { path, entry: null } };
  const kind = kindOfMode(file.mode.toString(8).padStart(6, '0'));
  return { ...tip, file: { path, entry: { path, kind, sha: file.oid, size: file.object?.byteSize ?? 0 } } };
}

function questionWith(variables: readonly string[]): string {
  const typed = ['owner', 'repo', ...variables].map(
    (name) => `$${name}: ${name === 'pull' ? 'Int!' : 'String!'}`,
  );
  const branch = variables.includes('branch') ? 'ref(qualifiedName: $branch)' : 'defaultBranchRef';
  const file = variables.includes('path') ? ` ... on Commit { file(path: $path) { ${fileFields} } }` : '';
  return `query (${typed.join(', ')}) {
  repository(owner: $owner, name: $repo) {
    branch: ${branch} { target { oid${file} } }${variables.includes('pull') ? ' pullRequest(number: $pull) { number }' : ''}
  }
}`;
}

const fileFields = 'mode oid object { ... on Blob { byteSize } }';

const fileSchema = z.object({
  mode: z.number().int().nonnegative(),
  oid: shaSchema,
  object: z.object({ byteSize: z.number().int().nonnegative().optional() }).nullable(),
});
const nowSchema = z.object({
  repository: z.object({
    branch: z.object({ target: z.object({ oid: shaSchema, file: fileSchema.nullish() }) }).nullable(),
  }),
});

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
  /** GitHub has not computed it, or has only that of a different head. */
  | { readonly kind: 'unknown' };

/** A private repository shows a pull request to no token without it. */
export const toSeePull = 'pull-requests: read';

/** GitHub computes the merge on request, which takes a few seconds. */
const patience = [1_000, 2_000, 4_000];

/** The merge commit of a head, with its first parent, the base branch (T69). @throws as {@link askGraphQL} */
export async function readMerge(
  repository: GitHubRepository,
  { pull, head }: { readonly pull: number; readonly head: string },
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<MergeNow> {
  for (let tries = 0; ; tries += 1) {
    const what = `the pull request ${pull}`;
    const seen = await askGraphQL(repository, what, seenSchema, question, { number: pull }, toSeePull);
    const merge = mergeOf(seen.repository.pullRequest, head);
    const isNew = merge.kind === 'merge' ? !merge.isOld : merge.kind === 'conflict';
    const pause = patience[tries];
    if (isNew || pause === undefined) return merge;
    await wait(pause);
  }
}

type Seen = z.infer<typeof seenSchema>['repository']['pullRequest'];

/** A merge of an older head says nothing about this one. */
function mergeOf({ mergeable, baseRef, potentialMergeCommit: commit }: Seen, head: string): MergeNow {
  if (mergeable === 'CONFLICTING') return { kind: 'conflict' };
  const [onto, merged] = commit?.parents.nodes ?? [];
  if (commit === null || onto === undefined || merged?.oid !== head) return { kind: 'unknown' };
  const tip = baseRef?.target?.oid ?? onto.oid;
  return { kind: 'merge', commit: commit.oid, onto: onto.oid, isOld: tip !== onto.oid };
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
