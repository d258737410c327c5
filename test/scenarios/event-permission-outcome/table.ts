import type { LoggedRequest } from '../../support/github-double/world.ts';
import type { ActionRun } from '../../support/run-action.ts';
import { annotationsIn } from '../run-log.ts';
import type { Stage } from '../stage.ts';
import { pullWords, readWords, requests } from './requests.ts';
import type { Row, Section } from './row.ts';

/** The table as a page that GitHub renders. */
export function page(sections: readonly Section[], lines: ReadonlyMap<Row, string>): string {
  return [
    introduction,
    table(
      ['name', 'request', 'for'],
      requests.map(([name, request, why]) => `| ${name} | \`${request}\` | ${why} |`),
    ),
    ...sections.flatMap(({ title, rows }) => [
      `## ${title}`,
      table(
        ['event', 'token', 'case', 'exit, verdict', 'reads', 'on the pull request', 'Σ', 'final state'],
        rows.map((each) => lines.get(each) ?? `| ${each.what} | missing |`),
      ),
    ]),
    '',
  ].join('\n\n');
}

/** One line: the case, what the run did and the final state of the pull request. */
export function line(row: Row, run: ActionRun, stage: Stage, asked: readonly LoggedRequest[]): string {
  const cells = [
    row.event,
    row.token,
    row.what,
    `${run.exitCode}, ${[run.outputs.verdict ?? 'none', ...noticeWords(run)].join(', ')}`,
    readWords(asked) || 'none',
    pullWords(asked) || 'nothing',
    asked.length,
    standing(stage),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What the run reports about itself, not about a file, without what differs from run to run. */
function noticeWords({ stdout }: ActionRun): readonly string[] {
  const own = annotationsIn(stdout).filter(({ file, level }) => file === null && level === 'notice');
  return own.map(({ message }) => message.replace(/(?:\.(?: |$)| until ).*$/s, ''));
}

function standing({ github }: Stage): string {
  const ours = github.comments.filter(({ body }) => body.startsWith('<!-- lockproof:v1:'));
  const comments = ours.map(({ body, minimised }) => {
    const text = body.split('\n').find((each) => !each.startsWith('<!--')) ?? '';
    const icon = ['✅', '❌', '⚠️'].find((each) => text.includes(each)) ?? '?';
    return `${icon} ${text.startsWith('###') ? 'comment' : 'line'}${minimised ? ', hidden' : ''}`;
  });
  return [comments.join(' and ') || 'no comment', threadWords(github.reviewComments)].join('; ');
}

function threadWords(threads: Stage['github']['reviewComments']): string {
  const resolved = threads.filter((thread) => thread.resolved).length;
  const hidden = threads.filter((thread) => thread.minimised && !thread.resolved).length;
  const open = threads.length - resolved - hidden;
  const words = [
    ...(open === 0 ? [] : [`${open} open`]),
    ...(resolved === 0 ? [] : [`${resolved} resolved`]),
    ...(hidden === 0 ? [] : [`${hidden} hidden`]),
  ].join(', ');
  return words === '' ? 'no thread' : `${words} ${threads.length === 1 ? 'thread' : 'threads'}`;
}

function table(columns: readonly string[], lines: readonly string[]): string {
  return [`| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`, ...lines].join('\n');
}

const introduction = `# Every request to GitHub, by event, token and case

Each line is a run of the built action against a double of GitHub's API: all its requests, and the final state of the pull request. Reads are only counted, because they run in parallel; the requests about the pull request are in order. A
status shows where GitHub refused. \`test/scenarios/event-permission-outcome.long.test.ts\` writes this page and fails when a request is added or lost; \`vitest run --config vitest.world.config.ts event-permission-outcome -u\` updates it.

The token \`write\` has the permissions that the README recommends, \`contents: read\` and \`pull-requests: write\`.`;
