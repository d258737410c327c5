import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CacheQuestion, CacheReply } from './cache-question.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** GitHub's cache, behind a process of its own. Once there is trouble it is out of use, and every answer is `null`; nothing is thrown. */
export interface CacheClient {
  /** The key of the newest entry that begins so. */
  find(prefix: string): Promise<string | null>;
  /** Makes an entry; the key if it is made. */
  keep(key: string): Promise<string | null>;
  giveUp(why: string): void;
  /** Why it is out of use, in raw text of the service or the system. */
  trouble(): string | null;
  stop(): Promise<void>;
}

/**
 * @param patience milliseconds for the answer to `find`
 * @throws where there is no folder to work in
 */
export async function startCacheClient(env: Environment, patience: number): Promise<CacheClient> {
  const folder = await mkdtemp(join(env.RUNNER_TEMP ?? tmpdir(), 'lockproof-cache-'));
  const child = startProcess(folder, env);
  const waiting = new Map<number, (key: string | null) => void>();
  let trouble: string | null = null;
  let asked = 0;

  function giveUp(why: string): void {
    trouble ??= why;
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
    child.kill('SIGKILL');
  }
  function ask(question: CacheQuestion['ask'], key: string): Promise<string | null> {
    if (trouble !== null) return Promise.resolve(null);
    const id = asked++;
    return new Promise((settle) => {
      waiting.set(id, settle);
      const message: CacheQuestion = { id, ask: question, key };
      child.send(message, (error) => error && giveUp(error.message));
    });
  }

  child.on('error', (error) => giveUp(error.message));
  child.on('exit', () => giveUp('the process that asks it ended'));
  child.on('message', (message) => {
    const reply = message as CacheReply;
    if (reply.kind === 'trouble') return giveUp(reply.why);
    waiting.get(reply.id)?.(reply.key);
    waiting.delete(reply.id);
  });

  return {
    async find(prefix) {
      const bell = setTimeout(() => giveUp(`no answer within ${patience / 1000} seconds`), patience);
      try {
        return await ask('find', prefix);
      } finally {
        clearTimeout(bell);
      }
    },
    keep: (key) => ask('keep', key),
    giveUp,
    trouble: () => trouble,
    async stop() {
      giveUp('stopped');
      await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
    },
  };
}

/** From source it is the file beside this one, and so it is in the bundle. */
function startProcess(folder: string, env: Environment): ChildProcess {
  const here = import.meta.url;
  return fork(new URL(here.endsWith('.ts') ? './cache-process.ts' : './cache-process.js', here), {
    cwd: folder,
    env: { ...passedOn(env), GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** What the library asks for, and what finds programs and proxies; none of the tokens of the job's own. */
function passedOn(env: Environment): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => wanted.test(name)));
}

const wanted =
  /^(?:ACTIONS_(?!ID_TOKEN_)\w+|GITHUB_SERVER_URL|(?:HTTPS?|NO)_PROXY|NODE_EXTRA_CA_CERTS|PATH|PATHEXT|SYSTEMROOT|SYSTEMDRIVE|TE?MP|TMPDIR|HOME|USERPROFILE)$/i;
