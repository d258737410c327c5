import { z } from 'zod';
import { quoted, UserError } from '../errors.ts';
import type { TriggeringPull } from '../publish/publication.ts';
import { commitSchema, shaSchema } from '../source/github/answer.ts';

interface TriggeringEvent {
  readonly eventName: string;
  readonly payload: unknown;
  readonly inputs: { readonly base: string | null; readonly head: string | null };
  /** `GITHUB_SHA`, for schedule and workflow_dispatch only: their payload names no commit. */
  readonly sha: string;
}

export type EventRevisions =
  | {
      readonly kind: 'compare';
      readonly base: string;
      /** The branch that a pull request goes to; `null`: `base` is as new as it gets. */
      readonly baseBranch: string | null;
      readonly head: string;
      readonly mergeBase: boolean;
      /** What `head` of a merge queue was built on: the branch, or an entry before, whose checks may fail (T47). */
      readonly groupBase?: string;
      readonly pullRequest: TriggeringPull | null;
      /** After a force push GitHub collects `base` some day. */
      readonly baseMayBeGone?: true;
    }
  /** Nothing to compare with: every lock file at head is checked. */
  | { readonly kind: 'audit'; readonly head: string; readonly why: string }
  | { readonly kind: 'nothing'; readonly why: string };

/** The two revisions of a run. The inputs win over the payload, and that over `GITHUB_SHA`, which is the tip of the default branch under `pull_request_target` (T38, T43). @throws UserError `unsupported-event` without `head` for other events, and for payloads in an unknown form */
export function revisionsFromEvent(event: TriggeringEvent): EventRevisions {
  const base = event.inputs.base || null;
  const head = event.inputs.head || null;
  if (base !== null && head !== null) return { ...directly(base, head), ...pullRequestOf(event) };
  const found = fromPayload(event);
  if (found === null) {
    if (head === null) throw unsupported(event.eventName);
    return audit(head);
  }
  if (base !== null && found.kind !== 'nothing')
    return { ...directly(base, found.head), ...pullRequestOf(event) };
  if (head === null) return found;
  return found.kind === 'compare' ? { ...found, head } : audit(head);
}

function directly(base: string, head: string): Extract<EventRevisions, { kind: 'compare' }> {
  return { kind: 'compare', base, baseBranch: null, head, mergeBase: false, pullRequest: null };
}

function audit(head: string): EventRevisions {
  return { kind: 'audit', head, why: 'the input `head` was given without `base`' };
}

function pullRequestOf({ eventName, payload }: TriggeringEvent): {
  mergeBase: boolean;
  pullRequest: TriggeringPull | null;
} {
  if (eventName !== 'pull_request' && eventName !== 'pull_request_target')
    return { mergeBase: false, pullRequest: null };
  const parsed = numberedSchema.safeParse(payload);
  return { mergeBase: true, pullRequest: parsed.success ? triggering(parsed.data.pull_request) : null };
}

/** The pull request of the event, if it has one, for a run that cannot go on; never throws. */
export function pullRequestIn(event: Omit<TriggeringEvent, 'inputs'>): TriggeringPull | null {
  return pullRequestOf({ ...event, inputs: { base: null, head: null } }).pullRequest;
}

function triggering({ number, head }: z.infer<typeof numberedSchema>['pull_request']): TriggeringPull {
  return { number, head: head.sha };
}

function fromPayload({ eventName, payload, sha }: TriggeringEvent): EventRevisions | null {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target': {
      const { pull_request: pull } = parse(eventName, pullRequestSchema, payload);
      const revisions = directly(pull.base.sha, pull.head.sha);
      return { ...revisions, baseBranch: pull.base.ref, mergeBase: true, pullRequest: triggering(pull) };
    }
    case 'merge_group': {
      const { merge_group: group } = parse(eventName, mergeGroupSchema, payload);
      return { ...directly(group.base_ref, group.head_sha), mergeBase: true, groupBase: group.base_sha };
    }
    case 'push':
      return fromPush(parse(eventName, pushSchema, payload));
    case 'schedule':
    case 'workflow_dispatch':
      return { kind: 'audit', head: sha, why: `the event ${eventName} compares nothing` };
    default:
      return null;
  }
}

function fromPush(push: z.infer<typeof pushSchema>): EventRevisions {
  if (push.deleted || isNull(push.after)) return { kind: 'nothing', why: 'the push deleted a branch or tag' };
  // For an annotated tag `after` is the tag, not the commit.
  const head = push.head_commit?.id ?? push.after;
  if (isNull(push.before)) return { kind: 'audit', head, why: 'the push created the branch or tag' };
  return { ...directly(push.before, head), baseMayBeGone: true };
}

/** Git writes "no commit" as a sha of zeros. */
function isNull(sha: string): boolean {
  return /^0+$/.test(sha);
}

function parse<T>(eventName: string, schema: z.ZodType<T>, payload: unknown): T {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw new UserError(
    'unsupported-event',
    `The payload of the event ${eventName} does not name its commits in the form that GitHub documents; give the inputs \`base\` and \`head\`.`,
    { cause: parsed.error },
  );
}

function unsupported(eventName: string): UserError {
  return new UserError(
    'unsupported-event',
    `The event ${quoted(eventName)} names no revisions to review: use one of ${supported}, or give the input \`head\` (and \`base\`).`,
  );
}

const supported = 'pull_request, pull_request_target, merge_group, push, schedule, workflow_dispatch';

const numberedSchema = z.object({
  pull_request: z.object({ number: z.number().int().positive(), head: commitSchema }),
});
const pullRequestSchema = z.object({
  pull_request: z.object({
    number: z.number().int().positive(),
    base: commitSchema.extend({ ref: z.string().min(1) }),
    head: commitSchema,
  }),
});
const mergeGroupSchema = z.object({
  merge_group: z.object({ base_ref: z.string().min(1), base_sha: shaSchema, head_sha: shaSchema }),
});
const pushSchema = z.object({
  before: shaSchema,
  after: shaSchema,
  deleted: z.boolean(),
  head_commit: z.object({ id: shaSchema }).nullish(),
});
