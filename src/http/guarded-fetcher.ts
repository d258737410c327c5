import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { known, type Outcome } from '../outcome.ts';
import { type Resolve, resolveWithSystem, trustedOrigins } from './address-guard.ts';
import { type Attempt, final, notSaved, openAskedPauses, type Wait, withRetries } from './attempt.ts';
import { collectBody, type DownloadBudget, headerOf, openDownloadBudget, saveBody } from './body.ts';
import type { ConnectionOptions, Connections } from './client.ts';
import { DiskError, onDisk } from './disk-error.ts';
import type { Answer, DownloadedFile, DownloadOptions, Fetcher, GetOptions } from './fetcher.ts';
import { openHostGate } from './host-gate.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { followRedirects, type Route } from './redirects.ts';
import { endless, type RunTime } from './run-time.ts';

export interface FetcherOptions {
  /** `host` or `host:port` of the hosts that the user listed: only these may be on a private network, and only with that port. */
  readonly trustedHosts: readonly string[];
  /** Bytes of packages in one run. */
  readonly maxDownload: number;
  /** An additional certificate authority, PEM; those that Node trusts stay, also those of `NODE_EXTRA_CA_CERTS`. */
  readonly ca?: string | undefined;
  /** Left out: it has all the time that its limits give. */
  readonly time?: RunTime;
  readonly limits?: Partial<Limits>;
  readonly resolve?: Resolve;
  readonly wait?: Wait;
}

/** The only way to registries and what they name: https and public addresses only, except for hosts that the user listed, with every answer bounded in size and time (T22-T25, T28, T50). It never throws because of a server. */
export function createFetcher(options: FetcherOptions): Fetcher {
  const limits = { ...defaultLimits, ...options.limits };
  const { ca, time = endless, resolve = resolveWithSystem, wait = sleep } = options;
  const trusted = trustedOrigins(options.trustedHosts);
  const budget = openDownloadBudget(options.maxDownload);
  const connections = openWhenAsked({ trusted, limits, resolve, ca });
  const gate = openHostGate(limits);
  const pauses = openAskedPauses(limits, wait, time);
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  const route: Route = { connections, gate, trusted, limits, time, count };

  const retrying = async <T>(attempt: () => Promise<Attempt<T>>, brief = false): Promise<Outcome<T>> => {
    if (time.left() === 0) return time.exceeded();
    const outcome = await withRetries(attempt, brief ? { ...limits, retries: 0 } : limits, wait, pauses);
    const isCutOff = outcome.kind === 'unavailable' && outcome.code === 'network' && time.left() === 0;
    return isCutOff ? time.exceeded() : outcome;
  };

  return {
    get: (url, request) => retrying(() => getOnce(route, url, request), request.brief),
    download: (url, request, use) =>
      withTemporaryFolder(async (folder) => {
        const path = join(folder, 'package.zip');
        const saved = await retrying(() => saveOnce(route, url, request, path, budget));
        return saved.kind === 'known' ? known(await use(saved.value)) : saved;
      }).catch((error: unknown) => {
        if (error instanceof DiskError) return notSaved(error, URL.parse(url)?.host ?? 'the server');
        throw error;
      }),
    traffic: () => ({ requests, bytesDownloaded: budget.taken() }),
    close: () => connections.close(),
  };
}

function getOnce(
  route: Route,
  url: string,
  { accept, maxBytes, token, authorization = bearer(token), login, what, brief = false }: GetOptions,
): Promise<Attempt<Answer>> {
  const headers = { ...commonHeaders, ...(accept === undefined ? {} : { accept }) };
  const time = brief ? route.limits.briefAnswer : route.limits.answer;
  const ask = { url, what, headers, authorization, login, time, isPackage: false, isBrief: brief };
  return followRedirects<Answer>(route, ask, async (response, at) => {
    const body = await collectBody(response, maxBytes, at.host);
    if (!(body instanceof Uint8Array)) return final(body);
    return final(known({ url: at.href, contentType: headerOf(response, 'content-type') ?? '', body }));
  });
}

async function saveOnce(
  route: Route,
  url: string,
  { maxBytes, what, login, room }: DownloadOptions,
  path: string,
  budget: DownloadBudget,
): Promise<Attempt<DownloadedFile>> {
  if (budget.left() === 0) return final(budget.exceeded());
  const time = route.limits.download;
  const kind = { isPackage: true, isBrief: false };
  const ask = { url, what, headers: commonHeaders, authorization: undefined, login, time, ...kind };
  return followRedirects<DownloadedFile>(route, ask, async (response, at) => {
    const pace = { ...route.limits, left: route.time.left };
    const saved = await saveBody(response, path, { maxBytes, budget, room, pace }, at.host);
    if (!('kind' in saved)) return final(known(saved));
    return { ...final(saved), silent: saved.code === 'network' };
  });
}

function bearer(token: string | undefined): string | undefined {
  return token === undefined ? undefined : `Bearer ${token}`;
}

/** Without compression the announced size is the one that the limits count. Some servers compress all the same. */
const commonHeaders = { 'accept-encoding': 'identity', 'user-agent': 'lockproof' };

/** Loads the client with the first request: most runs find no changed lock file and need no request. */
function openWhenAsked(options: ConnectionOptions): Connections {
  let client: Promise<Connections> | null = null;
  return {
    async get(url, headers, signal) {
      client ??= import('./client.ts').then(({ openClient }) => openClient(options));
      return (await client).get(url, headers, signal);
    },
    async close() {
      await (await client)?.close();
    },
  };
}

const inUse = new Set<string>();

/** A folder that only this user can read, removed when `use` ends or the process exits. @throws DiskError if it cannot be created */
async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await onDisk(mkdtemp(join(tmpdir(), 'lockproof-')));
  if (inUse.size === 0) process.on('exit', removeAll);
  inUse.add(folder);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    inUse.delete(folder);
    if (inUse.size === 0) process.off('exit', removeAll);
  }
}

function removeAll(): void {
  for (const folder of inUse) rmSync(folder, { recursive: true, force: true });
}
