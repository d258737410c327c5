import type { LoggedRequest } from '../support/github-double/world.ts';
import type { ActionRun } from '../support/run-action.ts';
import type { Stage } from './stage.ts';

/** `exit 1 failed; review of 1, begin comment; ❌ comment, 1 open thread`: what a run did and what stands on the pull request after it. */
export function whatStands(run: ActionRun, stage: Stage, asked: readonly LoggedRequest[]): string {
  const writes = asked.flatMap(writeWords);
  return [
    `exit ${run.exitCode} ${run.outputs.verdict ?? 'no verdict'}`,
    writes.length === 0 ? 'no write' : writes.join(', '),
    [commentWords(stage), threadWords(stage)].join(', '),
  ].join('; ');
}

function writeWords({ method, path, body, status }: LoggedRequest): readonly string[] {
  const words = requestWords(method, path, body);
  if (words === null) return [];
  return [status >= 400 ? `${words} (${status})` : words];
}

function requestWords(method: string, path: string, body: unknown): string | null {
  if (method === 'GET') return null;
  if (path === '/graphql') return mutationWords(String((body as { query?: string }).query));
  if (method === 'POST' && path.endsWith('/reviews'))
    return `review of ${(body as { comments: unknown[] }).comments.length}`;
  if (method === 'POST' && /\/issues\/\d+\/comments$/.test(path)) return 'begin comment';
  if (method === 'PATCH' && /\/issues\/comments\/\d+$/.test(path)) return 'edit comment';
  return `${method} ${path}`;
}

function mutationWords(query: string): string | null {
  if (!query.startsWith('mutation')) return null;
  const count = query.match(/input:/g)?.length ?? 0;
  return `${query.includes('resolveReviewThread') ? 'resolve' : 'minimise'} ${count}`;
}

function commentWords({ github }: Stage): string {
  const ours = github.comments.filter(({ body }) => body.startsWith('<!-- lockproof:v1:'));
  const icons = ours.map(({ body }) => {
    const line = body.split('\n')[1] ?? '';
    const icon = ['✅', '❌', '⚠️'].find((each) => line.includes(each)) ?? '?';
    return `${icon} ${line.startsWith('###') ? 'comment' : 'line'}`;
  });
  return icons.length === 0 ? 'no comment' : icons.join(' and ');
}

function threadWords({ github }: Stage): string {
  const closed = github.reviewComments.filter(({ resolved, minimised }) => resolved || minimised).length;
  const open = github.reviewComments.length - closed;
  if (github.reviewComments.length === 0) return 'no thread';
  return [
    ...(open === 0 ? [] : [`${open} open ${open === 1 ? 'thread' : 'threads'}`]),
    ...(closed === 0 ? [] : [`${closed} closed`]),
  ].join(' and ');
}
