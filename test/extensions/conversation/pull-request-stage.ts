import type { TestContext } from 'vitest';
import { bringUpToDate, type Said } from '../../../src/extensions/conversation/bring-up-to-date.ts';
import type { LineComment } from '../../../src/extensions/conversation/comments-of-report.ts';
import { markerOf, type Result, type Sticky } from '../../../src/extensions/conversation/sticky-comment.ts';
import { createOctokit } from '../../../src/source/github/octokit.ts';
import { type GitHubDouble, startGitHubDouble } from '../../support/github-double/github-double.ts';
import { createRepository } from '../../support/github-double/repository.ts';
import type { Reply } from '../../support/github-double/world.ts';

export const marker: string = markerOf('main');

export interface Saying {
  readonly mode?: 'update-only';
  readonly id?: string;
  /** The commit that started the run; default: the current tip of the branch. */
  readonly head?: string;
  /** The attempt of the workflow run; default: another one each time. */
  readonly attempt?: string;
  /** Default: `verified`. */
  readonly result?: Result;
  /** The lines of the file with a finding. */
  readonly lines?: readonly number[];
  /** Only review comments. */
  readonly noComment?: boolean;
}

/** One pull request on the double, changing lines 1 to 40 of one file. */
export interface PullStage {
  readonly github: GitHubDouble;
  readonly pull: number;
  /** What a run with this text does. */
  say(body: string, saying?: Saying): Promise<Said>;
  /** Another commit on the branch. */
  push(): string;
  head(): string;
  /** Texts of the comments, without the number in the marker where it is that of the comment, and without the result. */
  bodies(): string[];
  /** The requests to GitHub since the last call: `look`, `close`, `review`, `comment`, `edit`. A comment that is created is edited once. */
  asked(): string[];
  /** Something happens during the next request of this kind; then it gets this reply, or the normal answer. */
  during(kind: string, happens: () => unknown, reply?: Reply): void;
  /** The next requests of this kind get this reply. */
  answer(kind: string, times: number, reply: Reply): void;
}

export async function setPull(test: Pick<TestContext, 'onTestFinished'>): Promise<PullStage> {
  const repository = createRepository();
  const base = repository.commit({ 'file.txt': '' }, 'base');
  repository.branch('feature', base);
  const text = Array.from({ length: 40 }, (_, at) => `line ${at}\n`).join('');
  const push = (content: string) =>
    repository.commit({ 'file.txt': content }, 'change', { branch: 'feature' });
  push(text);
  const github = await startGitHubDouble({ repository });
  test.onTestFinished(async () => {
    await github.close();
    repository.remove();
  });
  const pull = github.openPull({ head: 'feature' });
  const octokit = createOctokit({ token: 't', apiUrl: github.url, userAgent: 'test', secondOfWaiting: 1 });
  const head = () => repository.resolve('feature') ?? '';
  let seen = 0;
  let pushed = 0;
  let attempts = 0;
  return {
    github,
    pull,
    head,
    push: () => push(`${text}more ${++pushed}\n`),
    bodies: () => github.comments.map(({ id, body }) => withoutState(body).replace(`:${id} -->`, ' -->')),
    asked() {
      const since = github.requests.slice(seen);
      seen = github.requests.length;
      return since.map(kindOf);
    },
    during(kind, happens, reply) {
      github.faults.intercept = async (request) => {
        if (kindOf(request) !== kind) return null;
        github.faults.intercept = null;
        await happens();
        return reply ?? null;
      };
    },
    answer(kind, times, reply) {
      let left = times;
      github.faults.intercept = (request) => {
        if (kindOf(request) !== kind || left === 0) return null;
        left -= 1;
        return reply;
      };
    },
    async say(body, saying = {}) {
      const {
        mode = 'create-or-update',
        id = 'main',
        head: at = head(),
        lines = [],
        noComment = false,
      } = saying;
      const { attempt = `${++attempts}.1`, result = 'verified' } = saying;
      const { owner, repo } = github;
      const sticky = {
        mode,
        attempt,
        result,
        body: ({ foreign }) => (foreign === null ? body : `${body}, beside ${foreign.number}`),
      } as const satisfies Sticky;
      const comments = lines.map(commentOn);
      return bringUpToDate(
        { octokit, owner, repo, number: pull, head: at, id, betweenWrites: 0 },
        {
          lines: {
            comments,
            current: comments.map(({ subject }) => subject),
            hunks: new Map([['file.txt', [{ from: 1, to: 50 }]]]),
          },
          comment: noComment ? null : sticky,
        },
      );
    },
  };
}

/** Without the line with the attempt and the result. */
export function withoutState(body: string): string {
  return body.replace(/\n<!-- lockproof:run:\S+ -->/, '');
}

function commentOn(line: number): LineComment {
  const subject = { path: 'file.txt', rule: 'unproven-hash', provider: null, hash: `zh:${line}` };
  return {
    subject,
    path: 'file.txt',
    from: line,
    to: line,
    body: () => `Line ${line}`,
    edit: null,
    deletes: false,
  };
}

function kindOf({ method, path, body }: { method: string; path: string; body: unknown }): string {
  if (path === '/graphql') return JSON.stringify(body).includes('mutation') ? 'close' : 'look';
  if (path.endsWith('/reviews')) return 'review';
  if (path.includes('/comments')) return method === 'PATCH' ? 'edit' : 'comment';
  return `${method} ${path}`;
}
