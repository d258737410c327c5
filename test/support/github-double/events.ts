import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { WebhookDefinition } from '@octokit/webhooks-examples';
import { commitsOf } from './pull-answers.ts';
import { repositoryAnswer } from './repository-answer.ts';
import type { World } from './world.ts';

/** The package is one JSON file. */
const webhooks: readonly WebhookDefinition[] = createRequire(import.meta.url)('@octokit/webhooks-examples');

/** The event of a workflow run. */
export interface Event {
  readonly eventName: string;
  readonly payload: object;
}

export const noCommit = '0'.repeat(40);

/** GitHub's own example of the payload, with our repository, number and commits. */
export function pullRequestEvent(
  world: World,
  number: number,
  eventName = 'pull_request',
  action: 'opened' | 'synchronize' = 'opened',
): Event {
  const pull = world.pulls.get(number);
  if (pull === undefined) throw new Error(`There is no pull request ${number}`);
  const { base, head } = commitsOf(world, pull);
  const example = exampleOf('pull_request', (each) => 'action' in each && each.action === action);
  const described = example.pull_request as Record<'base' | 'head', object>;
  return {
    eventName,
    payload: {
      ...example,
      number,
      repository: repositoryAnswer(world),
      pull_request: {
        ...described,
        number,
        base: { ...described.base, sha: base, ref: pull.base, repo: repositoryAnswer(world) },
        head: {
          ...described.head,
          sha: head,
          ref: pull.head,
          repo: repositoryAnswer(world, pull.fork ?? world.owner),
        },
      },
    },
  };
}

/** @param base the branch when the group was made, or an entry before it in a queue that groups (HEADGREEN) */
export function mergeGroupEvent(world: World, base: string, head: string): Event {
  const example = exampleOf('merge_group');
  const group = { ...(example.merge_group as object), base_sha: base, head_sha: head };
  return {
    eventName: 'merge_group',
    payload: { ...example, merge_group: group, repository: repositoryAnswer(world) },
  };
}

/**
 * `before` or `after` is {@link noCommit} if the branch is created or deleted.
 *
 * @param commits what the push brought, the oldest first
 */
export function pushEvent(
  world: World,
  before: string,
  after: string,
  ref = 'refs/heads/main',
  commits: readonly string[] = deletedOrOne(after),
): Event {
  const example = exampleOf('push', (each) => 'ref' in each && each.ref === 'refs/heads/master');
  const deleted = after === noCommit;
  return {
    eventName: 'push',
    payload: {
      ...example,
      ref,
      before,
      after,
      created: before === noCommit,
      deleted,
      head_commit: deleted ? null : { ...(example.head_commit as object), id: after },
      commits: commits.map((id) => ({ ...(example.head_commit as object), id })),
      repository: repositoryAnswer(world),
    },
  };
}

function deletedOrOne(after: string): readonly string[] {
  return after === noCommit ? [] : [after];
}

export function dispatchEvent(world: World): Event {
  const payload = { ...exampleOf('workflow_dispatch'), repository: repositoryAnswer(world) };
  return { eventName: 'workflow_dispatch', payload };
}

/** GitHub publishes no example of this event; its payload is the schedule and the repository. */
export function scheduleEvent(world: World): Event {
  return { eventName: 'schedule', payload: { schedule: '0 6 * * 1', repository: repositoryAnswer(world) } };
}

/** Writes the file that `GITHUB_EVENT_PATH` names into a folder, and returns its path. */
export function writeEvent({ payload }: Event, folder: string): string {
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(payload));
  return path;
}

function exampleOf(name: string, suits: (example: object) => boolean = () => true): Record<string, unknown> {
  const examples: readonly object[] = webhooks.find((each) => each.name === name)?.examples ?? [];
  const example = examples.find(suits) ?? examples[0];
  if (example === undefined) throw new Error(`There is no example of the event ${name}`);
  return { ...structuredClone(example) };
}
