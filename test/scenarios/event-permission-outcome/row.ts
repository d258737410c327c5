import { type Event, pullRequestEvent } from '../../support/github-double/events.ts';
import type { ReceivedRequest, Reply } from '../../support/github-double/world.ts';
import type { ActionSettings } from '../../support/run-action.ts';
import { lockFileText } from '../../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../../support/signed-registry/provider-package.ts';
import { publishEntry } from '../honest-entry.ts';
import type { Stage } from '../stage.ts';
import { requestName } from './requests.ts';

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** One line of the table; `__fixtures__/github-requests.md` has its result. */
export interface Row {
  readonly event: string;
  /** What the token may do. */
  readonly token: string;
  readonly what: string;
  /** Prepares the run; may include earlier runs, which the table does not show. */
  prepare(stage: Stage): Promise<Prepared>;
}

export interface Prepared {
  readonly event: Event;
  readonly settings?: ActionSettings;
}

export function row(event: string, token: string, what: string, prepare: Row['prepare']): Row {
  return { event, token, what, prepare };
}

export const path = 'infra/.terraform.lock.hcl';

export const opened = ({ github }: Stage, pull: number, settings: ActionSettings = {}): Prepared => ({
  event: pullRequestEvent(github, pull, settings.eventName ?? 'pull_request'),
  settings,
});

export const pushed = ({ github }: Stage, pull: number, settings: ActionSettings = {}): Prepared => ({
  event: pullRequestEvent(github, pull, settings.eventName ?? 'pull_request', 'synchronize'),
  settings,
});

/** The text of a lock file with this number of planted hashes. */
export async function textWith({ registry }: Stage, planted: number): Promise<string> {
  const { entry } = await publishEntry(registry);
  const zh = Array.from({ length: planted }, (_, index) => plantedZh(`row ${index}`));
  return lockFileText({ ...entry, hashes: [...entry.hashes, ...zh] });
}

/** A pull request that adds the lock file, with this number of planted hashes. */
export async function adds(stage: Stage, planted = 0, fork?: string): Promise<number> {
  return stage.openPull({ 'README.md': '' }, { [path]: await textWith(stage, planted) }, fork);
}

/** A pull request that was reviewed, with this number of planted hashes. */
export async function reviewed(stage: Stage, planted = 0, settings?: ActionSettings): Promise<number> {
  const pull = await adds(stage, planted);
  await stage.review(pull, settings);
  return pull;
}

/** A pull request that was reviewed with one planted hash, which is then removed. */
export async function repaired(stage: Stage): Promise<number> {
  const pull = await reviewed(stage, 1);
  stage.push({ [path]: await textWith(stage, 0) });
  return pull;
}

/** Answers the first requests with these names in another way; something may happen meanwhile. */
export function refuse(
  { github }: Stage,
  names: readonly string[],
  reply: Reply | null,
  {
    times = Number.POSITIVE_INFINITY,
    meanwhile,
  }: { times?: number; meanwhile?: (request: ReceivedRequest) => unknown } = {},
): void {
  let left = times;
  github.faults.intercept = async (request) => {
    if (left === 0 || !names.includes(requestName(request))) return null;
    left -= 1;
    await meanwhile?.(request);
    return reply;
  };
}

export const message = (status: number, text: string, headers = {}): Reply => ({
  status,
  body: { message: text },
  headers,
});

/** GraphQL refuses with status 200. */
export const forbidden = (data: unknown): Reply => ({
  status: 200,
  body: { data, errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }] },
});

export const secondaryLimit = (seconds: number): Reply =>
  message(403, 'You have exceeded a secondary rate limit', { 'retry-after': String(seconds) });

/** @param seconds until the limit lifts, by the clock of this machine */
export const rateLimit = (seconds: number): Reply =>
  message(403, 'API rate limit exceeded', {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + seconds),
  });
