import { z } from 'zod';
import { policyError, quoted } from '../errors.ts';
import type { AskFact } from '../evidence/keeper.ts';
import { type Outcome, unavailable } from '../outcome.ts';
import { shaSchema, withoutDiff } from '../source/github/answer.ts';
import { type GitHubAccess, type GitHubAnswer, readAnswer } from '../source/github/ask-github.ts';
import { ambiguous, SourceError } from '../source/source-error.ts';
import type { Content } from '../source/tree.ts';
import { joined } from './policy.ts';
import { core, type Policy } from './settings.ts';
import { sharedFileIn } from './text-kinds.ts';

/** A policy file of a different repository, which `config` or `extends` names as `owner/repo/path@ref`. */
export interface SharedPolicies {
  readonly access: GitHubAccess;
  /** The token is for shared policies alone, so a change must not choose a repository that it reads (T97). */
  readonly isPrivate?: boolean;
}

/** The content, and the commit of a branch or tag; `null`: the reference is one. @throws SourceError */
export async function readSharedFile(
  reference: string,
  access: GitHubAccess | undefined,
  fact: AskFact,
): Promise<{ readonly content: Content; readonly readAt: string | null }> {
  const { owner = '', repo = '', path = '', ref = '' } = sharedFileIn(reference) ?? {};
  const unread = (why: string, next = refusedNext) =>
    new SourceError(
      next === refusedNext ? 'unreadable-path' : 'unavailable',
      `The shared policy ${quoted(reference)} could not be read, so nothing was judged: ${why}; ${next}.`,
    );
  const get = async <T>(schema: z.ZodType<T>, address: string, rest: string, parameters: object) => {
    const url = `https://api.github.com/repos/${owner}/${repo}/${address}`;
    const kept = await fact({ method: 'GET', url }, async () => {
      const route = `GET /repos/{owner}/{repo}/${rest}`;
      return access?.ask(route, { owner, repo, ...parameters }) ?? unavailable('network', 'no request sent');
    });
    const answer = readAnswer(kept as Outcome<GitHubAnswer>, schema);
    if (answer.kind === 'known') return [answer.value];
    // The status where no commit has the name.
    if (answer.kind === 'absent' || answer.status === 422) return [];
    const isRefused = [401, 403, 409].includes(answer.status ?? 0);
    throw unread(answer.cause, isRefused ? refusedNext : 'run it again where GitHub can be reached');
  };
  const name = ref.replace(/^refs\//, '');
  const names = /^(?:heads|tags)\//.test(name) ? [name] : [`heads/${name}`, `tags/${name}`];
  const commitOf = (each: string) =>
    get(shaSchema, `commits/${each}`, 'commits/{ref}', { ref: each, ...withoutDiff });
  const isSha = shaSchema.safeParse(ref).success;
  const [sha, another] = isSha ? [ref] : (await Promise.all(names.map(commitOf))).flat();
  if (another !== undefined) throw ambiguous(ref, names);
  const nothing = unread('GitHub shows no such repository, revision or file');
  if (sha === undefined) throw nothing;
  const at = { path, ref: sha };
  const [file] = await get(fileSchema, `contents/${path}?ref=${sha}`, 'contents/{path}', at);
  if (file === undefined) throw nothing;
  const says = 'a policy must be a plain file of at most 64 KiB.';
  if (file === null) throw policyError([{ path: reference, line: 1, says }]);
  const content = { kind: 'file', bytes: Buffer.from(file.content, 'base64') } as const;
  return { content, readAt: isSha ? null : sha };
}

/** `null`: a folder, a symlink without its file, or too large for this answer. */
const fileSchema = z
  .object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() })
  .nullable()
  .catch(null);

/** GitHub answered, so the same request has the same answer later. */
const refusedNext =
  'correct the reference, or give a token that may read the contents of that repository (`config-token`; on a command line, GITHUB_TOKEN)';

/** The shared file first, then the repository's own settings. */
export function extendedBy(own: Policy, shared: Policy): Policy {
  const said = new Map(shared.said);
  for (const [name, value] of own.said) said.set(name, joined(said.get(name), value));
  return { ...own, said, own: own.said, shared };
}

/** The file that a policy extends; `''`: none. */
export function extendsIn(said: Policy['said']): string {
  return (said.get(core.extends.name) ?? '') as string;
}
